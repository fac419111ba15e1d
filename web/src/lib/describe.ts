/** A node in words: for labels, for screen readers, for the text view. */

export { asText } from './text'

import type { SceneNode } from '../protocol'
import type { Game } from './game.svelte'
import { faceOf } from './scene'
import { asText, figure } from './text'
import { ui, type Said } from './words.svelte'

export function labelOf(game: Game, node: SceneNode): string {
  return game.say(asText(node['label']) ?? asText(node['title']))
}

export function tipOf(game: Game, node: SceneNode): string {
  return game.say(asText(node['tip']))
}

/** The name of a node in one line. */
export function describe(game: Game, node: SceneNode): string {
  const label = labelOf(game, node)
  const seat = typeof node['seat'] === 'number' ? game.seatName(node['seat']) : ''
  switch (node.kind) {
    case 'card': {
      const face = faceOf(node)
      if (!face || face.hidden) return label || ui('card-face-down', { back: game.say({ id: `back-${face?.back || 'card'}` }) })
      const parts = [label || game.cardName(face.key)]
      if (node['cost'] !== undefined) parts.push(ui('card-cost', { n: String(node['cost']) }))
      if (node['tapped']) parts.push(ui('card-tapped'))
      const marks = markTexts(game, node)
      return [...parts, ...marks].join(', ')
    }
    case 'pile': {
      const count = Number(node['count'] ?? 0)
      return `${label || game.say({ id: `back-${String(node['back'] || 'card')}` })}: ${count}`
    }
    case 'token': {
      const name = [label || iconName(game, node['icon']), seat].filter(Boolean).join(', ')
      return node['count'] === undefined ? name : `${name}: ${String(node['count'])}`
    }
    case 'counter':
      return `${label || iconName(game, node['icon'])}: ${String(node['value'])}`
    case 'panel':
      return label || seat
    case 'text':
      return game.say(asText(node['text']))
    case 'slot': {
      const name = label || (node['icon'] ? iconName(game, node['icon']) : '')
      const cost = costWords(game, node['cost'])
      return [name, cost ? ui('card-cost', { n: cost }) : ''].filter(Boolean).join(', ')
    }
    default:
      return label
  }
}

/** Words for an icon: the title's own word if there is one, else its readable name. */
export function iconName(game: Game, icon: unknown): string {
  return typeof icon === 'string' && icon ? game.say({ id: `icon-${icon}` }) : ''
}

/** A cost in words, its pictures named. */
function costWords(game: Game, cost: unknown): string {
  if (typeof cost !== 'object' || cost === null) return costText(cost)
  const parts = Array.isArray(cost) ? badges(game, cost) : Object.entries(cost).map(([icon, amount]) => ({ icon, value: String(amount) }))
  return parts.map((part) => [iconName(game, part.icon), part.value].filter(Boolean).join(' ')).join(', ').replaceAll(', /, ', ' / ')
}

export function costText(cost: unknown): string {
  if (cost === undefined || cost === null) return ''
  if (typeof cost === 'number' || typeof cost === 'string') return String(cost)
  if (Array.isArray(cost)) return cost.map(costText).join(', ')
  if (typeof cost === 'object') return Object.entries(cost).map(([name, amount]) => `${String(amount)} ${name}`).join(', ')
  return String(cost)
}

export interface Badge {
  icon?: string
  value?: string
  label?: string
  tone?: string
  seat?: number
}

/** Badges however they were sent: an icon's name, a number, a text, or a record of those. */
export function badges(game: Game, value: unknown): Badge[] {
  if (!Array.isArray(value)) return []
  return value.map((one: unknown): Badge => {
    if (typeof one === 'number') return { value: figure(one) }
    if (typeof one === 'string') return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(one) && one.length > 2 ? { icon: one } : { value: one }
    if (Array.isArray(one)) {
      const [icon, amount] = one as [unknown, unknown]
      return typeof icon === 'string' ? { icon, value: amount === undefined || amount === null ? undefined : figure(amount) } : { value: String(icon) }
    }
    const record = (one ?? {}) as Record<string, unknown>
    if (typeof record['id'] === 'string') return { label: game.say(record as unknown as Said) }
    const found: Badge = {}
    if (typeof record['icon'] === 'string') found.icon = record['icon']
    const amount = record['value'] ?? record['count']
    if (amount !== undefined && amount !== null) found.value = figure(amount)
    const label = asText(record['label'])
    if (label) found.label = game.say(label)
    if (typeof record['tone'] === 'string') found.tone = record['tone']
    if (typeof record['seat'] === 'number') found.seat = record['seat']
    return found
  })
}

/** The marks on a card in words; a picture is named only where it stands for itself. */
function markTexts(game: Game, node: SceneNode): string[] {
  return badges(game, node['badges']).map((badge) =>
    [badge.label, badge.seat === undefined ? '' : game.seatName(badge.seat), badge.icon && !badge.label && badge.seat === undefined ? iconName(game, badge.icon) : '', badge.value]
      .filter(Boolean)
      .join(' '),
  )
}
