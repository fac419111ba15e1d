import { describe, expect, it, vi } from 'vitest'
import type { Question } from '../src/protocol'

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
