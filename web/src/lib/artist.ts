/** The artist: draws the ornaments that titles name, in ink with a light wash. The list of words is closed; an unknown one draws nothing. */

import type { Said } from './words.svelte'
import { asText } from './text'
import { Pen, type Point } from './pen'
import { tone } from './tones'

export interface Ornament {
  word: string
  at?: readonly number[]
  path?: readonly (readonly number[])[]
  tone?: string
  size?: number
  seed?: number | string
  count?: number
  label?: unknown
  kind?: string
  part?: number
  columns?: number
  rows?: number
  levels?: readonly number[]
  head?: string
  figure?: number | string
}

interface Job {
  pen: Pen
  x: number
  y: number
  w: number
  h: number
  points: Point[]
  size: number
  tone: string
  its: Ornament
  say: (label: Said) => string
}

/** A colour laid thinly over the paper, so that it suits every look of the page. */
const wash = (colour: string, strength = 60): string => `color-mix(in oklab, ${colour} calc(${strength}% * var(--wash)), var(--vellum))`
const STONE = '#b9a67c'
const WALL = '#efdcae'
const ROOF = '#a5522e'
const SLATE = '#54606a'
const WATER = '#5f9db4'
const LEAF = ['#6d8453', '#7d9460', '#5c7549']
const DARK = '#4a3726'

// Colours stand in attributes: the page's own policy allows no style written into markup.
const see = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')
const fill = (d: string, colour: string, width = 1.2): string => `<path class="o" fill="${colour}" stroke-width="${width}" d="${d}"/>`
const bare = (d: string, colour: string, opacity = 1): string => `<path class="b" fill="${colour}"${see(opacity)} d="${d}"/>`
const ink = (d: string, width = 1.1, opacity = 1): string => `<path class="l" stroke-width="${width}"${see(opacity)} d="${d}"/>`
const shade = (d: string): string => `<path class="h" d="${d}"/>`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const ribbon = (d: string, colour: string, width: number, dashes = '', opacity = 1): string => `<path class="r" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}${see(opacity)} d="${d}"/>`

// Buildings, each in the box x, y, w, h with its foot at the bottom.

function house({ pen, x, y, w, h, tone: roof }: Pick<Job, 'pen' | 'x' | 'y' | 'w' | 'h' | 'tone'>, chimney = true): string {
  const wall = y + h * 0.46
  let drawn = ''
  if (chimney && h > 26) drawn += fill(pen.box(x + w * 0.68, y - h * 0.04, w * 0.1, h * 0.3), wash(STONE, 70))
  drawn += fill(pen.box(x + w * 0.08, wall, w * 0.84, y + h - wall), wash(WALL, 70))
  drawn += shade(pen.hatch(x + w * 0.68, wall, w * 0.24, y + h - wall, 3.6))
  drawn += fill(pen.lines([[x, wall + 1], [x + w * 0.17, y], [x + w * 0.83, y], [x + w, wall + 1]], true), wash(roof || ROOF, 88))
  for (const k of [0.33, 0.66]) drawn += ink(pen.lines([[x + w * 0.17 * (1 - k) + 2, y + (wall - y) * k], [x + w - w * 0.17 * (1 - k) - 2, y + (wall - y) * k]]), 0.6, 0.5)
  const door = (y + h - wall) * 0.56
  drawn += fill(arch(pen, x + w * 0.42, y + h - door, w * 0.16, door), DARK, 0.9)
  for (const k of [0.2, 0.66]) drawn += fill(pen.box(x + w * k, wall + (y + h - wall) * 0.24, w * 0.12, (y + h - wall) * 0.28), DARK, 0.7)
  return drawn
}

function gable({ pen, x, y, w, h, tone: roof }: Pick<Job, 'pen' | 'x' | 'y' | 'w' | 'h' | 'tone'>): string {
  const wall = y + h * 0.5
  return (
    fill(pen.box(x + w * 0.08, wall, w * 0.84, y + h - wall), wash(WALL, 70)) +
    shade(pen.hatch(x + w * 0.66, wall, w * 0.26, y + h - wall, 3.6)) +
    fill(pen.lines([[x, wall + 2], [x + w / 2, y], [x + w, wall + 2]], true), wash(roof || '#8a4a2c', 88)) +
    fill(pen.box(x + w * 0.4, y + h - (y + h - wall) * 0.58, w * 0.2, (y + h - wall) * 0.58), DARK, 0.9) +
    fill(pen.ellipse(x + w / 2, y + h * 0.33, w * 0.07, w * 0.07, 6), DARK, 0.7)
  )
}

function arch(pen: Pen, x: number, y: number, w: number, h: number): string {
  const foot = y + h
  return `M${x.toFixed(1)} ${foot.toFixed(1)}V${(y + w * 0.5).toFixed(1)}Q${(x + w * 0.1).toFixed(1)} ${y.toFixed(1)} ${(x + w / 2 + pen.between(-0.3, 0.3)).toFixed(1)} ${y.toFixed(1)}Q${(x + w * 0.9).toFixed(1)} ${y.toFixed(1)} ${(x + w).toFixed(1)} ${(y + w * 0.5).toFixed(1)}V${foot.toFixed(1)}Z`
}

function tower({ pen, x, y, w, h, tone: flag, its }: Job): string {
  const spire = its.kind !== 'flat'
  const top = spire ? y + Math.min(h * 0.36, w * 1.15) : y + w * 0.32
  let drawn = fill(pen.box(x + w * 0.1, top, w * 0.8, y + h - top), wash(STONE, 45)) + shade(pen.hatch(x + w * 0.6, top, w * 0.3, y + h - top, 3.8))
  for (let k = 0; k < (y + h - top) / 13 - 1; k++) drawn += ink(pen.lines([[x + w * (k % 2 ? 0.16 : 0.45), y + h - 7 - k * 13], [x + w * (k % 2 ? 0.4 : 0.7), y + h - 7 - k * 13]]), 0.6, 0.5)
  if (spire) drawn += fill(pen.lines([[x - w * 0.04, top], [x + w / 2, y], [x + w * 1.04, top]], true), wash(SLATE, 80))
  else drawn += fill(battlements(pen, x, top, w, w * 0.16), wash(STONE, 45))
  drawn += fill(arch(pen, x + w * 0.41, top + (y + h - top) * 0.28, w * 0.18, w * 0.34), DARK, 0.8)
  if (flag) drawn += pennant(pen, x + w / 2, y, w * 0.6, flag)
  return drawn
}

function battlements(pen: Pen, x: number, y: number, w: number, tooth: number): string {
  const teeth = Math.max(2, Math.round(w / (tooth * 2.2)))
  const step = w / (teeth * 2 - 1)
  const points: Point[] = [[x, y + tooth]]
  for (let at = 0; at < teeth; at++) {
    const left = x + at * 2 * step
    points.push([left, y - tooth], [left + step, y - tooth])
    if (at < teeth - 1) points.push([left + step, y], [left + 2 * step, y])
  }
  return pen.lines([...points, [x + w, y + tooth]], true)
}

function pennant(pen: Pen, x: number, y: number, size: number, colour: string): string {
  const high = Math.max(14, size)
  return ink(`M${x} ${y}V${y - high}`, 1.4) + fill(pen.curve([[x, y - high], [x + high * 0.45, y - high + 2.5], [x + high * 0.9, y - high], [x + high * 0.9, y - high * 0.55], [x + high * 0.45, y - high * 0.42], [x, y - high * 0.52]], true, 0.4), wash(colour, 90))
}

function wall({ pen, x, y, w, h }: Job): string {
  let drawn = fill(pen.box(x, y + h * 0.25, w, h * 0.75), wash(STONE, 40)) + fill(battlements(pen, x, y + h * 0.22, w, h * 0.16), wash(STONE, 40))
  for (let row = 0; row < 2; row++) for (let at = 8; at < w - 14; at += 18) drawn += ink(pen.lines([[x + at + row * 8, y + h * (0.5 + row * 0.25)], [x + at + row * 8 + 8, y + h * (0.5 + row * 0.25)]]), 0.6, 0.5)
  return drawn
}

function gate(job: Job): string {
  const { pen, x, y, w, h } = job
  const side = w * 0.24
  return (
    wall({ ...job, x: x + side * 0.8, y: y + h * 0.34, w: w - side * 1.6, h: h * 0.66 }) +
    tower({ ...job, x, y: y + h * 0.12, w: side, h: h * 0.88, tone: '', its: { ...job.its, kind: 'flat' } }) +
    tower({ ...job, x: x + w - side, y: y + h * 0.12, w: side, h: h * 0.88, its: { ...job.its, kind: 'flat' } }) +
    fill(arch(pen, x + w * 0.4, y + h * 0.55, w * 0.2, h * 0.45), DARK) +
    [0.44, 0.5, 0.56].map((k) => ink(`M${x + w * k} ${y + h * 0.62}V${y + h}`, 0.8, 0.6)).join('')
  )
}

function barn({ pen, x, y, w, h, tone: roof }: Job): string {
  const top = y + h * 0.4
  return (
    fill(pen.box(x + w * 0.06, top, w * 0.88, y + h - top), wash(WALL, 60)) +
    shade(pen.hatch(x + w * 0.66, top, w * 0.28, y + h - top, 4)) +
    fill(pen.lines([[x - w * 0.02, top + 2], [x + w * 0.1, y + h * 0.08], [x + w * 0.9, y + h * 0.08], [x + w * 1.02, top + 2]], true), wash(roof || ROOF, 85)) +
    [0.3, 0.6].map((k) => ink(pen.lines([[x + w * 0.1 * (1 - k), y + h * (0.08 + 0.32 * k)], [x + w * (0.9 + 0.1 * k), y + h * (0.08 + 0.32 * k)]]), 0.6, 0.5)).join('') +
    fill(pen.box(x + w * 0.36, y + h - (y + h - top) * 0.72, w * 0.28, (y + h - top) * 0.72), wash('#8a6238', 80)) +
    ink(pen.lines([[x + w * 0.36, y + h], [x + w * 0.64, y + h - (y + h - top) * 0.72]]), 1) +
    ink(pen.lines([[x + w * 0.64, y + h], [x + w * 0.36, y + h - (y + h - top) * 0.72]]), 1) +
    [0.14, 0.76].map((k) => fill(pen.box(x + w * k, top + (y + h - top) * 0.24, w * 0.1, (y + h - top) * 0.28), DARK, 0.7)).join('')
  )
}

function hut({ pen, x, y, w, h, tone: roof }: Job): string {
  return (
    fill(pen.box(x + w * 0.16, y + h * 0.5, w * 0.68, h * 0.5), wash(WALL, 60)) +
    fill(pen.curve([[x, y + h * 0.56], [x + w * 0.22, y + h * 0.18], [x + w / 2, y], [x + w * 0.78, y + h * 0.18], [x + w, y + h * 0.56], [x + w / 2, y + h * 0.48]], true, 0.6), wash(roof || '#c2a25a', 80)) +
    [0.25, 0.4, 0.6, 0.75].map((k) => ink(pen.lines([[x + w / 2 + (k - 0.5) * w * 0.3, y + h * 0.12], [x + w * k, y + h * 0.46]]), 0.6, 0.5)).join('') +
    fill(arch(pen, x + w * 0.42, y + h * 0.62, w * 0.16, h * 0.38), DARK, 0.8)
  )
}

function village(job: Job): string {
  const { x, y, w, h } = job
  return (
    house({ ...job, x, y: y + h * 0.16, w: w * 0.4, h: h * 0.84 }) +
    house({ ...job, x: x + w * 0.58, y: y + h * 0.2, w: w * 0.42, h: h * 0.8, tone: '#8a4a2c' }) +
    gable({ ...job, x: x + w * 0.32, y, w: w * 0.36, h: h * 0.97, tone: '#7a4228' })
  )
}

function workshop(job: Job): string {
  const { pen, x, y, w, h } = job
  return (
    gable({ ...job, x: x + w * 0.1, y, w: w * 0.52, h, tone: SLATE }) +
    house({ ...job, x: x + w * 0.46, y: y + h * 0.34, w: w * 0.54, h: h * 0.66 }) +
    fill(pen.box(x + w * 0.02, y + h * 0.84, w * 0.15, h * 0.16), wash('#8a6238', 85)) +
    fill(pen.lines([[x - w * 0.03, y + h * 0.66], [x + w * 0.2, y + h * 0.66], [x + w * 0.2, y + h * 0.71], [x + w * 0.13, y + h * 0.75], [x + w * 0.13, y + h * 0.8], [x + w * 0.18, y + h * 0.84], [x + w * 0.01, y + h * 0.84], [x + w * 0.06, y + h * 0.8], [x + w * 0.06, y + h * 0.74]], true), DARK)
  )
}

function church({ pen, x, y, w, h, tone: roof }: Job): string {
  const nave = y + h * 0.5
  return (
    fill(pen.box(x + w * 0.3, nave, w * 0.7, y + h - nave), wash(WALL, 60)) +
    fill(pen.lines([[x + w * 0.28, nave + 1], [x + w * 0.4, y + h * 0.3], [x + w * 0.92, y + h * 0.3], [x + w * 1.02, nave + 1]], true), wash(roof || ROOF, 85)) +
    fill(pen.box(x, y + h * 0.32, w * 0.32, h * 0.68), wash(STONE, 45)) +
    shade(pen.hatch(x + w * 0.2, y + h * 0.32, w * 0.12, h * 0.68, 3.6)) +
    fill(pen.lines([[x - w * 0.03, y + h * 0.33], [x + w * 0.16, y + h * 0.06], [x + w * 0.35, y + h * 0.33]], true), wash(SLATE, 80)) +
    ink(`M${x + w * 0.16} ${y + h * 0.06}V${y - h * 0.06}m${-w * 0.04} ${h * 0.04}h${w * 0.08}`, 1.4) +
    [0.44, 0.6, 0.76].map((k) => fill(arch(pen, x + w * k, nave + (y + h - nave) * 0.25, w * 0.08, (y + h - nave) * 0.45), DARK, 0.7)).join('') +
    fill(arch(pen, x + w * 0.1, y + h * 0.74, w * 0.12, h * 0.26), DARK, 0.8)
  )
}

function palace({ pen, x, y, w, h, tone: colour }: Job): string {
  let drawn = fill(pen.box(x + w * 0.04, y + h * 0.36, w * 0.92, h * 0.64), wash(WALL, 55)) + fill(pen.lines([[x, y + h * 0.36], [x + w / 2, y], [x + w, y + h * 0.36]], true), wash(colour || ROOF, 80))
  const columns = Math.max(4, Math.round(w / 16))
  for (let at = 0; at <= columns; at++) {
    const k = x + w * (0.08 + (0.84 * at) / columns)
    drawn += ink(pen.lines([[k, y + h * 0.42], [k, y + h * 0.92]]), 2.6, 0.8)
  }
  return drawn + ink(pen.lines([[x, y + h * 0.42], [x + w, y + h * 0.42]]), 1.4) + fill(pen.box(x - w * 0.02, y + h * 0.92, w * 1.04, h * 0.08), wash(STONE, 60))
}

function mill({ pen, x, y, w, h, tone: roof }: Job): string {
  const [cx, cy] = [x + w / 2, y + h * 0.36]
  let drawn = fill(pen.lines([[x + w * 0.34, y + h * 0.32], [x + w * 0.66, y + h * 0.32], [x + w * 0.76, y + h], [x + w * 0.24, y + h]], true), wash(WALL, 60)) + fill(pen.lines([[x + w * 0.3, y + h * 0.34], [cx, y + h * 0.14], [x + w * 0.7, y + h * 0.34]], true), wash(roof || ROOF, 85)) + fill(arch(pen, x + w * 0.43, y + h * 0.76, w * 0.14, h * 0.24), DARK, 0.8)
  for (const angle of [0.5, 2.07, 3.64, 5.21]) {
    const [dx, dy] = [Math.cos(angle) * w * 0.46, Math.sin(angle) * w * 0.46]
    drawn += fill(pen.lines([[cx + dx * 0.25, cy + dy * 0.25], [cx + dx, cy + dy], [cx + dx - dy * 0.26, cy + dy + dx * 0.26], [cx + dx * 0.25 - dy * 0.26, cy + dy * 0.25 + dx * 0.26]], true), 'var(--vellum-2)', 0.9) + ink(pen.lines([[cx, cy], [cx + dx, cy + dy]]), 1.4)
  }
  return drawn
}

function ship({ pen, x, y, w, h, tone: sail }: Job): string {
  return (
    [0.3, 0.52, 0.74].map((k) => ink(`M${x + w * k} ${y + h * 0.7}V${y + h * (k === 0.52 ? 0 : 0.1)}`, 1.4)).join('') +
    [[0.3, 0.14, 0.2], [0.52, 0.06, 0.24], [0.74, 0.16, 0.18]].map(([k = 0, top = 0, size = 0]) => fill(pen.curve([[x + w * (k - size / 2), y + h * top], [x + w * (k + size / 2), y + h * top], [x + w * (k + size / 2 + 0.05), y + h * 0.36], [x + w * (k + size / 2), y + h * 0.56], [x + w * (k - size / 2), y + h * 0.56], [x + w * (k - size / 2 + 0.05), y + h * 0.34]], true, 0.5), sail ? wash(sail, 45) : 'var(--vellum-2)', 1)).join('') +
    fill(pen.curve([[x + w * 0.04, y + h * 0.6], [x + w * 0.2, y + h * 0.7], [x + w * 0.8, y + h * 0.7], [x + w, y + h * 0.56], [x + w * 0.86, y + h * 0.94], [x + w * 0.2, y + h * 0.94]], true, 0.6), wash('#7a5230', 80)) +
    ink(pen.lines([[x + w * 0.14, y + h * 0.79], [x + w * 0.9, y + h * 0.79]]), 0.8, 0.6)
  )
}

function stall({ pen, x, y, w, h, tone: cloth }: Job): string {
  let drawn = [0.08, 0.88].map((k) => fill(pen.box(x + w * k, y + h * 0.36, w * 0.04, h * 0.64), wash('#7a5230', 85))).join('') + fill(pen.box(x + w * 0.03, y + h * 0.66, w * 0.94, h * 0.18), wash('#b08a5c', 80))
  const stripes = 6
  for (let at = 0; at < stripes; at++) {
    const [a, b] = [x + (w * at) / stripes, x + (w * (at + 1)) / stripes]
    const [ta, tb] = [x + w * 0.1 + (w * 0.8 * at) / stripes, x + w * 0.1 + (w * 0.8 * (at + 1)) / stripes]
    drawn += `<path class="o" fill="${at % 2 ? wash(cloth || '#a8281f', 90) : 'var(--vellum-2)'}" stroke-width=".9" d="M${ta.toFixed(1)} ${y.toFixed(1)}H${tb.toFixed(1)}L${b.toFixed(1)} ${(y + h * 0.4).toFixed(1)}Q${((a + b) / 2).toFixed(1)} ${(y + h * 0.54).toFixed(1)} ${a.toFixed(1)} ${(y + h * 0.4).toFixed(1)}Z"/>`
  }
  return drawn
}

function lane({ pen, x, y, w, h, its }: Job): string {
  const doors = its.columns ?? 3
  let drawn = `<path class="o" fill="${wash(DARK, 90)}" d="M${x} ${y + h}V${y + h * 0.3}Q${x} ${y} ${x + h * 0.3} ${y}H${x + w - h * 0.3}Q${x + w} ${y} ${x + w} ${y + h * 0.3}V${y + h}Z"/>`
  if (its.kind !== 'bare') for (let at = 0; at < doors; at++) drawn += fill(arch(pen, x + (w * (at + 0.06)) / doors, y + h * 0.22, (w * 0.88) / doors, h * 0.78), 'var(--vellum-2)')
  return drawn
}

/** A prison: a stone wall with a barred hole in it. */
function cell({ pen, x, y, w, h }: Job): string {
  let drawn = fill(pen.box(x, y + h * 0.1, w, h * 0.9), wash(STONE, 52), 1.3) + fill(battlements(pen, x - 2, y + h * 0.1, w + 4, Math.min(5, h * 0.07)), wash(STONE, 52))
  for (let row = 0; row < 3; row++) for (const k of [0.02, 0.9]) drawn += ink(pen.lines([[x + w * k, y + h * (0.34 + row * 0.2)], [x + w * (k + 0.07), y + h * (0.34 + row * 0.2)]]), 0.7, 0.5)
  drawn += fill(pen.box(x + w * 0.1, y + h * 0.26, w * 0.8, h * 0.66), '#32271d', 1.2)
  const bars = Math.max(4, Math.round(w / 15))
  for (let at = 1; at < bars; at++) drawn += `<path fill="none" stroke="#b7a988" stroke-width="1.6" d="${pen.lines([[x + w * (0.1 + (0.8 * at) / bars), y + h * 0.26], [x + w * (0.1 + (0.8 * at) / bars), y + h * 0.92]])}"/>`
  return drawn
}

/** A shield with a figure: what a place is worth. */
function shield({ pen, x, y, w, h, its, tone: colour }: Job): string {
  const d = `${pen.lines([[x, y + h * 0.06], [x + w / 2, y], [x + w, y + h * 0.06], [x + w, y + h * 0.54]])}Q${(x + w * 0.98).toFixed(1)} ${(y + h * 0.82).toFixed(1)} ${(x + w / 2).toFixed(1)} ${(y + h).toFixed(1)}Q${(x + w * 0.02).toFixed(1)} ${(y + h * 0.82).toFixed(1)} ${x.toFixed(1)} ${(y + h * 0.54).toFixed(1)}Z`
  return `<path class="o" fill="${colour || '#c8961e'}" stroke-width="1.2" d="${d}"/><path fill="none" stroke="#fff3cf" stroke-opacity=".6" stroke-width="1" d="M${(x + 2.5).toFixed(1)} ${(y + h * 0.52).toFixed(1)}V${(y + h * 0.12).toFixed(1)}"/><text class="f" x="${x + w / 2}" y="${y + h * 0.47}" text-anchor="middle" dominant-baseline="central">${escaped(String(its.figure ?? ''))}</text>`
}

/** The front of a guild: a pediment between two slim towers, cornices, a plinth; its windows are for slots. */
function hall({ pen, x, y, w, h, tone: roof, its }: Job): string {
  const rows = its.rows ?? 4
  const side = Math.min(22, w * 0.09)
  const top = y + Math.min(h * 0.24, w * 0.36)
  const foot = y + h - 8
  const [left, wide] = [x + side, w - 2 * side]
  let drawn = fill(pen.box(left - 2, top, wide + 4, foot - top), wash(WALL, 58), 1.4)
  for (let row = 1; row < rows; row++) {
    const at = top + ((foot - top) * row) / rows
    drawn += ink(pen.lines([[left - 4, at], [left + wide + 4, at]]), 1.7, 0.85)
  }
  for (const towerLeft of [x, x + w - side]) {
    drawn += fill(pen.box(towerLeft, top - 14, side, foot - top + 14), wash(STONE, 42), 1.2) + shade(pen.hatch(towerLeft + side * 0.55, top - 14, side * 0.45, foot - top + 14, 4))
    for (let at = top + 12; at < foot - 10; at += 26) drawn += ink(pen.lines([[towerLeft + side * (at % 2 ? 0.16 : 0.4), at], [towerLeft + side * 0.62, at]]), 0.6, 0.5)
    drawn += fill(arch(pen, towerLeft + side * 0.34, top + 6, side * 0.32, side * 0.8), DARK, 0.8)
    drawn += fill(pen.lines([[towerLeft - 3, top - 14], [towerLeft + side / 2, top - 14 - side * 1.7], [towerLeft + side + 3, top - 14]], true), wash(SLATE, 85))
  }
  drawn += fill(pen.lines([[left - 6, top + 1], [x + w / 2, y], [left + wide + 6, top + 1]], true), wash(roof || ROOF, 88), 1.5)
  drawn += fill(pen.lines([[left + wide * 0.14, top - 6], [x + w / 2, y + (top - y) * 0.2], [left + wide * 0.86, top - 6]], true), wash(WALL, 45), 1)
  drawn += fill(pen.box(x - 4, foot, w + 8, 8), wash(STONE, 60), 1.2)
  // Hammer and chisel, crossed, in the pediment.
  const [cx, cy, r] = [x + w / 2, y + (top - y) * 0.66, Math.min(15, (top - y) * 0.26)]
  drawn += ink(`M${cx - r} ${cy + r}L${cx + r * 0.7} ${cy - r * 0.7}M${cx + r} ${cy + r}L${cx - r * 0.7} ${cy - r * 0.7}`, 2.2, 0.85)
  return drawn + fill(pen.lines([[cx - r * 1.15, cy - r * 0.55], [cx - r * 0.5, cy - r * 1.2], [cx - r * 0.1, cy - r * 0.8], [cx - r * 0.75, cy - r * 0.15]], true), DARK, 0.8) + fill(pen.lines([[cx + r * 0.55, cy - r], [cx + r, cy - r * 1.05], [cx + r * 0.95, cy - r * 0.6], [cx + r * 0.7, cy - r * 0.5]], true), DARK, 0.8)
}

function facade(job: Job): string {
  const { pen, x, y, w, h, tone: roof, its } = job
  if (its.kind === 'hall') return hall(job)
  const [columns, rows] = [its.columns ?? 4, its.rows ?? 2]
  const top = y + Math.min(h * 0.22, 46)
  let drawn = fill(pen.box(x + w * 0.04, top, w * 0.92, y + h - top), wash(WALL, 60)) + fill(pen.lines([[x - w * 0.03, top], [x + w / 2, y], [x + w * 1.03, top]], true), wash(roof || ROOF, 88))
  drawn += ink(pen.lines([[x + w * 0.1, top - 4], [x + w / 2, y + (top - y) * 0.24], [x + w * 0.9, top - 4]]), 0.8, 0.6)
  if (its.kind !== 'bare')
    for (let row = 0; row < rows; row++)
      for (let at = 0; at < columns; at++) drawn += fill(arch(pen, x + w * 0.07 + (w * 0.86 * (at + 0.1)) / columns, top + 6 + ((y + h - top - 8) * (row + 0.06)) / rows, (w * 0.86 * 0.8) / columns, ((y + h - top - 8) * 0.86) / rows), 'var(--vellum-2)', 1)
  for (let row = 1; row < rows; row++) drawn += ink(pen.lines([[x + w * 0.04, top + 4 + ((y + h - top - 6) * row) / rows], [x + w * 0.96, top + 4 + ((y + h - top - 6) * row) / rows]]), 0.7, 0.5)
  return drawn
}

function storeys({ pen, x, y, w, h, its, tone: roof }: Job): string {
  const levels = its.levels?.length ? its.levels : [4, 3, 3, 2, 1]
  const spire = h * 0.18
  const each = (h - spire) / levels.length
  let drawn = ''
  levels.forEach((slots, level) => {
    const wide = w * (1 - 0.13 * level)
    const [left, top] = [x + (w - wide) / 2, y + h - each * (level + 1)]
    drawn += fill(pen.box(left, top, wide, each), wash(WALL, 55 - level * 4)) + shade(pen.hatch(left + wide * 0.86, top, wide * 0.14, each, 3.6)) + ink(pen.lines([[left - 3, top], [left + wide + 3, top]]), 2)
    if (its.kind !== 'bare') for (let at = 0; at < slots; at++) drawn += fill(arch(pen, left + (wide * (at + 0.12)) / slots, top + each * 0.18, (wide * 0.76) / slots, each * 0.76), level % 2 ? wash('#8d6aa0', 22) : wash('#5f8eb0', 22), 1)
    for (const side of [left, left + wide]) drawn += fill(pen.lines([[side - 5, top + each], [side - 5, top - 2], [side, top - each * 0.34], [side + 5, top - 2], [side + 5, top + each]], true), wash(STONE, 48), 1)
  })
  const wide = w * (1 - 0.13 * (levels.length - 1)) * 0.84
  const base = y + spire
  return drawn + fill(pen.lines([[x + w / 2 - wide / 2, base], [x + w / 2, y + spire * 0.14], [x + w / 2 + wide / 2, base]], true), wash(roof || SLATE, 85)) + ink(`M${x + w / 2} ${y + spire * 0.16}V${y - spire * 0.1}m-4 ${spire * 0.08}h8`, 1.4)
}

/** A great work: its scaffolding falls as it rises. */
function monument(job: Job): string {
  const { pen, x, y, w, h, its, tone: colour } = job
  const part = Math.max(0, Math.min(1, its.part ?? 1))
  const stone = wash(colour || STONE, 62)
  let drawn = ''
  const kind = its.kind ?? 'arch'
  const pale = wash(colour || STONE, 34)
  if (kind === 'aqueduct') {
    for (const [top = 0, high = 0, arches = 3] of [[0.16, 0.34, 4], [0.5, 0.5, 3]]) {
      drawn += fill(pen.box(x + w * 0.02, y + h * top, w * 0.96, h * high), stone, 1.3)
      for (let at = 0; at < arches; at++) drawn += fill(arch(pen, x + w * (0.06 + (0.9 * at) / arches), y + h * (top + high * 0.24), (w * 0.9 * 0.74) / arches, h * high * 0.76), 'var(--vellum)', 1)
    }
    drawn += fill(pen.box(x - 2, y + h * 0.1, w + 4, h * 0.08), pale, 1.2) + fill(pen.box(x - 1, y + h * 0.48, w + 2, h * 0.05), pale, 1)
  } else if (kind === 'arch') {
    drawn += fill(pen.box(x + w * 0.08, y + h * 0.22, w * 0.84, h * 0.78), stone, 1.3) + shade(pen.hatch(x + w * 0.76, y + h * 0.22, w * 0.16, h * 0.78, 3.6)) + fill(arch(pen, x + w * 0.34, y + h * 0.44, w * 0.32, h * 0.56), 'var(--vellum)', 1.2) + [0.14, 0.72].map((k) => fill(arch(pen, x + w * k, y + h * 0.62, w * 0.13, h * 0.38), 'var(--vellum)', 1)).join('') + fill(pen.box(x, y + h * 0.16, w, h * 0.1), pale, 1.2) + fill(pen.box(x + w * 0.2, y + h * 0.04, w * 0.6, h * 0.12), stone, 1.1) + ink(pen.lines([[x + w * 0.28, y + h * 0.1], [x + w * 0.72, y + h * 0.1]]), 0.8, 0.6)
  } else if (kind === 'dome') {
    drawn += fill(pen.box(x + w * 0.04, y + h * 0.58, w * 0.92, h * 0.42), stone, 1.3) + shade(pen.hatch(x + w * 0.8, y + h * 0.58, w * 0.16, h * 0.42, 3.6)) + fill(pen.curve([[x + w * 0.14, y + h * 0.54], [x + w * 0.2, y + h * 0.28], [x + w / 2, y + h * 0.1], [x + w * 0.8, y + h * 0.28], [x + w * 0.86, y + h * 0.54]], true, 0.6), wash(colour || STONE, 80), 1.3)
    for (const k of [-0.24, 0, 0.24]) drawn += ink(pen.curve([[x + w / 2 + k * w * 0.3, y + h * 0.12], [x + w * (0.5 + k), y + h * 0.3], [x + w * (0.5 + k * 1.25), y + h * 0.53]], false, 0.4), 0.8, 0.6)
    drawn += fill(pen.box(x, y + h * 0.53, w, h * 0.07), pale, 1.1) + ink(`M${x + w / 2} ${y + h * 0.1}V${y - h * 0.02}m${-w * 0.05} ${h * 0.04}h${w * 0.1}`, 1.5) + [0.1, 0.285, 0.47, 0.655, 0.84].map((k) => fill(arch(pen, x + w * k - w * 0.03, y + h * 0.68, w * 0.11, h * 0.32), DARK, 0.8)).join('')
  } else if (kind === 'temple') {
    drawn += fill(pen.lines([[x - w * 0.02, y + h * 0.36], [x + w / 2, y + h * 0.06], [x + w * 1.02, y + h * 0.36]], true), stone, 1.3) + fill(pen.lines([[x + w * 0.18, y + h * 0.32], [x + w / 2, y + h * 0.14], [x + w * 0.82, y + h * 0.32]], true), pale, 0.9) + fill(pen.box(x, y + h * 0.36, w, h * 0.08), stone, 1.1)
    for (let at = 0; at < 5; at++) drawn += fill(pen.box(x + w * (0.05 + at * 0.2), y + h * 0.44, w * 0.1, h * 0.46), pale, 1) + ink(pen.lines([[x + w * (0.09 + at * 0.2), y + h * 0.5], [x + w * (0.09 + at * 0.2), y + h * 0.86]]), 0.5, 0.5)
    drawn += fill(pen.box(x - w * 0.03, y + h * 0.9, w * 1.06, h * 0.1), stone, 1.1)
  } else {
    drawn += wall({ ...job, x, y: y + h * 0.58, w, h: h * 0.42 }) + tower({ ...job, x: x + w * 0.28, y: y + h * 0.06, w: w * 0.44, h: h * 0.94, tone: colour }) + fill(arch(pen, x + w * 0.41, y + h * 0.74, w * 0.18, h * 0.26), DARK, 1)
  }
  if (part < 1) {
    const bar = y + h * (1 - part)
    drawn = `<g opacity=".72">${drawn}</g>` + (part > 0 ? clipped(drawn, x - 6, bar, w + 12, h * part + 8, `${its.seed ?? ''}${x}${y}${part}`) : '')
    // Poles stand on the ground, boards wherever there is still something to build.
    const wooden = (d: string, width: number): string => `<path fill="none" stroke="${wash('#7a5230', 100)}" stroke-linecap="round" stroke-width="${width}" d="${d}"/>`
    for (const k of [-0.03, 0.32, 0.68, 1.03]) drawn += wooden(pen.lines([[x + w * k, y + h], [x + w * k, y - 3]]), 1.6)
    for (let at = y + h * 0.08; at < bar - 2; at += h * 0.23) drawn += wooden(pen.lines([[x - w * 0.06, at], [x + w * 1.06, at]]), 1.4)
    if (part < 0.6) drawn += wooden(pen.lines([[x + w * 0.68, Math.min(bar, y + h * 0.77)], [x + w * 1.03, y + h * 0.08]]), 1)
  }
  return drawn
}

let clips = 0
function clipped(drawn: string, x: number, y: number, w: number, h: number, seed: string): string {
  const id = `clip-${(clips = (clips + 1) % 100000)}-${seed.replace(/[^a-z0-9]/gi, '')}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
}

/** Half a figure before an arch. */
function bust({ pen, x, y, w, h, its, tone: colour }: Job): string {
  const robe = colour || '#1f5c9e'
  const [cx, head] = [x + w / 2, y + h * 0.36]
  const r = Math.min(w * 0.13, h * 0.13)
  let drawn = fill(arch(pen, x + w * 0.06, y, w * 0.88, h), wash(robe, 45))
  drawn += bare(pen.curve([[x + w * 0.06, y + h * 0.5], [x + w * 0.2, y + h * 0.62], [x + w * 0.13, y + h], [x + w * 0.06, y + h]], true, 0.5), wash(robe, 80), 0.7) + bare(pen.curve([[x + w * 0.94, y + h * 0.5], [x + w * 0.8, y + h * 0.62], [x + w * 0.87, y + h], [x + w * 0.94, y + h]], true, 0.5), wash(robe, 80), 0.7)
  drawn += fill(pen.curve([[cx - w * 0.36, y + h], [cx - w * 0.3, y + h * 0.74], [cx - r * 0.8, y + h * 0.6], [cx + r * 0.8, y + h * 0.6], [cx + w * 0.3, y + h * 0.74], [cx + w * 0.36, y + h]], true, 0.5), wash(robe, 92))
  drawn += fill(pen.lines([[cx - r * 0.9, y + h * 0.58], [cx + r * 0.9, y + h * 0.58], [cx + r * 0.45, y + h * 0.74], [cx, y + h * 0.86], [cx - r * 0.45, y + h * 0.74]], true), 'var(--card-paper)', 1)
  if (its.head === 'hood') drawn += fill(pen.curve([[cx - r * 1.7, y + h * 0.6], [cx - r * 1.6, head - r], [cx, head - r * 2.1], [cx + r * 1.6, head - r], [cx + r * 1.7, y + h * 0.6]], true, 0.5), wash(robe, 100))
  if (!its.head || its.head === 'wig' || its.head === 'crown') {
    drawn += fill(pen.curve([[cx - r * 1.3, head + r * 0.4], [cx - r * 1.45, head - r * 0.7], [cx, head - r * 1.8], [cx + r * 1.45, head - r * 0.7], [cx + r * 1.3, head + r * 0.4]], true, 0.3), 'var(--card-paper)')
    for (const side of [-1, 1]) for (const k of [0.2, 0.95, 1.7]) drawn += fill(pen.ellipse(cx + side * r * (1.42 + (k > 1 ? 0.12 : 0)), head + r * k, r * 0.5, r * 0.44, 7), 'var(--card-paper)', 1)
  }
  drawn += fill(pen.ellipse(cx, head, r, r * 1.28, 9), '#f0d3ae', 1.1)
  drawn += `<path fill="none" stroke="#2a211b" stroke-width="1" stroke-linecap="round" d="M${cx - r * 0.55} ${head - r * 0.1}q${r * 0.2} ${-r * 0.16} ${r * 0.4} 0M${cx + r * 0.15} ${head - r * 0.1}q${r * 0.2} ${-r * 0.16} ${r * 0.4} 0M${cx} ${head}l${-r * 0.12} ${r * 0.4}h${r * 0.2}M${cx - r * 0.3} ${head + r * 0.75}q${r * 0.3} ${r * 0.16} ${r * 0.6} 0"/>`
  if (its.head === 'crown') drawn += fill(pen.lines([[cx - r * 1.3, head - r * 1.1], [cx - r * 1.5, head - r * 2.5], [cx - r * 0.6, head - r * 1.8], [cx, head - r * 2.8], [cx + r * 0.6, head - r * 1.8], [cx + r * 1.5, head - r * 2.5], [cx + r * 1.3, head - r * 1.1]], true), '#dcae3a')
  if (its.head === 'helmet') drawn += fill(pen.curve([[cx - r * 1.2, head], [cx - r * 1.2, head - r * 1.2], [cx, head - r * 2], [cx + r * 1.2, head - r * 1.2], [cx + r * 1.2, head], [cx, head - r * 0.5]], true, 0.3), wash('#7d8790', 90))
  return drawn
}

// The land.

function hill({ pen, x, y, w, h, tone: colour }: Job): string {
  const points: Point[] = [[x, y + h], [x + w * 0.16, y + h * 0.52], [x + w * 0.34, y + h * 0.1], [x + w * 0.48, y], [x + w * 0.62, y + h * 0.16], [x + w * 0.82, y + h * 0.6], [x + w, y + h]]
  let drawn = fill(`${pen.curve(points, false, 1)}Z`, wash(colour || '#b5a067', 62), 1.4)
  for (let k = 0; k < 7; k++) {
    const [px, py] = [x + w * (0.5 + 0.06 * k), y + h * (0.05 + 0.11 * k)]
    drawn += ink(pen.curve([[px, py], [px + w * 0.03, py + h * 0.16], [px + w * 0.02, py + h * pen.between(0.26, 0.38)]], false, 0.5), 0.7, 0.6)
  }
  return drawn
}

function quarry(job: Job): string {
  const { pen, x, y, w, h } = job
  let drawn = hill(job)
  const steps: Point[] = [[x + w * 0.2, y + h], [x + w * 0.2, y + h * 0.78], [x + w * 0.32, y + h * 0.78], [x + w * 0.32, y + h * 0.58], [x + w * 0.44, y + h * 0.58], [x + w * 0.44, y + h * 0.36], [x + w * 0.62, y + h * 0.36], [x + w * 0.66, y + h]]
  drawn += fill(pen.lines(steps, true), 'var(--vellum-2)', 1.1)
  for (const [a = 0, b = 0, c = 0, d = 0] of [[0.2, 0.78, 0.65, 0.78], [0.32, 0.58, 0.64, 0.58], [0.44, 0.78, 0.44, 1], [0.55, 0.58, 0.55, 0.78], [0.34, 0.78, 0.34, 1], [0.53, 0.36, 0.53, 0.58]]) drawn += ink(pen.lines([[x + w * a, y + h * b], [x + w * c, y + h * d]]), 0.7, 0.7)
  return drawn + fill(pen.box(x + w * 0.1, y + h * 0.88, w * 0.08, h * 0.12), 'var(--vellum-2)') + fill(pen.box(x + w * 0.7, y + h * 0.86, w * 0.1, h * 0.14), 'var(--vellum-2)')
}

function mine(job: Job): string {
  const { pen, x, y, w, h } = job
  return (
    hill({ ...job, tone: job.tone || '#a08a58' }) +
    fill(arch(pen, x + w * 0.33, y + h * 0.42, w * 0.34, h * 0.58), '#2c2118') +
    [0.31, 0.64].map((k) => fill(pen.box(x + w * k, y + h * 0.5, w * 0.05, h * 0.5), wash('#8a6238', 90))).join('') +
    fill(pen.box(x + w * 0.28, y + h * 0.42, w * 0.44, h * 0.08), wash('#8a6238', 90)) +
    fill(pen.lines([[x + w * 0.78, y + h * 0.76], [x + w * 0.98, y + h * 0.76], [x + w * 0.94, y + h * 0.94], [x + w * 0.82, y + h * 0.94]], true), wash('#8a6238', 70)) +
    fill(pen.ellipse(x + w * 0.84, y + h * 0.96, 3, 3, 6), DARK) + fill(pen.ellipse(x + w * 0.93, y + h * 0.96, 3, 3, 6), DARK)
  )
}

function tree(pen: Pen, x: number, foot: number, size: number, kind: string, colour: string): string {
  if (kind === 'fir') {
    let drawn = ink(`M${x.toFixed(1)} ${foot.toFixed(1)}v${(-size * 0.25).toFixed(1)}`, 1.6)
    for (const [k = 0, wide = 0] of [[0.14, 0.36], [0.38, 0.29], [0.6, 0.21]]) drawn += fill(pen.lines([[x - size * wide, foot - size * k], [x, foot - size * (k + 0.42)], [x + size * wide, foot - size * k]], true), wash(colour, 85), 1.1)
    return drawn
  }
  const [cx, cy, r] = [x, foot - size * 0.62, size * 0.34]
  const crown = Array.from({ length: 7 }, (_, at): Point => [cx + Math.cos((at / 7) * 6.283) * r * pen.between(0.9, 1.15), cy + Math.sin((at / 7) * 6.283) * r * pen.between(0.85, 1.1)])
  return ink(`M${x.toFixed(1)} ${foot.toFixed(1)}v${(-size * 0.4).toFixed(1)}`, 1.8) + fill(pen.curve(crown, true, 0.8), wash(colour, 85), 1.1) + ink(pen.curve([[cx + r * 0.1, cy + r * 0.4], [cx + r * 0.5, cy + r * 0.3], [cx + r * 0.6, cy - r * 0.1]], false, 0.3), 0.7, 0.6)
}

function wood({ pen, x, y, w, h, its, size }: Job): string {
  const tall = size || Math.min(48, Math.max(24, h * 0.5))
  const count = its.count ?? Math.max(3, Math.round((w * h) / (tall * tall * 0.42)))
  const stems = Array.from({ length: count }, (): Point => [x + tall * 0.3 + pen.between(0, Math.max(1, w - tall * 0.6)), y + tall + pen.between(0, Math.max(1, h - tall))]).sort((a, b) => a[1] - b[1])
  return stems.map(([px, py], at) => tree(pen, px, py, tall * pen.between(0.85, 1.15), its.kind ?? (at % 3 ? 'fir' : 'round'), pen.pick(LEAF))).join('')
}

function square({ pen, x, y, w, h, its }: Job): string {
  const [cx, cy] = [x + w / 2, y + h / 2]
  let drawn = fill(pen.ellipse(cx, cy, w / 2, h / 2, 12), wash(WALL, 45), 1.2)
  for (let row = 0; row * 8 < h - 6; row++) {
    const py = y + 6 + row * 8
    const half = (w / 2) * Math.sqrt(Math.max(0, 1 - ((py - cy) / (h / 2)) ** 2)) - 6
    let path = ''
    for (let px = cx - half + (row % 2) * 5; px < cx + half - 8; px += 11) path += `M${px.toFixed(0)} ${py.toFixed(0)}q4 -3.500 8 0`
    if (path) drawn += ink(path, 0.7, 0.4)
  }
  if (its.kind === 'well') drawn += fill(pen.ellipse(cx, cy, 16, 8, 8), wash(WATER, 60)) + ink(`M${cx - 9} ${cy - 2}q9 -14 18 0M${cx} ${cy - 9}v8`, 1.3)
  return drawn
}

function courtyard({ pen, x, y, w, h, its }: Job): string {
  let drawn = fill(pen.box(x, y, w, h), wash(WALL, 50), 1)
  // A front without windows of its own: a cornice above, a step below.
  if (its.kind === 'front') return drawn + ink(pen.lines([[x - 2, y + 1], [x + w + 2, y + 1]]), 2.4) + ink(pen.lines([[x - 1, y + h], [x + w + 1, y + h]]), 1.8)
  for (let row = 0; row * 8 < h - 6; row++) {
    let path = ''
    for (let px = x + 4 + (row % 2) * 5; px < x + w - 9; px += 11) path += `M${px.toFixed(0)} ${(y + 7 + row * 8).toFixed(0)}q4 -3.500 8 0`
    drawn += ink(path, 0.7, 0.4)
  }
  return drawn
}

function bridge({ pen, x, y, w, h }: Job): string {
  return fill(pen.curve([[x, y + h * 0.5], [x + w * 0.25, y + h * 0.14], [x + w / 2, y], [x + w * 0.75, y + h * 0.14], [x + w, y + h * 0.5]], false, 0.5) + `L${x + w} ${y + h}Q${x + w / 2} ${y + h * 0.36} ${x} ${y + h}Z`, wash(STONE, 50), 1.3) + ink(pen.curve([[x + w * 0.12, y + h * 0.62], [x + w / 2, y + h * 0.24], [x + w * 0.88, y + h * 0.62]], false, 0.5), 0.7, 0.5)
}

function river({ pen, points, size }: Job): string {
  const width = size || 18
  const d = pen.curve(points, false, 2.5)
  return ribbon(d, 'var(--art-water-edge)', width + 4) + ribbon(d, wash(WATER, 55), width) + ribbon(d, 'var(--art-water-edge)', 1.1, '9 12', 0.6)
}

function road({ pen, points, size }: Job): string {
  const width = size || 13
  const d = pen.curve(points, false, 2)
  return ribbon(d, wash('#8c7340', 85), width + 3) + ribbon(d, wash('#e6d09a', 70), width) + ribbon(d, wash('#8c7340', 85), 1, '2 7')
}

function street({ pen, points, size, tone: colour, its: { kind } }: Job): string {
  const width = size || 11
  const d = pen.curve(points, false, 1)
  const its = colour || '#8c7650'
  return ribbon(d, `color-mix(in oklab, ${its} 70%, #000)`, width + 3) + ribbon(d, wash(its, 85), width) + (kind === 'plain' ? '' : ribbon(d, 'var(--vellum)', 1.2, '5 7', 0.8))
}

function sea({ pen, points, x, y, w, h }: Job): string {
  const shore = points.length > 2 ? pen.curve(points, true, 2) : pen.box(x, y, w, h)
  const all = points.length > 2 ? points : ([[x, y], [x + w, y + h]] as Point[])
  const [left, right] = [Math.min(...all.map((one) => one[0])), Math.max(...all.map((one) => one[0]))]
  const [top, bottom] = [Math.min(...all.map((one) => one[1])), Math.max(...all.map((one) => one[1]))]
  let waves = ''
  let row = 0
  for (let py = top + 12; py < bottom - 8; py += 17, row++)
    for (let px = left + 8 + (row % 2) * 18 + pen.between(0, 16); px < right - 20; px += pen.between(38, 70)) {
      const inside = points.length <= 2 || isInside(points, px + 8, py)
      if (inside) waves += `M${px.toFixed(0)} ${py.toFixed(0)}q4 -4 8 0q4 4 8 0`
    }
  return `<path fill="${wash(WATER, 42)}" stroke="var(--art-water-edge)" stroke-width="1.5" stroke-linejoin="round" d="${shore}"/>` + ribbon(waves, 'var(--art-water-edge)', 1.1, '', 0.7)
}

function isInside(points: readonly Point[], x: number, y: number): boolean {
  let odd = false
  for (let at = 0, before = points.length - 1; at < points.length; before = at++) {
    const [a, b] = [points[at] as Point, points[before] as Point]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
  }
  return odd
}

/** A patch of another colour, without a line around it. */
function patch({ pen, points, x, y, w, h, tone: colour }: Job): string {
  const d = points.length > 2 ? pen.curve(points, true, 6) : pen.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 9)
  return bare(d, wash(colour || '#c9c08a', 55), 0.75)
}

function table({ pen, x, y, w, h }: Job): string {
  const [cx, cy] = [x + w / 2, y + h / 2]
  let drawn = bare(pen.ellipse(cx + 3, cy + 6, w / 2, h / 2, 14), 'rgba(20,10,4,.45)') + fill(pen.ellipse(cx, cy, w / 2, h / 2, 16), 'var(--table-edge)', 1.6) + fill(pen.ellipse(cx, cy, w / 2 - 10, h / 2 - 9, 16), 'var(--table-top)', 1)
  for (let k = -3; k <= 3; k++) {
    const py = cy + (k * h) / 8
    const half = (w / 2 - 16) * Math.sqrt(Math.max(0, 1 - ((py - cy) / (h / 2 - 10)) ** 2))
    if (half > 20) drawn += ink(pen.curve([[cx - half, py], [cx - half * 0.3, py + pen.between(-3, 3)], [cx + half * 0.4, py + pen.between(-3, 3)], [cx + half, py]], false, 0.5), 0.7, 0.35)
  }
  return drawn
}

function ring({ pen, x, y, w, h }: Job): string {
  return ribbon(pen.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 16), 'var(--art-line)', 1.6, '3 6')
}

/** A church seen from above: what a ring of places goes round. */
function plan({ pen, x, y, w, h }: Job): string {
  const a = w * 0.3
  return fill(pen.lines([[x + a, y + h], [x + a, y + h * 0.52], [x, y + h * 0.52], [x, y + h * 0.36], [x + a, y + h * 0.36], [x + a, y + h * 0.1], [x + w / 2, y], [x + w - a, y + h * 0.1], [x + w - a, y + h * 0.36], [x + w, y + h * 0.36], [x + w, y + h * 0.52], [x + w - a, y + h * 0.52], [x + w - a, y + h]], true), 'var(--vellum-2)', 1.5)
}

function lettered(job: Job): string {
  const text = asText(job.its.label)
  return text ? job.say(text) : ''
}

function banner(job: Job): string {
  const { pen, x, y, w, h } = job
  const tail = Math.min(16, w * 0.12)
  return (
    fill(pen.lines([[x, y + h * 0.2], [x + tail, y + h * 0.2], [x + tail, y + h], [x, y + h], [x + tail * 0.4, y + h * 0.6]], true), wash('#8a6a3a', 45), 0.9) +
    fill(pen.lines([[x + w, y + h * 0.2], [x + w - tail, y + h * 0.2], [x + w - tail, y + h], [x + w, y + h], [x + w - tail * 0.4, y + h * 0.6]], true), wash('#8a6a3a', 45), 0.9) +
    fill(pen.box(x + tail * 0.6, y, w - tail * 1.2, h * 0.82), 'var(--plate)', 1) +
    `<text class="t" x="${x + w / 2}" y="${y + h * 0.41}" text-anchor="middle" dominant-baseline="central">${escaped(lettered(job))}</text>`
  )
}

function plate(job: Job): string {
  const { pen, x, y, w, h } = job
  return fill(pen.lines([[x + 6, y], [x + w - 6, y], [x + w, y + h / 2], [x + w - 6, y + h], [x + 6, y + h], [x, y + h / 2]], true), 'var(--plate)', 1) + `<text class="t" x="${x + w / 2}" y="${y + h / 2}" text-anchor="middle" dominant-baseline="central">${escaped(lettered(job))}</text>`
}

/** Bare lettering in the ink of the board. */
function letters(job: Job): string {
  const { x, y, w, h } = job
  return `<text class="t letters" x="${x + w / 2}" y="${y + h / 2}" text-anchor="middle" dominant-baseline="central">${escaped(lettered(job))}</text>`
}

/** Where a house may stand one day. */
function outline({ pen, x, y, w, h }: Job): string {
  return ribbon(pen.lines([[x + w * 0.1, y + h], [x + w * 0.1, y + h * 0.42], [x + w / 2, y + h * 0.12], [x + w * 0.9, y + h * 0.42], [x + w * 0.9, y + h]]), 'var(--art-line)', 1.2, '3 4', 0.8)
}

function skyline(job: Job): string {
  const { pen, x, y, w, h } = job
  let drawn = ''
  let at = x
  while (at < x + w - 12) {
    const wide = pen.between(0.1, 0.17) * w
    const high = h * pen.between(0.42, 0.7)
    const box = { ...job, x: at, y: y + h - high, w: Math.min(wide, x + w - at), h: high, tone: pen.pick(['', '', '#8a4a2c', SLATE]) }
    const kind = pen.between(0, 5)
    drawn += kind < 1 ? tower({ ...box, y: y + h * 0.12, h: h * 0.88, w: box.w * 0.7 }) : kind < 2 ? gable(box) : kind < 2.6 ? church({ ...box, y: y + h * 0.2, h: h * 0.8 }) : house(box)
    at += box.w * pen.between(0.84, 1.04)
  }
  return drawn
}

const WORDS: Record<string, (job: Job) => string> = {
  banner, barn, bridge, bust, cell, church, courtyard, facade, gable, gate, hill, house, hut, lane, letters, mill, mine, monument, outline, palace, patch, plan, plate, quarry, ring, river, road,
  sea, shield, ship, skyline, square, stall, storeys, street, table, tower, village, wall, wood, workshop,
  tree: ({ pen, x, y, w, h, its }) => tree(pen, x + w / 2, y + h, h, its.kind ?? 'round', pen.pick(LEAF)),
}

/** The words the artist knows. */
export const VOCABULARY = Object.keys(WORDS).sort()

/** One ornament as SVG, its lengths multiplied by `unit`. */
export function draw(its: Ornament, unit = 1, seed = '', say: (label: Said) => string = () => ''): string {
  const word = WORDS[its.word]
  if (!word) return ''
  const [x = 0, y = 0, w = 0, h = 0] = (its.at ?? []).map((one) => one * unit)
  const points = (its.path ?? []).map((one): Point => [Number(one[0] ?? 0) * unit, Number(one[1] ?? 0) * unit])
  return word({ pen: new Pen(`${seed}/${its.word}/${its.seed ?? ''}/${x},${y}`), x, y, w, h, points, size: (its.size ?? 0) * unit, tone: tone(its.tone), its, say })
}

const made = new WeakMap<object, Map<string, string>>()

/** All ornaments of a board as one picture, drawn once. */
export function picture(ornaments: unknown, unit: number, seed: string, say: (label: Said) => string): string {
  if (!Array.isArray(ornaments) || !ornaments.length) return ''
  const all = ornaments as Ornament[]
  const words = all.some((one) => one.label) ? all.map((one) => (asText(one.label) ? say(asText(one.label) as Said) : '')).join('\n') : ''
  const known = made.get(ornaments) ?? new Map<string, string>()
  made.set(ornaments, known)
  const key = `${unit}/${words}`
  let found = known.get(key)
  if (found === undefined) known.set(key, (found = all.map((one) => draw(one, unit, seed, say)).join('')))
  return found
}

const dresses = new Map<string, string>()

/** What a place wears: an ornament that fills its box. */
export function dress(wanted: unknown, width: number, height: number, seed: string, colour: string): string {
  const its = (typeof wanted === 'string' ? { word: wanted } : wanted) as Ornament
  const key = `${JSON.stringify(its)}/${width}/${height}/${seed}/${colour}`
  let found = dresses.get(key)
  if (found === undefined) {
    if (dresses.size > 400) dresses.clear()
    dresses.set(key, (found = draw({ tone: colour || undefined, ...its, at: [0, 0, width, height] }, 1, seed)))
  }
  return found
}

/** A dotted line through points, for tracks. */
export function wobbly(points: readonly (readonly [number, number])[], seed: string): string {
  return new Pen(seed).curve(points, false, 1.5)
}
