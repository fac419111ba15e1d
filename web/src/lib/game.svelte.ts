/** A table on the screen: what is shown, what is asked, and what the reader has begun to choose. */

import { getContext, setContext } from 'svelte'
import type { Asked, ClockRules, Event, Hint, LessonInfo, Option, Question, Refusal, SceneNode, SeatClock, SeatInfo, StepInfo, TitleInfo } from '../protocol'
import { meetTopic } from './coach.svelte'
import { citedBy } from './rules'
import { NOWHERE, regionsOf, type Regions } from './regions'
import { counts, effectsOf, foreseen, isCost, type Effect } from './effects'
import { applied, inside, lights, panelsOf, partsOf, picture, places, spokenOf, walk, type Light, type Picture } from './scene'
import type { SceneDiff } from '../protocol'
import { settings } from './settings.svelte'
import { figure } from './text'
import { proposalOf, stepFor } from './teaching.svelte'
import { argument, cardMessage, cardsOf, type Effects, knows, type Naming, naming, type Said, speak, speakEffects, speakKey, ui } from './words.svelte'

/** Bots are called after builders, the same at every screen of a table. */
export const BUILDERS = ['Parléř', 'Rejsek', 'Ried', 'Santini', 'Lurago', 'Kaňka', 'Gočár', 'Plečnik']

export interface Shown {
  node: SceneNode
  anchor: DOMRect
  why: 'hover' | 'focus' | 'press' | 'hint'
}

/** Nothing is lit. */
const DARK: Map<string, Light> = new Map()

/** Stands among the steps of a lesson that were shown once its pupil goes on alone. */
const LEFT = '.left'

export class Game {
  title = $state('')
  seat: number | null = $state(null)
  seats: SeatInfo[] = $state.raw([])
  picture: Picture | null = $state.raw(null)
  question: Question | null = $state.raw(null)
  asking: Asked[] = $state.raw([])
  events: Event[] = $state.raw([])
  undo: 'free' | 'consent' | 'no' = $state('no')
  /** What every seat had left on its clock, and when that was heard. */
  clocks: SeatClock[] = $state.raw([])
  clocksAt = $state(Date.now())
  /** What the table has agreed about clocks, if it has any. */
  get clockRules(): ClockRules | null {
    return null
  }
  busy = $state(false)
  /** What the title says of itself: the rules its events come from, icons of counters, headings, standing answers. */
  info: TitleInfo | null = $state.raw(null)
  /** The backs of the title's cards by key. */
  backs: ReadonlyMap<string, string> = $derived(new Map(cardsOf(this.title).map((card) => [card.key, card.back])))

  /** Keys chosen so far where several are asked for. */
  chosen: string[] = $state([])
  /** Things clicked so far where an option speaks of several. */
  picked: string[] = $state([])
  /** The node whose several options are laid out, or whose refusal is explained. */
  menu: { id: string; anchor: DOMRect } | null = $state.raw(null)
  /** A single option waiting for the confirm button. */
  armed: string | null = $state(null)
  /** Nodes lit by the log. */
  spoken: Set<string> = $state.raw(new Set())
  /** The lesson that is played here, the steps of it that were shown, and the one that speaks now. */
  lesson: LessonInfo | null = $state.raw(null)
  shownSteps: string[] = $state.raw([])
  step: StepInfo | null = $derived.by(() => {
    const question = this.question
    if (!this.lesson || !question) return null
    return stepFor(this.lesson, this.shownSteps, question.topic, question.options.map((option) => option.key), new Set(this.events.map((event) => event.id)))
  })
  /** Whether the lesson has said all, and is not yet taken leave of. */
  taughtAll: boolean = $derived(!!this.lesson && this.shownSteps.includes(this.lesson.steps.at(-1)?.name ?? '') && !this.shownSteps.includes(LEFT))
  endLesson(): void {
    this.shownSteps = [...this.shownSteps, LEFT]
  }
  /** The answers that the lesson proposes, or a bot that was asked. */
  advised: string[] = $derived.by(() => {
    if (this.hinted && this.hinted.question === this.question?.number) return this.hinted.keys
    const proposed = this.step && this.question ? proposalOf(this.step, this.question.options.map((option) => option.key)) : null
    return proposed ? [proposed] : []
  })
  hinted: Hint | null = $state.raw(null)
  /** The places that the lesson points at. */
  taught: ReadonlySet<string> = $derived.by(() => {
    const names = new Set(this.step?.at ?? [])
    if (!names.size || !this.scene) return new Set<string>()
    return new Set([...walk(this.scene)].filter((node) => names.has(node.id) || [node.name, ...(node.names ?? [])].some((name) => !!name && names.has(name))).map((node) => node.id))
  })
  /** The card drawn large. */
  shown: Shown | null = $state.raw(null)
  rule: string | null = $state(null)
  /** The tab that is open where the screen has room for one part of the table. */
  tab = $state('board')
  /** The rival whose whole board is laid over the table. */
  opened: number | null = $state(null)
  /** The answer under the pointer, in focus or held for the confirm button. */
  pointed: Option | null = $state.raw(null)
  /** Whether nothing that may be chosen could be brought into view: the dock then shows the answers. It holds until the next question. */
  blind = $state(false)
  /** How often a board has moved of itself to the part that is looked at: what was in view before may be so no longer. */
  moves = $state(0)
  /** Whether everything is drawn where it stands in the tree: a replay, not a table to play at. */
  plain = $state(false)

  scene: SceneNode | null = $derived(this.picture?.scene ?? null)
  naming: Naming = $derived(naming(this.title, (seat) => this.seatName(seat)))
  options: Option[] = $derived(
    (this.question?.options ?? []).filter((option) => this.picked.every((part) => lightsPart(option.key, part))),
  )
  /** What on the table may be chosen or is refused, also while an answer is on its way. */
  offered: Map<string, Light> = $derived(
    this.scene && this.question ? lights(this.scene, { options: this.options, refused: this.question.refused }, this.picked) : DARK,
  )
  lit: Map<string, Light> = $derived(this.busy ? DARK : this.offered)
  /** The number of the question: it stays when the same one comes anew with the reasons why others are refused. */
  number: number | null = $derived(this.question?.number ?? null)
  several: boolean = $derived(
    !!this.question && (this.question.several || this.question.least !== 1 || this.question.most !== 1),
  )
  regions: Regions = $derived(this.scene ? regionsOf(this.scene, this.seat) : NOWHERE)
  hands: SceneNode[] = $derived(this.regions.hands)
  away: ReadonlySet<string> = $derived(this.plain ? new Set(this.hands.map((hand) => hand.id)) : this.regions.away)
  places: SceneNode[] = $derived(this.scene ? places(this.scene, this.hands) : [])
  /** What the answer pointed at would cost and bring, by the node of the own counter. */
  foreseen: ReadonlyMap<string, Effect> = $derived.by(() => {
    const option = this.pointed ?? this.question?.options.find((one) => one.key === this.armed)
    return option ? foreseen(effectsOf(option, this.regions.figures.flat())) : new Map()
  })
  panels: SceneNode[] = $derived(this.scene ? panelsOf(this.scene) : [])
  enough: boolean = $derived(
    !!this.question && this.chosen.length >= this.question.least && this.chosen.length <= this.question.most,
  )

  /** What the others changed since this reader last answered: node by seat. */
  traces: ReadonlyMap<string, number> = $state.raw(new Map())
  /** The last event before that. */
  since = $state(0)

  /** The public score of a panel, as the title tells it; hidden parts say so. */
  scoreOf(panel: SceneNode): { text: string; title: string } | null {
    const score = panel['score']
    if (typeof score !== 'number') return null
    const text = figure(score)
    return panel['score_hidden'] ? { text: `${text}+`, title: ui('score-partly', { n: score }) } : { text, title: ui('score-is', { n: score }) }
  }

  /** The deed of another that is being told, how many wait behind it, and whether all that was asked for once more. */
  caption: { event: Event; left: number; again: boolean } | null = $state.raw(null)
  /** Shows the next deed, goes to the present at once, or tells again what happened since the last turn. */
  next: () => void = () => {}
  skip: () => void = () => {}
  recall: () => void = () => {}

  /** What the others did since this reader last answered. */
  missed: Event[] = $derived(this.since && this.seat !== null ? this.events.filter((event) => event.number > this.since && isDeed(event) && seatIn(event) !== this.seat) : [])

  /** Whether this reader has come back to a table where the others went on, and has not answered since. */
  returned = $state(false)

  /** Set by whoever carries answers away: the live table, or a fixture. */
  send: (question: Question, keys: string[]) => void = () => {}
  back: () => void = () => {}

  seatName(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat)
    if (info?.kind === 'opponent' && !info.name) return knows(naming(this.title), 'word-opponent') ? speak(naming(this.title), { id: 'word-opponent' }) : ui('seat-opponent')
    if (info?.kind === 'bot' && !info.name) return ui('bot-name', { name: BUILDERS[seat % BUILDERS.length] ?? '' })
    return info?.name ?? ui('seat-number', { n: seat + 1 })
  }

  /** The name without the word for a bot, where there is little room. */
  shortName(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat)
    return info?.kind === 'bot' && !info.name ? (BUILDERS[seat % BUILDERS.length] ?? '') : this.seatName(seat)
  }

  /** Whether something may be chosen in this part of the table; what is drawn elsewhere does not count. */
  beckons(node: SceneNode): boolean {
    return this.litInside(node, this.away)
  }

  private litInside(node: SceneNode, without: ReadonlySet<string>): boolean {
    if (this.lit.get(node.id)?.options.length) return true
    return inside(node).some((inner) => !without.has(inner.id) && this.litInside(inner, without))
  }

  /** The answer a node stands for, if it is a single one. */
  optionOf(node: SceneNode): Option | null {
    const options = this.lit.get(node.id)?.options ?? []
    return options.length === 1 && options[0] ? options[0] : null
  }

  say(text: Said | null | undefined): string {
    return text ? speak(this.naming, text) : ''
  }

  /** The rule a line of the log comes from, or nothing. */
  ruleOf(event: Pick<Event, 'id' | 'args'>): string {
    return citedBy(this.info?.cites ?? {}, event)
  }

  /** How far up an event heads the log: 1 a round, 2 a turn, 0 not at all. */
  headingOf(event: Pick<Event, 'id'>): number {
    return this.info?.headings[event.id.replace(/^tell-/, '')] ?? 0
  }

  /** The name of a card, and its rule text where there is one. */
  cardName(key: string): string {
    return speak(this.naming, { id: cardMessage(key) })
  }

  cardText(key: string): string {
    const id = `${cardMessage(key)}.text`
    return knows(this.naming, id) ? speak(this.naming, { id }) : ''
  }

  set(scene: SceneNode | null): void {
    this.picture = scene ? picture(scene) : null
  }

  change(diff: SceneDiff): void {
    this.picture = applied(this.picture, diff)
  }

  ask(question: Question | null): void {
    const same = question && this.question && question.number === this.question.number
    this.question = question
    if (!same) this.clear()
    // It comes anew with the reasons why others are refused: what is pointed at is among these options now.
    else this.pointed = question.options.find((option) => option.key === this.pointed?.key) ?? null
  }

  clear(): void {
    this.chosen = []
    this.picked = []
    this.armed = null
    this.menu = null
    this.pointed = null
    this.shown = null
    this.blind = false
    this.spoken = new Set()
  }

  optionText(option: { key: string; says: Said | null }): string {
    return option.says ? this.say(option.says) : option.key
  }

  /** What an option costs and brings: each effect in words, with the title's icon where it has one. */
  effectsOf(option: { effects?: Effects }): { text: string; icon: string; amount: number; cost: boolean }[] {
    const figures = this.regions.figures.flat()
    return (option.effects ?? []).map(([of, change]) => {
      const counter = figures.find((figure) => counts(figure, of))
      const said = String(argument(this.naming, { change, of }))
      const text = change > 0 && this.costs(of, change) ? ui('effect-burden', { effect: said }) : said
      return { text, cost: this.costs(of, change), icon: this.info?.icons[of] ?? String(counter?.['icon'] ?? ''), amount: change }
    })
  }

  /** Whether so much of something is a cost in what is asked: less of it, or more of a burden. */
  costs(what: string, amount: number): boolean {
    return isCost(what, amount, this.question?.burdens)
  }

  /** The same in one line: `(−3 silver, +1 debt)`. */
  effectsText(option: { effects?: Effects }): string {
    return speakEffects(this.naming, option.effects ?? [])
  }

  /** What a refused answer would have been; what stands in a number's place is seen from the answers on offer. */
  refusedText(refusal: Refusal): string {
    if (refusal.says) return this.say(refusal.says)
    const verb = refusal.key.split(/[:@~]/)[0] ?? ''
    const like = this.question?.options.find((option) => option.key.includes('@') && option.key.split(/[:@~]/)[0] === verb)?.says?.args?.['at']
    const placed = typeof like === 'number' ? 'number' : typeof like === 'object' && like !== null && 'seat' in like ? 'seat' : undefined
    return speakKey(this.naming, refusal.key, (key) => this.backs.has(key), placed)
  }

  isChosen(light: Light | undefined): boolean {
    return !!light && light.options.some((option) => this.chosen.includes(option.key) || this.armed === option.key)
  }

  /** A click, tap or Enter on a node. */
  touch(node: SceneNode, anchor: DOMRect): void {
    const light = this.lit.get(node.id)
    if (!light) return
    this.menu = null
    if (this.several && light.options.length) {
      const free = light.options.find((option) => !this.chosen.includes(option.key))
      const last = [...light.options].reverse().find((option) => this.chosen.includes(option.key))
      if (free && (light.options.length > 1 || !last)) this.toggle(free.key)
      else if (light.options.length > 1) this.chosen = this.chosen.filter((key) => !light.options.some((option) => option.key === key))
      else if (last) this.toggle(last.key)
      return
    }
    if (light.narrows && light.options.length > 1) {
      const part = partFor(node, light.options)
      if (part) {
        this.picked = [...this.picked, part]
        return
      }
    }
    const only = light.options[0]
    if (only && light.options.length === 1) this.choose(only.key)
    else this.menu = { id: node.id, anchor }
  }

  toggle(key: string): void {
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((other) => other !== key)
    else if (this.question && this.chosen.length < this.question.most) this.chosen = [...this.chosen, key]
    else if (this.question?.most === 1) this.chosen = [key]
  }

  /** One option taken: sent at once, or held for the confirm button where the reader asked for that. */
  choose(key: string): void {
    if (!this.question || this.busy) return
    if (this.several) this.toggle(key)
    else if (settings.confirm && this.armed !== key) {
      this.armed = key
      this.menu = null
    } else this.go([key])
  }

  confirm(): void {
    if (this.several && this.enough) this.go([...this.chosen])
    else if (this.armed) this.go([this.armed])
  }

  private go(keys: string[]): void {
    if (!this.question) return
    const question = this.question
    this.menu = null
    if (this.step) this.shownSteps = [...this.shownSteps, this.step.name]
    if (settings.coach) meetTopic(this.title, question.topic)
    this.send(question, keys)
  }

  /** Escape: one step back, first in what is only begun, then in what was answered. */
  stepBack(): boolean {
    if (this.rule) this.rule = null
    else if (this.menu) this.menu = null
    else if (this.shown) this.shown = null
    else if (this.armed) this.armed = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1)
    else return false
    return true
  }

  /** Lights what a text speaks of; for what lies on somebody's folded board their panel, too. */
  speakOf(text: Said | null): void {
    const spoken = new Set(text && this.scene ? spokenOf(this.scene, text) : [])
    if (spoken.size && !this.regions.rivalsOnTable)
      for (const panel of this.regions.rivals) if ([...walk(panel)].some((node) => spoken.has(node.id))) spoken.add(panel.id)
    this.spoken = spoken
  }

  node(id: string): SceneNode | null {
    if (!this.scene) return null
    for (const node of walk(this.scene)) if (node.id === id) return node
    return null
  }

  refusals(light: Light | undefined): Refusal[] {
    return light?.refused ?? []
  }
}

/** The account of a turn follows the deed it belongs to, and is none itself. */
const ACCOUNT = 'tell-changes'

/** Whose deed an event tells, or null. */
export function seatIn(event: Pick<Event, 'args'>): number | null {
  const who = event.args?.['who'] as { seat?: number } | undefined
  return typeof who?.seat === 'number' ? who.seat : null
}

export function isDeed(event: Pick<Event, 'id'>): boolean {
  return event.id !== ACCOUNT
}

/** Whether an event is told of somebody else and speaks of this seat, too. */
export function strikes(event: Pick<Event, 'args'>, seat: number | null): boolean {
  const who = seatIn(event)
  if (seat === null || who === null || who === seat) return false
  return Object.entries(event.args ?? {}).some(([name, value]) => name !== 'who' && typeof value === 'object' && value !== null && (value as { seat?: number }).seat === seat)
}

function lightsPart(key: string, part: string): boolean {
  return new Set(partsOf(key)).has(part)
}

function partFor(node: SceneNode, options: Option[]): string | null {
  const names = [node.name, ...(node.names ?? [])].filter((name): name is string => !!name)
  return names.find((name) => options.some((option) => lightsPart(option.key, name))) ?? null
}

const KEY = Symbol('game')
export function provide(game: Game): Game {
  setContext(KEY, game)
  return game
}

export function useGame(): Game {
  return getContext<Game>(KEY)
}
