/** Texts by Fluent: the words of the client, the words all titles share and the words of one title, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Text } from '../protocol'
import { settings, type Lang } from './settings.svelte'

const OWN: Record<Lang, () => Promise<string>> = {
  en: async () => (await import('../../../src/stavitel/words/en/client.ftl?raw')).default,
  cs: async () => (await import('../../../src/stavitel/words/cs/client.ftl?raw')).default,
  pl: async () => (await import('../../../src/stavitel/words/pl/client.ftl?raw')).default,
}

type Bundles = Record<string, FluentBundle>

const words: { bundles: Bundles } = $state({ bundles: {} })
const fetched = new Map<string, Promise<string>>()

function load(path: string): Promise<string> {
  let found = fetched.get(path)
  if (!found) {
    found = fetch(path).then((answer) => {
      if (answer.ok) return answer.text()
      fetched.delete(path)
      return ''
    })
    found.catch(() => fetched.delete(path))
    fetched.set(path, found)
  }
  return found
}

export function bundleOf(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** Fetches the words of a language, and of a title if one is named; afterwards `say` speaks them. */
export async function learn(lang: Lang, title = ''): Promise<void> {
  const name = `${lang}/${title}`
  if (words.bundles[name]) return
  const [own, common, its] = await Promise.all([
    OWN[lang](),
    load(`/api/words/${lang}/common`).catch(() => ''),
    title ? load(`/api/words/${lang}/${title}`).catch(() => '') : '',
  ])
  words.bundles[name] = title ? bundleOf(lang, own, common, its) : bundleOf(lang, common, own)
}

/** A text, with arguments or without. */
export type Said = Pick<Text, 'id'> & { args?: Text['args'] }

/** What the arguments of a text need to become words: the names at the table. */
export interface Naming {
  bundle: FluentBundle | undefined
  seatName: (seat: number) => string
}

/** The id of the message that names a card. */
export function cardMessage(key: string): string {
  return `card-${key.replace(/[^A-Za-z0-9_-]/g, '-')}`
}

function raw(bundle: FluentBundle | undefined, id: string, args: Record<string, FluentVariable>): string | undefined {
  const [name, attribute] = id.split('.') as [string, string?]
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!bundle || !pattern) return undefined
  return bundle.formatPattern(pattern, args, [])
}

/** One argument as Fluent takes it: cards become their names, seats the names of their players, texts are spoken. */
export function argument(naming: Naming, value: unknown): FluentVariable {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    const word = /^[a-z][a-z0-9_-]*$/.test(value) ? raw(naming.bundle, `word-${value}`, {}) : undefined
    return word ?? value
  }
  if (typeof value === 'boolean') return raw(naming.bundle, value ? 'word-yes' : 'word-no', {}) ?? String(value)
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return inARow(value.map((part) => String(argument(naming, part))))
  if (!isThing(value)) return ''
  const thing = value
  if (typeof thing['card'] === 'string') return raw(naming.bundle, cardMessage(thing['card']), {}) ?? plain(thing['card'])
  if (typeof thing['back'] === 'string')
    return raw(naming.bundle, `back-${thing['back']}`, {}) ?? raw(naming.bundle, 'back-card', {}) ?? '?'
  if (typeof thing['seat'] === 'number') return naming.seatName(thing['seat'])
  if (Array.isArray(thing['several'])) return argument(naming, thing['several'])
  if (thing['text']) return speak(naming, thing['text'] as Said)
  if (typeof thing['id'] === 'string') return speak(naming, thing as unknown as Said)
  return ''
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Several things in a row, alike ones counted: `Church, Market ×2`. */
function inARow(things: string[]): string {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ×${count}`)).join(', ')
}

function plain(key: string): string {
  const words = key.replace(/^[a-z]+-(?=[a-z])/, '').replace(/[_:.-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text in words; a missing message is told by the readable part of its id, so that a gap never stops a game. */
export function speak(naming: Naming, text: Said): string {
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(text.args ?? {})) args[name] = argument(naming, value)
  const hidden = Object.values(text.args ?? {}).some((value) => isThing(value) && 'back' in value)
  const said = (hidden ? raw(naming.bundle, `${text.id}.unseen`, args) : undefined) ?? raw(naming.bundle, text.id, args)
  if (said !== undefined) return said
  const rest = Object.values(args).filter((part) => part !== '').join(', ')
  return rest ? `${plain(text.id)}: ${rest}` : plain(text.id)
}

/** What a refused answer would have been, as well as its bare key tells: the verb, the things, and where.
 * A number for the place is a player or a count; where `placed` does not know which, the things alone are named. */
export function speakKey(naming: Naming, key: string, isCard: (key: string) => boolean, placed?: 'seat' | 'number'): string {
  const [bare = ''] = key.split('~')
  const [before = '', place] = bare.split('@') as [string, string?]
  const colon = before.indexOf(':')
  const verb = `do-${(colon < 0 ? before : before.slice(0, colon)).replace(/[^A-Za-z0-9_-]/g, '-')}`
  if (!knows(naming, verb)) return isCard(before) ? String(argument(naming, { card: before })) : knows(naming, `word-${before}`) ? speak(naming, { id: `word-${before}` }) : ''
  const numbers = /^\d+$/
  const things = (colon < 0 ? [] : before.slice(colon + 1).split(',')).map((thing) => (isCard(thing) ? { card: thing } : numbers.test(thing) ? Number(thing) : thing))
  const args: Record<string, unknown> = Object.fromEntries(things.map((thing, at) => ['abcdef'.charAt(at), thing]))
  const seat = { seat: Number(place?.replace(/^seat/, '')) }
  if (place !== undefined && !Number.isNaN(seat.seat)) args['who'] = seat
  if (place !== undefined && numbers.test(place)) args['at'] = placed === 'seat' ? seat : placed === 'number' ? Number(place) : undefined
  else if (place !== undefined) args['at'] = args['who'] ?? place
  if (args['at'] === undefined) delete args['at']
  const said = speak(naming, { id: verb, args } as Said)
  return said.includes('{$') ? String(argument(naming, things)) : said
}

/** Whether a message exists. */
export function knows(naming: Naming, id: string): boolean {
  return raw(naming.bundle, id, {}) !== undefined
}

/** Naming for a title in the reader's language; reactive, so that a change of language redraws every text. */
export function naming(title: string, seatName: (seat: number) => string = (seat) => `#${seat + 1}`): Naming {
  const bundle = words.bundles[`${settings.lang}/${title}`] ?? words.bundles[`${settings.lang}/`]
  return { bundle, seatName }
}

/** A text of the client itself. */
export function ui(id: string, args: Record<string, unknown> = {}): string {
  const own = naming('')
  return speak(own, { id, args: args as Record<string, Arg> })
}

/** Whether the words of the reader's language are here. */
export function ready(title = ''): boolean {
  return words.bundles[`${settings.lang}/${title}`] !== undefined
}

/** Words that come with a sample scene. */
export function teach(lang: Lang, title: string, source: string): void {
  void OWN[lang]().then((own) => (words.bundles[`${lang}/${title}`] = bundleOf(lang, own, source)))
}

/** The name of a title. */
export function titleName(title: string): string {
  const its = naming(title)
  for (const id of ['title', 'title-name', `title-${title}`]) if (knows(its, id)) return speak(its, { id })
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** A line about a title, if its words have one. */
export function titleLine(title: string): string {
  const its = naming(title)
  for (const id of ['title.line', 'title-line', 'title.text']) if (knows(its, id)) return speak(its, { id })
  return ''
}
