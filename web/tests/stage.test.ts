import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event, FlatNode, Question, SceneNode, ServerMessage, State, Update } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { languages: ['en'] })
const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value) })
vi.stubGlobal('document', { hidden: false, hasFocus: () => true })
vi.stubGlobal('window', globalThis)
vi.stubGlobal('WebSocket', { OPEN: 1 })
const { Live } = await import('../src/lib/live.svelte')
const { settings } = await import('../src/lib/settings.svelte')
settings.sound = false

const token = (id: string, more: object = {}): FlatNode => ({ kind: 'token', id, icon: 'meeple', ...more })
const scene: SceneNode = { kind: 'area', id: 'root', children: [] }
const state = { type: 'state', table: { id: 't', title: 'x', seats: [], status: 'playing' }, version: 1, seat: 0, scene, question: null, asking: [], events: [], last: 0, undo: 'no', offer: null, standing: [], chat: [], presence: [], watchers: 0, over: null } as unknown as State
const question = { number: 9, seat: 0, topic: 'x', says: { id: 'ask-x', args: {} }, options: [{ key: 'a', says: { id: 'do-a', args: {} } }], refused: [], least: 1, most: 1, several: false } as Question
let number = 0
const deed = (seat: number, id = 'tell-builds', more: Event['args'] = {}): Event => ({ number: ++number, id, args: { who: { seat }, ...more } })

function seated(): InstanceType<typeof Live> & { hears: (message: unknown) => void } {
  const live = new Live('t') as InstanceType<typeof Live> & { hears: (message: unknown) => void }
  live.hears = (message) => (live as unknown as { hear: (message: ServerMessage) => void }).hear(message as ServerMessage)
  live.hears(state)
  return live
}
const update = (version: number, more: Partial<Update>): Update => ({ type: 'update', base: version - 1, version, ...more })
const put = (id: string, version: number, seat: number): Update => update(version, { events: [deed(seat)], scene: { put: [{ kind: 'area', id: 'root', children: [id] }, token(id)] } })
const drawn = (live: InstanceType<typeof Live>): string[] => (live.scene?.children ?? []).map((child) => child.id)

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    shelf.clear()
    number = 0
    settings.speed = 'brisk'
  })
  afterEach(() => void vi.useRealTimers())

  it('plays what others do one deed at a time', () => {
    const live = seated()
    live.hears(put('a', 2, 1))
    live.hears(put('b', 3, 2))
    expect(drawn(live)).toEqual(['a'])
    expect(live.caption).toMatchObject({ event: { number: 1 }, left: 1 })
    vi.advanceTimersByTime(1300)
    expect(drawn(live)).toEqual(['b'])
    expect(live.caption).toMatchObject({ event: { number: 2 }, left: 0 })
    vi.advanceTimersByTime(1300)
    expect(live.caption).toBeNull()
    expect(live.version).toBe(3)
  })

  it('goes to the present at a click, and one deed on at Next', () => {
    const live = seated()
    for (const version of [2, 3, 4]) live.hears(put(`n${version}`, version, 1))
    live.next()
    expect(drawn(live)).toEqual(['n3'])
    live.skip()
    expect(drawn(live)).toEqual(['n4'])
    expect(live.caption).toBeNull()
  })

  it('shows a question behind deeds when it comes, and waits for nothing once it is answered', () => {
    const live = seated()
    live.hears(put('a', 2, 1))
    live.hears(update(3, { events: [deed(2)], question, scene: { put: [{ kind: 'area', id: 'root', children: ['b'] }, token('b')] } }))
    expect(live.question).toBeNull()
    vi.advanceTimersByTime(1300)
    expect(live.question?.number).toBe(9)
    expect(live.caption).not.toBeNull()
    live.choose('a')
    expect(live.caption).toBeNull()
    expect(live.busy).toBe(true)
  })

  it('shows everything at once where that is wished', () => {
    settings.speed = 'off'
    const live = seated()
    live.hears(put('a', 2, 1))
    live.hears(put('b', 3, 2))
    expect(drawn(live)).toEqual(['b'])
    expect(live.caption).toBeNull()
  })

  it('does not wait for one’s own deeds', () => {
    const live = seated()
    live.hears(put('a', 2, 0))
    expect(live.caption).toBeNull()
    expect(drawn(live)).toEqual(['a'])
  })

  it('marks what a rival laid until one has answered, and tells it again', () => {
    const live = seated()
    live.since = 1
    number = 1
    live.hears(put('a', 2, 1))
    vi.advanceTimersByTime(1300)
    expect([...live.traces]).toEqual([['a', 1]])
    expect(live.missed.map((event) => event.number)).toEqual([2])
    live.recall()
    expect(live.caption).toMatchObject({ event: { number: 2 }, left: 0, again: true })
    vi.advanceTimersByTime(1300)
    expect(live.caption).toBeNull()
    live.hears(put('b', 3, 1))
    expect(live.caption).toMatchObject({ again: false })
    live.skip()
    live.ask(question)
    live.choose('a')
    expect(live.traces.size).toBe(0)
    expect(live.missed).toEqual([])
    expect(shelf.get('stavitel.since.t')).toBe('3')
  })

  it('keeps what is on offer while an answer is on its way, and lights none of it', () => {
    const live = seated()
    live.hears({ ...state, scene: { ...scene, children: [{ kind: 'token', id: 'a', name: 'a' }] }, question })
    expect([...live.lit.keys()]).toEqual(['a'])
    const asked = live.number
    live.ask({ ...question, refused: [{ key: 'b', why: { id: 'no' }, rule: 'X1' }] } as unknown as Question)
    expect(live.number).toBe(asked)
    live.choose('a')
    expect([...live.lit.keys()]).toEqual([])
    expect([...live.offered.keys()]).toEqual(['a'])
  })

  it('knows who comes back to what the others did, until they answer', () => {
    const live = seated()
    live.since = 1
    number = 1
    live.hears(put('a', 2, 1))
    expect(live.returned).toBe(false) // it is told as it happens
    live.hears({ ...state, version: 2, events: [deed(0), deed(1)] })
    expect(live.returned).toBe(true)
    live.ask(question)
    live.choose('a')
    expect(live.returned).toBe(false)
  })

  it('never takes longer than one cares to watch', () => {
    const live = seated()
    live.hears(update(2, { events: Array.from({ length: 60 }, () => deed(1)) }))
    let time = 0
    for (; live.caption && time < 60_000; time += 50) vi.advanceTimersByTime(50)
    expect(time).toBeLessThan(45_000)
  })

  it('tells who asked what became of a move to be taken back', () => {
    const offer = { number: 1, seat: 0, agreed: [], waiting: [1] }
    const refused = seated()
    refused.hears({ type: 'offer', offer })
    refused.hears({ type: 'offer', offer: null })
    expect(refused.outcome).toBe('refused')
    const agreed = seated()
    agreed.hears({ type: 'offer', offer })
    agreed.hears({ type: 'offer', offer: null })
    agreed.hears(update(2, { events: [deed(0, 'tell-undoes')] }))
    expect(agreed.outcome).toBe('agreed')
    const other = seated()
    other.hears({ type: 'offer', offer: { ...offer, seat: 1 } })
    other.hears({ type: 'offer', offer: null })
    expect(other.outcome).toBe('')
  })
})
