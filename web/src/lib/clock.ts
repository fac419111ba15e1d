/** What is left on a clock, and how it reads. */

import type { ClockRules, SeatClock } from '../protocol'
import { ui } from './words.svelte'

/** Nights begin and end on the hour of their zone, which everywhere is a quarter of an hour's multiple away from ours. */
const QUARTER = 15 * 60 * 1000
const hours = new Map<string, Intl.DateTimeFormat>()

/** Whether clocks rest at a moment. */
function atNight(night: readonly [number, number], zone: string, moment: number): boolean {
  let format = hours.get(zone)
  if (!format) hours.set(zone, (format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone })))
  const hour = Number(format.format(moment))
  const [from, to] = night
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to
}

/** How many of the seconds between two moments count. */
function secondsUsed(rules: ClockRules | null, begin: number, end: number): number {
  const night = rules?.night
  if (!night) return (end - begin) / 1000
  let used = 0
  for (let moment = begin; moment < end; ) {
    const next = Math.min(end, (Math.floor(moment / QUARTER) + 1) * QUARTER)
    if (!atNight(night, rules.zone ?? 'UTC', moment)) used += next - moment
    moment = next
  }
  return used / 1000
}

/** The seconds that a clock, heard of at a moment, has left now; at night it rests. */
export const secondsLeft = (clock: SeatClock, heard: number, now: number, rules: ClockRules | null): number => (clock.running ? Math.max(0, clock.left - secondsUsed(rules, heard, now)) : clock.left)

/** 9:54, 2:05:00, or days and hours. */
export function clockText(seconds: number): string {
  const all = Math.floor(seconds)
  const [days, hours, minutes] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60]
  if (days) return ui('clock-days', { days, hours })
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}
