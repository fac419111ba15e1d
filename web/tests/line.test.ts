import { deflateSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../src/protocol'

class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: string[] = []
  onopen: () => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined
  constructor(readonly address: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen()
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}
vi.stubGlobal('WebSocket', Socket)
vi.stubGlobal('location', { protocol: 'https:', host: 'here' })
const { calledTitle, callTable, openLine, takeLine } = await import('../src/lib/early')

const state = { type: 'state', version: 7, table: { title: 'lisboa' } }
const packed = { type: 'packed', title: 'lisboa', state: deflateSync(JSON.stringify(state)).toString('base64') }
const turn = (): Promise<void> => new Promise((done) => setTimeout(done))
const soon = async (there: () => boolean): Promise<void> => {
  while (!there()) await turn()
}

describe('the line to a table', () => {
  beforeEach(() => void (Socket.made = []))

  it('unpacks a state, and what comes meanwhile waits for it', async () => {
    const heard: ServerMessage[] = []
    const { socket } = openLine('t', (message) => void heard.push(message)) as unknown as { socket: Socket }
    expect(socket.address).toBe('wss://here/ws/tables/t')
    socket.says({ type: 'pong', nonce: 1 })
    socket.says(packed)
    socket.says({ type: 'pong', nonce: 2 })
    expect(heard).toEqual([{ type: 'pong', nonce: 1 }])
    await soon(() => heard.length === 3)
    expect(heard.slice(1)).toEqual([state, { type: 'pong', nonce: 2 }])
    socket.says({ type: 'pong', nonce: 3 })
    expect(heard.length).toBe(4)
  })

  it('is opened before the screen is here, which takes it over with all that was said', async () => {
    callTable('t')
    const [socket] = Socket.made
    socket?.opens()
    expect(JSON.parse(socket?.sent[0] ?? '')).toMatchObject({ type: 'hello', last: 0, packed: true })
    socket?.says(packed)
    expect(await calledTitle).toBe('lisboa')
    const heard: ServerMessage[] = []
    const line = takeLine('t', (message) => void heard.push(message))
    expect(line.socket).toBe(socket)
    await soon(() => heard.length === 1)
    socket?.says({ type: 'pong', nonce: 1 })
    expect(heard.map((one) => one.type)).toEqual(['state', 'pong'])
    expect(takeLine('t', () => undefined).socket).not.toBe(socket)
  })

  it('is given up where another table is opened instead', () => {
    callTable('t')
    const line = takeLine('other', () => undefined)
    expect(Socket.made.map((one) => one.readyState)).toEqual([3, 0])
    expect(line.socket).toBe(Socket.made[1])
  })
})
