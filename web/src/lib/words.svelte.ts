/** Texts by Fluent: the words of the client, the words all titles share and the words of one title, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import type { Arg, CardInfo, Text } from '../protocol'
import { api, tellTroubles } from './api'
import { settings, type Lang } from './settings.svelte'

const OWN: Record<Lang, () => Promise<string>> = {
  en: async () => (await import('../../../src/stavitel/words/en/client.ftl?raw')).default,
  cs: async () => (await import('../../../src/stavitel/words/cs/client.ftl?raw')).default,
  pl: async () => (await import('../../../src/stavitel/words/pl/client.ftl?raw')).default,
}

type Bundles = Record<string, FluentBundle>
type Pattern = NonNullable<Message['value']>

const words: { bundles: Bundles } = $state({ bundles: {} })
let cards: Readonly<Record<string, readonly CardInfo[]>> = $state.raw({})
const NONE: readonly CardInfo[] = []
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

type Entry = FluentResource['body'][number]

/** A message or term that is read when it is first spoken: a screen says few of the thousands there are. */
class Unread {
  private entry: Pick<Entry, 'value' | 'attributes'> | undefined
  constructor(
    readonly id: string,
    private source: string,
  ) {}
  private get read(): Pick<Entry, 'value' | 'attributes'> {
    return (this.entry ??= new FluentResource(this.source).body[0] ?? { value: null, attributes: {} })
  }
  get value(): Entry['value'] {
    return this.read.value
  }
  get attributes(): Entry['attributes'] {
    return this.read.attributes
  }
}

/** What Fluent calls a resource, its messages not yet read. */
function resourceOf(source: string): FluentResource {
  const starts = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)]
  const body = starts.map((start, at) => new Unread(start[1] ?? '', source.slice(start.index, starts[at + 1]?.index)) as Entry)
  return { body }
}

export function bundleOf(lang: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const source of sources) bundle.addResource(resourceOf(source), { allowOverrides: true })
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

const deals = new Map<string, Promise<void>>()

/** Fetches the cards of a title, once: what their texts say is made from their values. */
export function learnCards(title: string): Promise<void> {
  let found = deals.get(title)
  if (!found) {
    found = api.cards(title).then((all) => void (cards = { ...cards, [title]: all }))
    found.catch(() => deals.delete(title))
    deals.set(title, found)
  }
  return found
}

/** The cards of a title, as far as they are here. */
export function cardsOf(title: string): readonly CardInfo[] {
  return cards[title] ?? NONE
}

/** A text, with arguments or without. */
export type Said = Pick<Text, 'id'> & { args?: Text['args'] }

/** The values of cards by the id of the message that names each, as arguments of its texts. */
export type CardArgs = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the arguments of a text need to become words: the names at the table, and what its cards say. */
export interface Naming {
  bundle: FluentBundle | undefined
  /** English, for what is not written in the reader's language. */
  english?: FluentBundle | undefined
  /** Is told when a message is in neither, so that English can be fetched. */
  missed?: () => void
  seatName: (seat: number) => string
  cards?: CardArgs
}

/** A key as part of a message id. */
function part(key: string): string {
  return key.replace(/[:.@,]/g, '-')
}

/** The id of the message that names a card. */
export function cardMessage(key: string): string {
  return `card-${part(key)}`
}

/** The id of what the coach says about a topic. */
export function coachMessage(topic: string): string {
  return `coach-${part(topic)}`
}

interface Found {
  bundle: FluentBundle
  pattern: Pattern
}

/** A message or one of its attributes, in the reader's language or else in English. */
function find(naming: Naming, id: string): Found | null {
  const [name, attribute] = id.split('.') as [string, string?]
  for (const bundle of [naming.bundle, naming.english]) {
    const message = bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (bundle && pattern) return { bundle, pattern }
  }
  return null
}

/** Whether a message exists. */
export function knows(naming: Naming, id: string): boolean {
  return find(naming, id) !== null
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The seat that a place is: by number, by name or as a reference. */
function seatOf(place: unknown): number | null {
  if (typeof place === 'number') return place
  if (isThing(place)) return typeof place['seat'] === 'number' ? place['seat'] : null
  const named = typeof place === 'string' ? /^(?:word-)?seat(\d+)$/.exec(place) : null
  return named ? Number(named[1]) : null
}

/** The arguments of a message as Fluent takes them: the twin of `_arguments` in `stavitel.words`, which says what they are. */
function filled(naming: Naming, args: Readonly<Record<string, unknown>>): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    made[name] = argument(naming, value)
    if (value === null || value === undefined) made[`${name}-key`] = 'none'
    else if (typeof value === 'boolean') made[`${name}-key`] = value ? 'yes' : 'no'
    else if (typeof value === 'string') made[`${name}-key`] = value
    else if (isThing(value) && typeof value['card'] === 'string') made[`${name}-key`] = value['card']
  }
  const who = seatOf(args['at'])
  if (who !== null && !('who' in made)) made['who'] = naming.seatName(who)
  return made
}

/** One argument as Fluent takes it: cards become their names, seats the names of their players, texts are spoken. */
export function argument(naming: Naming, value: unknown): FluentVariable {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return speak(naming, { id: value ? 'word-yes' : 'word-no' })
  if (value === null || value === undefined) return speak(naming, { id: 'word-none' })
  if (typeof value === 'string') {
    const seat = seatOf(value)
    if (seat !== null) return naming.seatName(seat)
    const word = `word-${part(value)}`
    return knows(naming, word) ? speak(naming, { id: word }) : value
  }
  if (Array.isArray(value)) return inARow(naming, value)
  if (!isThing(value)) return ''
  if (typeof value['id'] === 'string') return speak(naming, value as unknown as Said)
  if (typeof value['card'] === 'string') return speak(naming, { id: cardMessage(value['card']) })
  if (typeof value['back'] === 'string') return speak(naming, { id: value['back'] ? `back-${part(value['back'])}` : 'word-hidden' })
  if (typeof value['seat'] === 'number') return naming.seatName(value['seat'])
  const { amount, change, of } = value
  if (typeof amount === 'number' && typeof of === 'string') return counted(naming, 'effect-amount', amount, of)
  if (typeof change === 'number' && typeof of === 'string') return counted(naming, change > 0 ? 'effect-more' : 'effect-less', Math.abs(change), of)
  return ''
}

/** A number and what it counts; a word that has no form for that is named another way. */
function counted(naming: Naming, id: string, n: number, what: string): string {
  const form = `word-${part(what)}.counted`
  if (knows(naming, form)) return speak(naming, { id, args: { n, what: { id: form, args: { n } } } })
  return speak(naming, { id: `${id}.uncounted`, args: { n, what } })
}

/** Several things in a row, alike ones counted: `Church, Market ×2`; numbers stand as they are. */
function inARow(naming: Naming, things: unknown[]): string {
  if (things.length && things.every((thing) => typeof thing === 'number')) return things.join(', ')
  const counts = new Map<string, number>()
  for (const thing of things.map((one) => String(argument(naming, one)))) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts].map(([thing, count]) => (count === 1 ? thing : `${thing} ×${count}`)).join(', ') || speak(naming, { id: 'word-none' })
}

/** What a message says that nobody wrote, by its id without the kind of message it is: `ask-keep-one-card` is "Keep one card". */
export function readable(id: string): string {
  const words = id.replace(/^[a-z]+-(?=[a-z0-9])/, '').replace(/[_:.@,-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text in words: in the reader's language, else in English, else by its id and arguments, so that a gap never stops a game. */
export function speak(naming: Naming, text: Said): string {
  const seat = /^(?:word-)?seat\d+$/.test(text.id) ? seatOf(text.id) : null
  if (seat !== null) return naming.seatName(seat)
  const card = text.id.startsWith('card-') ? naming.cards?.[text.id.split('.')[0] ?? ''] : undefined
  const given: Readonly<Record<string, unknown>> = card ? { ...card, ...text.args } : (text.args ?? {})
  const hidden = !text.id.includes('.') && Object.values(given).some((value) => isThing(value) && 'back' in value)
  const found = (hidden ? find(naming, `${text.id}.unseen`) : null) ?? find(naming, text.id)
  return found ? found.bundle.formatPattern(found.pattern, filled(naming, given), []) : unwritten(naming, text)
}

/** A message that nobody wrote: what its id says, and its arguments; an event begins with who did it. */
function unwritten(naming: Naming, text: Said): string {
  naming.missed?.()
  const { who, ...others } = (text.args ?? {}) as Record<string, unknown>
  const event = text.id.startsWith('tell-') && who !== undefined
  const said = readable(text.id)
  const head = event ? `${String(argument(naming, who))} ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said
  const rest = Object.values(event ? others : (text.args ?? {})).map((value) => String(argument(naming, value))).filter(Boolean).join(', ')
  return rest ? `${head}: ${rest}` : head
}

/** What an option costs and brings, in words: `(−3 silver, +1 debt)`; nothing where there is nothing to say. */
export function speakEffects(naming: Naming, effects: Effects): string {
  const changes = effects.map(([of, change]) => ({ change, of }))
  return changes.length ? `(${String(argument(naming, changes))})` : ''
}

/** Counters by name and amount: what an option does to the player who takes it, costs first. */
export type Effects = readonly (readonly [string, number])[]

/** What a refused answer would have been, as well as its bare key tells: the verb, the things, and where.
 * A number for the place is a player or a count; where `placed` does not know which, the things alone are named. */
export function speakKey(naming: Naming, key: string, isCard: (key: string) => boolean, placed?: 'seat' | 'number'): string {
  const [bare = ''] = key.split('~')
  const [before = '', place] = bare.split('@') as [string, string?]
  const colon = before.indexOf(':')
  const verb = `do-${part(colon < 0 ? before : before.slice(0, colon))}`
  if (!knows(naming, verb)) {
    if (isCard(before)) return String(argument(naming, { card: before }))
    if (knows(naming, `word-${before}`)) return speak(naming, { id: `word-${before}` })
    if (colon < 0) return ''
  }
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

const said = new WeakMap<readonly CardInfo[], CardArgs>()

function argsOf(all: readonly CardInfo[]): CardArgs {
  let found = said.get(all)
  if (!found) said.set(all, (found = Object.fromEntries(all.map((card) => [cardMessage(card.key), card.args ?? {}]))))
  return found
}

/** Naming for a title in the reader's language; reactive, so that a change of language redraws every text. */
export function naming(title: string, seatName: (seat: number) => string = (seat) => `#${seat + 1}`): Naming {
  const bundle = words.bundles[`${settings.lang}/${title}`] ?? words.bundles[`${settings.lang}/`]
  return {
    bundle,
    seatName,
    english: words.bundles[`en/${title}`],
    missed: () => void learnEnglish(title),
    // Only what is said of cards is said anew when they are here.
    get cards() {
      return argsOf(cardsOf(title))
    },
  }
}

const missing = new Set<string>()

/** Fetches English once, for the texts that the words of the reader's language lack. */
async function learnEnglish(title: string): Promise<void> {
  if (missing.has(title) || !ready(title)) return
  missing.add(title)
  await learn('en', title)
}

/** A text of the client itself. */
export function ui(id: string, args: Record<string, unknown> = {}): string {
  const own = naming('')
  return speak(own, { id, args: args as Record<string, Arg> })
}

/** An error in the reader's words where there are any for its code, else in the server's sentence. */
export function troubleText(code: string, sentence: string): string {
  return knows(naming(''), `trouble-${code}`) ? ui(`trouble-${code}`) : sentence
}
tellTroubles(troubleText)

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
