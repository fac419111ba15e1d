import { describe, expect, it, vi } from 'vitest'
import type { Question, TitleInfo } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Live } = await import('../src/lib/live.svelte')

let number = 0
const asked = (topic: string, ...keys: string[]): Question => ({
  number: ++number,
  seat: 0,
  topic,
  says: { id: `ask-${topic}`, args: {} },
  least: 1,
  most: 1,
  several: false,
  options: keys.map((key) => ({ key, says: { id: `do-${key}`, args: {} } })),
  refused: [],
})

describe('what is pointed at', () => {
  it('is the option of the same question when that comes anew, and nothing at another one', () => {
    const live = new Live('t')
    const first = asked('build', 'build:market', 'build:temple')
    live.ask(first)
    live.pointed = first.options[1] ?? null
    const again = { ...first, options: first.options.map((option) => ({ ...option })) }
    live.ask(again)
    expect(live.pointed).toBe(again.options[1])
    live.ask(asked('build', 'build:temple'))
    expect(live.pointed).toBeNull()
  })
})

describe('declining in advance', () => {
  it('knows the answer that stays away from an audience', () => {
    const live = new Live('t')
    live.ask(asked('join-visit', 'join:decree', 'join:ship', 'join:produce', 'stay'))
    expect(live.decline?.key).toBe('stay')
    live.ask(asked('play-card', 'gold:manuel-1', 'gold:manuel-2'))
    expect(live.decline).toBeNull()
  })

  it('remembers what was asked while others had their turn, and nothing of the own turn', () => {
    const live = new Live('t')
    live.ask(asked('join-visit', 'join:decree', 'stay'))
    live.ask(null)
    live.ask(asked('take-decree', 'decree:d01', 'decree:d02'))
    live.ask(asked('second-decree', 'decree:d03', 'pass'))
    expect(live.declines).toEqual({ 'join-visit': 'stay' })
  })
})

const title = (more: Partial<TitleInfo>): TitleInfo => ({
  name: 't', version: '1', least: 2, most: 4, accent: '', options: [], bots: [], opponent: false, cites: {}, icons: {}, headings: {}, standing: {}, cards: 3, reconstructed: 1,
  ...more,
})

describe('what the title says of itself', () => {
  it('names the answer that may be left for a round, and how long it stands', () => {
    const live = new Live('t')
    live.info = title({ standing: { react: 'keep' }, headings: { round: 1, turn: 2 } })
    live.ask(asked('react', 'play:acrobat', 'keep', 'no'))
    expect([live.decline?.key, live.declared, live.span('react')]).toEqual(['keep', true, 'round'])
    live.ask(asked('join-visit', 'join:decree', 'stay'))
    expect([live.decline?.key, live.declared, live.span('join-visit')]).toEqual(['stay', false, 'my-turn'])
    live.info = title({ standing: { react: 'keep' } })
    expect(live.span('react')).toBe('my-turn')
    live.ask(asked('react', 'play:acrobat'))
    expect(live.decline).toBeNull()
  })

  it('heads the log and pictures the counters', () => {
    const live = new Live('t')
    live.info = title({ headings: { round: 1, turn: 2 }, icons: { silver: 'two-coins' } })
    expect(['tell-round', 'tell-turn', 'tell-builds'].map((id) => live.headingOf({ id }))).toEqual([1, 2, 0])
    expect(live.effectsOf({ effects: [['silver', -3], ['stone', 1]] }).map((one) => one.icon)).toEqual(['two-coins', ''])
  })
})
