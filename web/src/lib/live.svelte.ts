/** A table on a server: the socket, what it tells, and what is sent to it. */

import type { Answer, ChatLine, ClientMessage, ClockRules, Event, Option, Over, Question, SeatPresence, ServerMessage, Standing, State, TableInfo, UndoOffer, Update } from '../protocol'
import { greeting, takeLine } from './early'
import { iconsOf } from './icons'
import { Game, isDeed, seatIn, strikes } from './game.svelte'
import { befell, walk } from './scene'
import { reading } from './settings.svelte'
import { ring } from './sound'
import { troubleText } from './words.svelte'

/** However much happened, it is told within so many milliseconds. */
const LONGEST = 14_000

/** What an option that does nothing is called. */
const DECLINES = ['no', 'pass', 'none', 'stay', 'done', 'nobody']

export type Link = 'opening' | 'open' | 'lost' | 'refused'

export class Live extends Game {
  link: Link = $state('opening')
  table: TableInfo | null = $state.raw(null)
  override get clockRules(): ClockRules | null {
    return this.table?.clock ?? null
  }
  version = $state(0)
  offer: UndoOffer | null = $state.raw(null)
  standing: Standing[] = $state.raw([])
  talk: ChatLine[] = $state.raw([])
  presence: SeatPresence[] = $state.raw([])
  watchers = $state(0)
  over: Over | null = $state.raw(null)
  problem = $state('')
  unread = $state(0)
  /** What this seat was asked while others had their turn and may decline: by topic the answer that does so. */
  declines: Record<string, string> = $state.raw({})

  private socket: WebSocket | undefined
  private waits = 500
  private timer = 0
  private beat = 0
  private closed = false
  private pending: Answer | null = null
  private tries = 0
  private restarting = 0
  private held = 0
  /** The last version heard of; what is shown may lag behind while deeds are played one by one. */
  private heard = 0
  private waitingUpdates: Update[] = []
  private captions: Event[] = []
  private again = false
  private shownFor = 0
  /** What became of a move this reader asked to take back. */
  outcome: '' | 'agreed' | 'refused' = $state('')
  private withdrawn = false

  constructor(
    readonly id: string,
    private wish: number | null = null,
  ) {
    super()
    this.send = (question, keys) => this.answer(question, keys)
    this.back = () => this.takeBack()
    this.next = () => this.onward()
    this.skip = () => this.toPresent()
    this.recall = () => this.tellAgain()
    this.since = Number(kept(this.id) ?? 0)
  }

  /** The seats of this table that are the reader's own: several where one person plays for more. */
  mine: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))

  /** The answer that declines, where somebody else's turn asks something that will be asked again. */
  decline: Option | null = $derived.by(() => {
    const question = this.question
    if (!question || this.several) return null
    const declared = question.options.find((option) => option.key === this.info?.standing[question.topic])
    if (declared || question.options.length > 6) return declared ?? null
    const turns = this.scene ? [...walk(this.scene)].filter((node) => node.kind === 'panel' && node['active']).map((node) => node['seat']) : []
    if (turns.includes(this.seat ?? -1)) return null
    return question.options.find((option) => DECLINES.includes(option.key)) ?? null
  })

  /** Whether the title says that what is asked may be answered for a whole round. */
  declared: boolean = $derived(!!this.question && this.question.topic in (this.info?.standing ?? {}))

  /** How long an answer to a topic stands. */
  span(topic: string): 'round' | 'my-turn' {
    const rounds = Object.values(this.info?.headings ?? {}).includes(1)
    return rounds && topic in (this.info?.standing ?? {}) ? 'round' : 'my-turn'
  }

  /** Looks from another of the own seats. */
  sitAt(seat: number): void {
    if (seat === this.seat || !this.mine.includes(seat)) return
    this.wish = seat
    this.events = []
    this.clear()
    this.hello()
  }

  open(): void {
    this.closed = false
    clearTimeout(this.timer)
    const { socket } = takeLine(this.id, (message) => {
      if (this.socket === socket) this.hear(message)
    })
    this.socket = socket
    socket.onopen = () => this.hello()
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return
      clearInterval(this.beat)
      this.socket = undefined
      if (event.code === 4403 || event.code === 4404 || event.code === 1008) {
        this.link = 'refused'
        return
      }
      this.link = 'lost'
      this.timer = window.setTimeout(() => this.open(), this.waits)
      this.waits = Math.min(this.waits * 1.7, 10_000)
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    clearTimeout(this.held)
    clearTimeout(this.shownFor)
    this.socket?.close()
    this.socket = undefined
  }

  private tell(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private hello(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(greeting(this.events.at(-1)?.number ?? 0, this.talk.at(-1)?.number ?? 0, this.wish))
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.begin(message)
        break
      case 'update':
        this.update(message)
        break
      case 'done':
      case 'repeated':
        if (this.pending?.command === message.command) this.pending = null
        this.settle()
        break
      case 'stale':
        this.pending = null
        this.restarting = 0
        this.settle()
        if (message.version !== this.heard) this.hello()
        break
      case 'chat':
        if (!this.talk.some((line) => line.number === message.line.number)) {
          this.talk = [...this.talk, message.line]
          if (message.line.seat === null || message.line.seat !== this.seat) {
            this.unread++
            ring('talk')
          }
        }
        break
      case 'presence':
        this.presence = message.presence
        this.watchers = message.watchers
        break
      case 'offer':
        this.settleOffer(message.offer)
        break
      case 'standing':
        this.standing = message.standing
        break
      case 'table':
        this.place(message.table)
        break
      case 'error':
        this.problem = troubleText(message.code, message.sentence)
        if (message.command && this.pending?.command === message.command) this.pending = null
        this.restarting = 0
        this.busy = false
        break
      case 'clocks':
        this.clocks = message.clocks
        this.clocksAt = Date.now()
        break
      case 'pong':
      case 'packed': // the line has unpacked it
        break
    }
  }

  /** A question that a standing answer is about to answer is not shown, unless that answer stays away. */
  override ask(question: Question | null): void {
    clearTimeout(this.held)
    const left = this.standing.find((one) => one.topic === question?.topic)
    if (!question || question.number === this.question?.number || !left?.keys.every((key) => question.options.some((option) => option.key === key))) {
      const waited = this.question === null
      super.ask(question)
      if (waited && question && this.decline) this.declines = { ...this.declines, [question.topic]: this.decline.key }
      return
    }
    super.ask(null)
    this.held = window.setTimeout(() => super.ask(question), 2000)
  }

  private settle(): void {
    this.busy = this.pending !== null
  }

  private place(table: TableInfo): void {
    this.table = table
    this.title = table.title
    iconsOf(table.title)
    this.seats = table.seats
  }

  private begin(state: State): void {
    this.link = 'open'
    this.waits = 500
    this.problem = ''
    clearInterval(this.beat)
    this.beat = window.setInterval(() => this.tell({ type: 'ping', nonce: 0 }), 25_000)
    this.place(state.table)
    this.stopPlaying()
    this.version = this.heard = state.version
    this.seat = state.seat
    this.set(state.scene)
    const first = state.events[0]?.number ?? 0
    this.events = first > 1 ? [...this.events.filter((event) => event.number < first), ...state.events] : state.events.length ? state.events : this.events
    this.returned = this.missed.length > 0
    const asked = this.question?.number
    this.asking = state.asking
    this.undo = state.undo
    this.offer = state.offer
    this.standing = state.standing
    const heard = this.talk.at(-1)?.number ?? 0
    this.talk = [...this.talk, ...state.chat.filter((line) => line.number > heard)]
    this.presence = state.presence
    this.watchers = state.watchers
    this.clocks = state.clocks ?? []
    this.clocksAt = Date.now()
    this.over = state.over
    this.ask(state.question)
    if (this.question && this.question.number !== asked) this.called()
    // An answer on its way when the line broke goes out once more; the server knows it by its command.
    if (this.pending && this.pending.question === state.question?.number && this.tries++ < 2) this.tell(this.pending)
    else {
      this.pending = null
      this.settle()
    }
    this.here()
  }

  /** A change: shown at once, or one after the other where others did something worth seeing. */
  private update(update: Update): void {
    if (update.base !== this.heard) {
      this.stopPlaying()
      this.hello()
      return
    }
    this.heard = update.version
    const waits = this.waitingUpdates.length > 0 || this.caption !== null
    if (!waits && !this.worthSeeing(update)) return void this.apply(update)
    // An answer of one's own has brought this: nothing waits any longer.
    if (this.pending || this.restarting) {
      this.toPresent()
      return void this.apply(update)
    }
    this.waitingUpdates.push(update)
    if (this.caption) this.caption = { ...this.caption, left: this.behind() }
    else this.onward()
  }

  /** How many deeds are still to be told. */
  private behind(): number {
    return this.captions.length + this.waitingUpdates.reduce((sum, update) => sum + this.deedsIn(update).length, 0)
  }

  private worthSeeing(update: Update): boolean {
    return reading() > 0 && !document.hidden && !this.pending && this.deedsIn(update).length > 0
  }

  private deedsIn(update: Update): Event[] {
    return (update.events ?? []).filter((event) => isDeed(event) && seatIn(event) !== null && seatIn(event) !== this.seat)
  }

  /** Shows the next deed: what it changed, and its caption for as long as it takes to read it. */
  private onward(): void {
    clearTimeout(this.shownFor)
    while (!this.captions.length && this.waitingUpdates.length) {
      const update = this.waitingUpdates.shift() as Update
      this.captions = this.deedsIn(update)
      if (!this.apply(update)) return
    }
    const event = this.captions.shift()
    const left = this.behind()
    this.again &&= !!event
    this.caption = event ? { event, left, again: this.again } : null
    this.speakOf(event ?? null)
    if (event) this.shownFor = window.setTimeout(() => this.onward(), Math.max(350, Math.min(reading(), LONGEST / (left + 1))))
  }

  private stopPlaying(): void {
    clearTimeout(this.shownFor)
    this.captions = []
    this.again = false
    this.waitingUpdates = []
    if (this.caption) this.speakOf(null)
    this.caption = null
  }

  /** Goes to the present at once. */
  private toPresent(): void {
    const left = this.waitingUpdates
    this.stopPlaying()
    for (const update of left) if (!this.apply(update)) return
  }

  private tellAgain(): void {
    this.toPresent()
    this.captions = this.missed
    this.again = true
    this.onward()
  }

  private apply(update: Update): boolean {
    const before = this.picture
    try {
      if (update.scene) this.change(update.scene)
    } catch {
      this.stopPlaying()
      this.hello()
      return false
    }
    this.version = update.version
    this.trace(update)
    let struck = !!update.scene && !!before && befell(before.scene, this.scene, this.seat)
    if (update.events?.length) {
      const known = this.events.at(-1)?.number ?? 0
      const fresh = update.events.filter((event) => event.number > known)
      this.events = [...this.events, ...fresh]
      struck ||= fresh.some((event) => strikes(event, this.seat))
    }
    if (struck) ring('struck')
    if (update.asking !== undefined) this.asking = update.asking
    if (update.undo !== undefined) this.undo = update.undo
    if (update.events?.some((event) => event.id === 'tell-undoes') && this.outcome === 'refused') this.outcome = 'agreed'
    if (update.over !== undefined) {
      this.over = update.over
      if (update.over) ring('over')
    }
    if (update.question !== undefined) {
      const before = this.question?.number
      const waited = this.question === null
      this.ask(update.question)
      if (this.question && this.question.number !== before && waited) this.called()
    }
    this.settle()
    if (this.restarting > 0) {
      if (this.undo === 'free') {
        this.restarting--
        this.sendUndo()
      } else this.restarting = 0
    }
    return true
  }

  /** Marks what somebody else has just laid, moved or taken, until this reader answers. */
  private trace(update: Update): void {
    const who = [...new Set(this.deedsIn(update).map(seatIn))]
    const seat = who[0]
    if (who.length !== 1 || typeof seat !== 'number' || this.seat === null || update.scene?.whole) return
    const laid = (update.scene?.put ?? []).filter((node) => (node.kind === 'card' && node['face'] !== undefined) || node.kind === 'token')
    const moved = Object.entries(update.scene?.set ?? {}).filter(([id, props]) => 'pos' in props || ('count' in props && this.picture?.flat?.nodes.get(id)?.kind === 'token'))
    const ids = [...laid.map((node) => node.id), ...moved.map(([id]) => id)]
    if (ids.length) this.traces = new Map([...this.traces, ...ids.map((id): [string, number] => [id, seat])])
  }

  private settleOffer(offer: UndoOffer | null): void {
    const mine = this.offer !== null && this.offer.seat === this.seat
    if (mine && offer === null && !this.withdrawn) this.outcome = 'refused'
    if (offer !== null) [this.outcome, this.withdrawn] = ['', false]
    this.offer = offer
  }

  private called(): void {
    ring('turn')
  }

  private answer(question: Question, keys: string[]): void {
    if (this.pending) return
    this.toPresent()
    this.outcome = ''
    this.returned = false
    this.traces = new Map()
    this.since = this.events.at(-1)?.number ?? 0
    keep(this.id, String(this.since))
    this.pending = { type: 'answer', question: question.number, command: commandId(), keys }
    this.tries = 0
    this.busy = true
    this.problem = ''
    this.tell(this.pending)
  }

  private sendUndo(): void {
    this.tell({ type: 'undo', command: commandId(), version: this.heard })
  }

  takeBack(): void {
    if (this.undo === 'no') return
    this.clear()
    this.sendUndo()
  }

  /** Takes back answer after answer as long as that is free: to the beginning of the turn. */
  restart(): void {
    if (this.undo !== 'free') return
    this.clear()
    this.restarting = 100
    this.sendUndo()
  }

  consent(agree: boolean): void {
    if (!this.offer) return
    this.withdrawn = this.offer.seat === this.seat && !agree
    this.tell({ type: 'consent', number: this.offer.number, agree })
  }

  chat(text: string): void {
    this.tell({ type: 'chat', text, command: commandId() })
  }

  /** Declines now and whenever the same is asked: the server answers the open question by the standing answer itself. */
  declineOn(): void {
    if (!this.question || !this.decline || this.busy) return
    this.busy = true
    this.problem = ''
    this.stand(this.question.topic, [this.decline.key], this.span(this.question.topic))
  }

  stand(topic: string, keys: string[] | null, until: 'my-turn' | 'round' | 'game' = 'my-turn'): void {
    this.tell({ type: 'standing', topic, keys, until })
  }

  here(): void {
    this.tell({ type: 'here', here: !document.hidden })
  }
}

const SINCE = 'stavitel.since.'

function kept(table: string): string | null {
  try {
    return localStorage.getItem(SINCE + table)
  } catch {
    return null
  }
}

function keep(table: string, value: string): void {
  try {
    localStorage.setItem(SINCE + table, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
