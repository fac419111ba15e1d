/** A table on the screen: what is shown, what is asked, and what the reader has begun to choose. */

import { getContext, setContext } from 'svelte'
import type { Asked, Event, Option, Question, Refusal, SceneNode, SeatInfo } from '../protocol'
import { citedBy } from './rules'
import { applied, inside, lights, ownHand, panelsOf, partsOf, picture, places, spokenOf, walk, type Light, type Picture } from './scene'
import type { SceneDiff } from '../protocol'
import { settings } from './settings.svelte'
import { cardMessage, knows, type Naming, naming, type Said, speak, speakKey, ui } from './words.svelte'

/** Bots are called after builders, the same at every screen of a table. */
export const BUILDERS = ['Parléř', 'Rejsek', 'Ried', 'Santini', 'Lurago', 'Kaňka', 'Gočár', 'Plečnik']

export interface Shown {
  node: SceneNode
  anchor: DOMRect
  why: 'hover' | 'focus' | 'press' | 'hint'
}

export class Game {
  title = $state('')
  seat: number | null = $state(null)
  seats: SeatInfo[] = $state.raw([])
  picture: Picture | null = $state.raw(null)
  question: Question | null = $state.raw(null)
  asking: Asked[] = $state.raw([])
  events: Event[] = $state.raw([])
  undo: 'free' | 'consent' | 'no' = $state('no')
  busy = $state(false)
  /** The backs of the title's cards by key. */
  backs: ReadonlyMap<string, string> = $state.raw(new Map())
  /** The rules that the title's events come from. */
  cites: Readonly<Record<string, string>> = $state.raw({})

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
  /** The card drawn large. */
  shown: Shown | null = $state.raw(null)
  rule: string | null = $state(null)
  /** The part of the table under the head of the screen. */
  near = $state('')
  /** The panels the reader has folded or unfolded, by seat. */
  unfolded: Record<number, boolean> = $state({})

  scene: SceneNode | null = $derived(this.picture?.scene ?? null)
  naming: Naming = $derived(naming(this.title, (seat) => this.seatName(seat)))
  options: Option[] = $derived(
    (this.question?.options ?? []).filter((option) => this.picked.every((part) => lightsPart(option.key, part))),
  )
  lit: Map<string, Light> = $derived(
    this.scene && this.question && !this.busy
      ? lights(this.scene, { options: this.options, refused: this.question.refused }, this.picked)
      : new Map(),
  )
  several: boolean = $derived(
    !!this.question && (this.question.several || this.question.least !== 1 || this.question.most !== 1),
  )
  hand: SceneNode | null = $derived(this.scene ? ownHand(this.scene, this.seat) : null)
  places: SceneNode[] = $derived(this.scene ? places(this.scene, this.hand) : [])
  panels: SceneNode[] = $derived(this.scene ? panelsOf(this.scene) : [])
  enough: boolean = $derived(
    !!this.question && this.chosen.length >= this.question.least && this.chosen.length <= this.question.most,
  )

  /** Set by whoever carries answers away: the live table, or a fixture. */
  send: (question: Question, keys: string[]) => void = () => {}
  back: () => void = () => {}

  seatName(seat: number): string {
    const info = this.seats.find((one) => one.seat === seat)
    if (info?.kind === 'opponent' && !info.name) return knows(naming(this.title), 'word-opponent') ? speak(naming(this.title), { id: 'word-opponent' }) : ui('seat-opponent')
    if (info?.kind === 'bot' && !info.name) return ui('bot-name', { name: BUILDERS[seat % BUILDERS.length] ?? '' })
    return info?.name ?? ui('seat-number', { n: seat + 1 })
  }

  /** Whether something may be chosen in this part of the table; the own hand lies elsewhere, always in sight. */
  beckons(node: SceneNode): boolean {
    if (node === this.hand) return false
    if (this.lit.get(node.id)?.options.length) return true
    return inside(node).some((inner) => this.beckons(inner))
  }

  say(text: Said | null | undefined): string {
    return text ? speak(this.naming, text) : ''
  }

  /** The rule a line of the log comes from, or nothing. */
  ruleOf(event: Pick<Event, 'id' | 'args'>): string {
    return citedBy(this.cites, event)
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
  }

  clear(): void {
    this.chosen = []
    this.picked = []
    this.armed = null
    this.menu = null
    this.spoken = new Set()
  }

  optionText(option: { key: string; says: Said | null }): string {
    return option.says ? this.say(option.says) : option.key
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

  speakOf(text: Said | null): void {
    this.spoken = new Set(text && this.scene ? spokenOf(this.scene, text) : [])
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
