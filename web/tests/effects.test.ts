import { describe, expect, it } from 'vitest'
import { effectsOf, foreseen, isCost } from '../src/lib/effects'
import type { Option, SceneNode } from '../src/protocol'

const figures = [
  { id: 'reis:0', kind: 'counter', label: { id: 'label-reis', args: {} } },
  { id: 'wigs:0', kind: 'counter', label: { id: 'label-wigs', args: {} } },
] as unknown as SceneNode[]

describe('what an answer would do to the counters', () => {
  it('adds up what is paid and what is gained', () => {
    const option = { key: 'build', effects: [['reis', -15], ['reis', 5], ['wigs', -1], ['wigs', 1], ['plans', 1]] } as unknown as Option
    const told = foreseen(effectsOf(option, figures))
    expect([...told].map(([id, effect]) => [id, effect.amount])).toEqual([['reis:0', -10]])
  })

  it('takes more of a burden for a cost, and less of it for a gain', () => {
    expect([isCost('silver', -1), isCost('silver', 1), isCost('debt', 1, ['debt']), isCost('debt', -1, ['debt'])]).toEqual([true, false, true, false])
  })
})
