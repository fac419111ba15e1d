/** What is left on a clock, and how it reads. */

import type { SeatClock } from '../protocol'
import { ui } from './words.svelte'

/** The seconds that a clock, heard of at a moment, has left now. */
export const secondsLeft = (clock: SeatClock, heard: number, now: number): number => (clock.running ? Math.max(0, clock.left - (now - heard) / 1000) : clock.left)

/** 9:54, 2:05:00, or days and hours. */
export function clockText(seconds: number): string {
  const all = Math.floor(seconds)
  const [days, hours, minutes] = [Math.floor(all / 86400), Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60]
  if (days) return ui('clock-days', { days, hours })
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}
