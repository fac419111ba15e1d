/** A table on a server: the socket, what it tells, and what is sent to it. */

import type { Answer, ChatLine, ClientMessage, Option, Over, Question, SeatPresence, ServerMessage, Standing, State, TableInfo, UndoOffer, Update } from '../protocol'
import { PROTOCOL } from '../protocol'
import { api } from './api'
import { Game } from './game.svelte'
import { walk } from './scene'
import { ring } from './sound'

/** What an option that does nothing is called. */
const DECLINES = ['no', 'pass', 'none', 'stay', 'done', 'nobody']

export type Link = 'opening' | 'open' | 'lost' | 'refused'

export class Live extends Game {
  link: Link = $state('opening')
  table: TableInfo | null = $state.raw(null)
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

  constructor(
    readonly id: string,
    private wish: number | null = null,
  ) {
    super()
    this.send = (question, keys) => this.answer(question, keys)
    this.back = () => this.takeBack()
  }

  /** The seats of this table that are the reader's own: several where one person plays for more. */
  mine: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat))

  /** The answer that declines, where somebody else's turn asks something that will be asked again. */
  decline: Option | null = $derived.by(() => {
    const question = this.question
    if (!question || this.several || question.options.length > 6) return null
    const turns = this.scene ? [...walk(this.scene)].filter((node) => node.kind === 'panel' && node['active']).map((node) => node['seat']) : []
    if (turns.includes(this.seat ?? -1)) return null
    return question.options.find((option) => DECLINES.includes(option.key)) ?? null
  })

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
    const socket = new WebSocket(api.socket(this.id))
    this.socket = socket
    socket.onopen = () => this.hello()
    socket.onmessage = (message) => {
      if (typeof message.data === 'string') this.hear(JSON.parse(message.data) as ServerMessage)
    }
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
    this.socket?.close()
    this.socket = undefined
  }

  private tell(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private hello(): void {
    this.tell({
      type: 'hello',
      last: this.events.at(-1)?.number ?? 0,
      last_chat: this.talk.at(-1)?.number ?? 0,
      protocol: PROTOCOL,
      ...(this.wish === null ? {} : { seat: this.wish }),
    })
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
        if (message.version !== this.version) this.hello()
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
        this.offer = message.offer
        break
      case 'standing':
        this.standing = message.standing
        break
      case 'table':
        this.place(message.table)
        break
      case 'error':
        this.problem = message.sentence
        if (message.command && this.pending?.command === message.command) this.pending = null
        this.restarting = 0
        this.busy = false
        break
      case 'pong':
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
    this.seats = table.seats
  }

  private begin(state: State): void {
    this.link = 'open'
    this.waits = 500
    this.problem = ''
    clearInterval(this.beat)
    this.beat = window.setInterval(() => this.tell({ type: 'ping', nonce: 0 }), 25_000)
    this.place(state.table)
    this.version = state.version
    this.seat = state.seat
    this.set(state.scene)
    const first = state.events[0]?.number ?? 0
    this.events = first > 1 ? [...this.events.filter((event) => event.number < first), ...state.events] : state.events.length ? state.events : this.events
    const asked = this.question?.number
    this.asking = state.asking
    this.undo = state.undo
    this.offer = state.offer
    this.standing = state.standing
    const heard = this.talk.at(-1)?.number ?? 0
    this.talk = [...this.talk, ...state.chat.filter((line) => line.number > heard)]
    this.presence = state.presence
    this.watchers = state.watchers
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

  private update(update: Update): void {
    if (update.base !== this.version) {
      this.hello()
      return
    }
    try {
      if (update.scene) this.change(update.scene)
    } catch {
      this.hello()
      return
    }
    this.version = update.version
    if (update.events?.length) {
      const known = this.events.at(-1)?.number ?? 0
      this.events = [...this.events, ...update.events.filter((event) => event.number > known)]
    }
    if (update.asking !== undefined) this.asking = update.asking
    if (update.undo !== undefined) this.undo = update.undo
    if (update.offer !== undefined) this.offer = update.offer
    if (update.over !== undefined) {
      this.over = update.over
      if (update.over) ring('over')
    }
    if (update.question !== undefined) {
      const before = this.question?.number
      this.ask(update.question)
      if (this.question && this.question.number !== before) this.called()
    }
    this.settle()
    if (this.restarting > 0) {
      if (this.undo === 'free') {
        this.restarting--
        this.sendUndo()
      } else this.restarting = 0
    }
  }

  private called(): void {
    if (document.hidden || !document.hasFocus()) ring('turn')
  }

  private answer(question: Question, keys: string[]): void {
    if (this.pending) return
    this.pending = { type: 'answer', question: question.number, command: commandId(), keys }
    this.tries = 0
    this.busy = true
    this.problem = ''
    this.tell(this.pending)
  }

  private sendUndo(): void {
    this.tell({ type: 'undo', command: commandId(), version: this.version })
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
    if (this.offer) this.tell({ type: 'consent', number: this.offer.number, agree })
  }

  chat(text: string): void {
    this.tell({ type: 'chat', text, command: commandId() })
  }

  /** Declines now and whenever the same is asked: the server answers the open question by the standing answer itself. */
  declineOn(): void {
    if (!this.question || !this.decline || this.busy) return
    this.busy = true
    this.problem = ''
    this.stand(this.question.topic, [this.decline.key])
  }

  stand(topic: string, keys: string[] | null, until: 'my-turn' | 'game' = 'my-turn'): void {
    this.tell({ type: 'standing', topic, keys, until })
  }

  here(): void {
    this.tell({ type: 'here', here: !document.hidden })
  }
}

export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
