import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })

interface Note {
  at: number
  pitch: number
  length: number
}
let notes: Note[] = []
let loudness: number[] = []

/** As much of the browser's as is used: what would be heard, and when. */
vi.stubGlobal('AudioContext', class {
  currentTime = 10
  destination = {}
  resume = (): Promise<void> => Promise.resolve()
  createGain = (): unknown => ({ gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: (most: number) => loudness.push(most), exponentialRampToValueAtTime: () => undefined }, connect: (next: unknown) => next })
  createOscillator = (): unknown => {
    const tone = { type: '', frequency: { value: 0 }, connect: (next: unknown) => next, start: (at: number) => void (begun = at), stop: (at: number) => notes.push({ at: begun - 10, pitch: tone.frequency.value, length: at - begun }) }
    let begun = 0
    return tone
  }
})

const { ring } = await import('../src/lib/sound')
const { settings } = await import('../src/lib/settings.svelte')
const { Live } = await import('../src/lib/live.svelte')

beforeEach(() => {
  ;[notes, loudness] = [[], []]
  settings.sound = true
  settings.speed = 'off'
})

const played = (what: Parameters<typeof ring>[0]): Note[] => {
  notes = []
  ring(what)
  return notes
}
/** How the notes go, one after the other: up or down. */
const contour = (heard: Note[]): string => heard.slice(1).map((note, at) => (note.pitch > (heard[at]?.pitch ?? 0) ? '/' : '\\')).join('')

describe('sounds', () => {
  it('can be told apart by how they rise and fall, and by their length', () => {
    expect([contour(played('turn')), contour(played('struck')), contour(played('over')), contour(played('talk'))]).toEqual(['/', '\\', '///', ''])
    const lasts = (heard: Note[]): number => Math.max(...heard.map((note) => note.at + note.length))
    const [turn, struck, over, talk] = [lasts(played('turn')), lasts(played('struck')), lasts(played('over')), lasts(played('talk'))]
    expect(talk).toBeLessThan(struck - 0.2)
    expect(struck).toBeLessThan(turn - 0.2)
    expect(turn).toBeLessThan(over - 0.2)
  })
  it('do not share a pitch, and none is loud', () => {
    const pitches = (['turn', 'struck', 'over', 'talk'] as const).flatMap((what) => played(what).map((note) => note.pitch))
    expect(new Set(pitches).size).toBe(pitches.length)
    expect(Math.max(...loudness)).toBeLessThanOrEqual(0.2)
  })
  it('are all silent with one switch', () => {
    settings.sound = false
    for (const what of ['turn', 'struck', 'over', 'talk'] as const) expect(played(what)).toEqual([])
  })
})

const question = (number: number): Question => ({ number, seat: 0, topic: 'act', says: { id: 'ask-act', args: {} }, least: 1, most: 1, several: false, options: [{ key: 'pass', says: { id: 'do-pass', args: {} } }], refused: [] })
const murder = (number: number, victim: number): unknown => ({ number, id: 'tell-murders', args: { who: { seat: 1 }, whom: { seat: victim } } })

describe('the moments of a game', () => {
  /** What is heard when the server sends this, by how it rises and falls. */
  const heard = (live: InstanceType<typeof Live>, update: Record<string, unknown>): string => {
    notes = []
    live.version++
    ;(live as unknown as { apply: (update: unknown) => boolean }).apply({ version: live.version, ...update })
    return notes.length ? contour(notes) : 'nothing'
  }
  const seated = (): InstanceType<typeof Live> => {
    const live = new Live('t')
    live.seat = 0
    return live
  }
  it('ring for my turn when it comes, not for the next question of it', () => {
    const live = seated()
    expect(heard(live, { question: question(1) })).toBe('/')
    expect(heard(live, { question: question(2) })).toBe('nothing')
    expect(heard(live, { question: null })).toBe('nothing')
    expect(heard(live, { question: question(3) })).toBe('/')
  })
  it('ring when somebody strikes at me, not at another', () => {
    const live = seated()
    expect(heard(live, { events: [murder(1, 2)] })).toBe('nothing')
    expect(heard(live, { events: [murder(2, 0)] })).toBe('\\')
    expect(heard(live, { events: [murder(2, 0)] })).toBe('nothing')
  })
  it('ring when something bad comes upon a thing of mine, once, and not upon those of others', () => {
    const live = seated()
    const bad = { icon: 'daggers', tone: 'bad' }
    const mark = (id: string, ...badges: unknown[]): Record<string, unknown> => ({ scene: { set: { [id]: { badges } } } })
    const panel = (seat: number): unknown => ({ kind: 'panel', id: `panel:${seat}`, seat, children: [{ kind: 'card', id: `role:${seat}`, face: 'king', badges: [4] }] })
    const whole = { kind: 'area', id: 'root', children: [{ kind: 'card', id: 'cast:king', face: 'king' }, panel(1), panel(0)] }
    expect(heard(live, { scene: { whole } })).toBe('nothing')
    expect(heard(live, mark('cast:king', bad))).toBe('nothing')
    expect(heard(live, mark('role:1', 4, bad))).toBe('nothing')
    expect(heard(live, mark('role:0', 4, { icon: 'crown', tone: 'good' }))).toBe('nothing')
    expect(heard(live, mark('role:0', 4, bad))).toBe('\\')
    expect(heard(live, mark('role:0', 5, bad))).toBe('nothing')
    expect(heard(live, { ...mark('role:0', bad, { icon: 'robber', tone: 'bad' }), events: [murder(1, 0)] })).toBe('\\')
    live.seat = null
    expect(heard(live, mark('role:0'))).toBe('nothing')
    expect(heard(live, mark('role:0', bad))).toBe('nothing')
  })
  it('ring for the end', () => {
    expect(heard(seated(), { over: true })).toBe('///')
  })
  it('are silent where sounds are switched off', () => {
    settings.sound = false
    const live = seated()
    expect([heard(live, { question: question(1) }), heard(live, { events: [murder(1, 0)] }), heard(live, { over: true })]).toEqual(['nothing', 'nothing', 'nothing'])
  })
})
