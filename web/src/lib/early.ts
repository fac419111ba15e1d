/** The line to a table. The first call goes out before its screen is here: what the server says meanwhile is kept for it. */

import type { ServerMessage } from '../protocol'
import { PROTOCOL } from '../protocol'

type Hear = (message: ServerMessage) => void

/** A line to a table that says hello when it is open, and passes on what it hears. */
export interface Line {
  socket: WebSocket
  hear: Hear
}

/** The first message to a table: what of it is already here, and from where it is looked at. */
export function greeting(last = 0, lastChat = 0, seat: number | null = null): string {
  return JSON.stringify({ type: 'hello', last, last_chat: lastChat, protocol: PROTOCOL, packed: true, ...(seat === null ? {} : { seat }) })
}

let tellTitle: (title: string) => void = () => {}

/** What is played at the table that was called first: its words can be fetched before its screen is here. */
export const calledTitle: Promise<string> = new Promise((done) => (tellTitle = done))

async function unpacked(state: string): Promise<ServerMessage> {
  const bytes = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return (await new Response(stream).json()) as ServerMessage
}

export function openLine(table: string, hear: Hear): Line {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/tables/${encodeURIComponent(table)}`)
  const line: Line = { socket, hear }
  /** What comes while a state is unpacked waits for it. */
  let before = Promise.resolve()
  let waiting = 0
  socket.onmessage = ({ data }) => {
    const said = JSON.parse(String(data)) as ServerMessage
    if (said.type === 'packed') tellTitle(said.title)
    else if (!waiting) return line.hear(said)
    waiting++
    before = before.then(async () => {
      const whole = said.type === 'packed' ? await unpacked(said.state) : said
      waiting--
      line.hear(whole)
    })
  }
  return line
}

let called: { table: string; line: Line; heard: ServerMessage[] } | null = null
export function callTable(table: string): void {
  const heard: ServerMessage[] = []
  const line = openLine(table, (message) => void heard.push(message))
  line.socket.onopen = () => line.socket.send(greeting())
  called = { table, line, heard }
}

/** The line to a table, with what was said on it before; a new one where none was opened. */
export function takeLine(table: string, hear: Hear): Line {
  const call = called
  called = null
  if (call?.table !== table || call.line.socket.readyState > WebSocket.OPEN) {
    call?.line.socket.close()
    return openLine(table, hear)
  }
  queueMicrotask(() => {
    call.line.hear = hear
    call.heard.forEach(hear)
  })
  return call.line
}
