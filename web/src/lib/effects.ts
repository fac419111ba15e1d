/** What an answer would cost and bring: told by the option, shown at the counters it speaks of. */

import type { Option, SceneNode } from '../protocol'
import { asText } from './text'
import { namesOf } from './scene'

/** Whether so much more or less of something is a cost; of a burden more is worse. The twin of `is_cost` in the kernel. */
export function isCost(what: string, amount: number, burdens: readonly string[] = []): boolean {
  return burdens.includes(what) ? amount > 0 : amount < 0
}

export interface Effect {
  what: string
  amount: number
  /** The own counter it changes, if there is one. */
  node: SceneNode | null
}

/** The effects of an option, however they were sent: `{what, amount}` or pairs. */
export function effectsOf(option: Option, figures: readonly SceneNode[]): Effect[] {
  const sent = (option as { effects?: unknown }).effects
  if (!Array.isArray(sent)) return []
  return sent.flatMap((one: unknown): Effect[] => {
    const [what, amount] = Array.isArray(one) ? (one as unknown[]) : typeof one === 'object' && one !== null ? [(one as Record<string, unknown>)['what'], (one as Record<string, unknown>)['amount']] : []
    if (typeof what !== 'string' || typeof amount !== 'number' || !amount) return []
    return [{ what, amount, node: figures.find((figure) => counts(figure, what)) ?? null }]
  })
}

/** What becomes of the own counters, by node: what one of them pays and gets is added up. */
export function foreseen(effects: readonly Effect[]): Map<string, Effect> {
  const told = new Map<string, Effect>()
  for (const effect of effects) {
    if (!effect.node) continue
    const before = told.get(effect.node.id)
    told.set(effect.node.id, before ? { ...effect, amount: before.amount + effect.amount } : effect)
  }
  return new Map([...told].filter(([, effect]) => effect.amount))
}

/** Whether a counter counts this: by what it says it counts, by its name, by its id before the seat, by its label. */
export function counts(figure: SceneNode, what: string): boolean {
  if (figure['counts'] !== undefined) return figure['counts'] === what
  const label = asText(figure['label'])?.id ?? ''
  const id = figure.id.split(':')
  return namesOf(figure).includes(what) || id.includes(what) || label === `label-${what}` || label === `word-${what}`
}
