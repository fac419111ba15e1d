/** Who asks for the seat of somebody absent, read from what the server says at the table. */

import type { ChatLine, SeatInfo } from '../protocol'

export interface SeatRequest {
  seat: number
  asker: string
  agreed: string[]
}

/** The requests that are open: the last word about a seat was that somebody asks for it, or that others agree. */
export function openRequests(talk: readonly ChatLine[]): SeatRequest[] {
  const open = new Map<number, SeatRequest>()
  for (const line of talk) {
    if (!line.notice || line.seat === null) continue
    const request = open.get(line.seat)
    if (line.notice === 'asks-seat') open.set(line.seat, { seat: line.seat, asker: line.name, agreed: [] })
    else if (line.notice === 'agrees') request?.agreed.push(line.name)
    else open.delete(line.seat)
  }
  return [...open.values()]
}

/** Those who have not agreed yet: everybody who plays, but for who asks and whose seat it is. */
export function stillToAgree(request: SeatRequest, seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.kind === 'person' && seat.seat !== request.seat && seat.name !== request.asker && !request.agreed.includes(seat.name ?? ''))
}

export interface RematchAnswers {
  asker: ChatLine | null
  agreed: ChatLine[]
  declined: ChatLine[]
}

/** What the players say to a rematch, each by their last word. */
export function rematchAnswers(talk: readonly ChatLine[]): RematchAnswers {
  const last = new Map<number, ChatLine>()
  for (const line of talk) if (line.seat !== null && (line.notice === 'agrees-rematch' || line.notice === 'declines-rematch')) last.set(line.seat, line)
  const said = [...last.values()]
  return {
    asker: talk.find((line) => line.notice === 'asks-rematch') ?? null,
    agreed: said.filter((line) => line.notice === 'agrees-rematch'),
    declined: said.filter((line) => line.notice === 'declines-rematch'),
  }
}
