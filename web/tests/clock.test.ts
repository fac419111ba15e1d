import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openRequests, rematchAnswers, stillToAgree } from '../src/lib/requests'
import type { ChatLine, SeatInfo } from '../src/protocol'

let clocks: typeof import('../src/lib/clock')

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  clocks = await import('../src/lib/clock')
})

describe('a clock', () => {
  it('runs only for who is asked, and never below nothing', () => {
    expect(clocks.secondsLeft({ seat: 0, left: 90, running: true }, 1000, 31_000, null)).toBe(60)
    expect(clocks.secondsLeft({ seat: 0, left: 90, running: false }, 1000, 31_000, null)).toBe(90)
    expect(clocks.secondsLeft({ seat: 0, left: 9, running: true }, 1000, 31_000, null)).toBe(0)
  })
  it('rests at night by the zone of its table', () => {
    const hour = 3_600_000
    const left = (zone: string, from: number, to: number): number =>
      clocks.secondsLeft({ seat: 0, left: 10 * 3600, running: true }, from * hour, to * hour, { bank: 36_000, night: [22, 6], zone }) / 3600
    expect([left('UTC', 21, 22.5), left('UTC', 22, 30), left('UTC', 21.5, 31), left('UTC', 7, 8)]).toEqual([9, 10, 8.5, 9])
    expect([left('Asia/Kathmandu', 16, 17), left('Asia/Kathmandu', 16.5, 20)]).toEqual([9.5, 10]) // which was five and a half hours ahead then
  })
  it('reads as minutes, then as hours', () => {
    expect([0, 59.9, 594, 7500].map(clocks.clockText)).toEqual(['0:00', '0:59', '9:54', '2:05:00'])
  })
})

const line = (number: number, seat: number | null, name: string, notice: string | null): ChatLine => ({ number, at: 0, seat, name, text: '', notice })
const person = (seat: number, name: string): SeatInfo => ({ seat, kind: 'person', name })

describe('who asks for the seat of somebody absent', () => {
  const seats = [person(0, 'Ann'), person(1, 'Bob'), person(2, 'Cyd'), person(3, 'Dan')]
  it('is open until the seat changes hands', () => {
    const asked = [line(1, 1, 'Ann', 'asks-seat')]
    expect(openRequests(asked)).toEqual([{ seat: 1, asker: 'Ann', agreed: [] }])
    expect(openRequests([...asked, line(2, 0, 'Cyd', null), line(3, 1, 'Ann', 'made-bot')])).toEqual([])
  })
  it('waits for everybody but who asks and whose seat it is', () => {
    const [request] = openRequests([line(1, 1, 'Ann', 'asks-seat'), line(2, 1, 'Cyd', 'agrees')])
    expect(stillToAgree(request!, seats).map((seat) => seat.name)).toEqual(['Dan'])
  })
})

describe('what the players say to a rematch', () => {
  it('is their last word', () => {
    const talk = [line(1, 0, 'Ann', 'asks-rematch'), line(2, 1, 'Bob', 'declines-rematch'), line(3, 2, 'Cyd', 'agrees-rematch'), line(4, 1, 'Bob', null)]
    const names = (lines: readonly ChatLine[]): string[] => lines.map((one) => one.name)
    const said = rematchAnswers(talk)
    expect([said.asker?.name, names(said.agreed), names(said.declined)]).toEqual(['Ann', ['Cyd'], ['Bob']])
    const later = rematchAnswers([...talk, line(5, 1, 'Bob', 'agrees-rematch')])
    expect([names(later.agreed).sort(), names(later.declined)]).toEqual([['Bob', 'Cyd'], []])
  })
  it('is nothing where nobody asked', () => {
    expect(rematchAnswers([line(1, 1, 'Bob', 'sits-down')])).toEqual({ asker: null, agreed: [], declined: [] })
  })
})
