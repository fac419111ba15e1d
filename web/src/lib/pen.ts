/** A pen with an unsteady hand: the same seed draws the same line. Lines are shifted once, when they are made; nothing is filtered later. */

export type Point = readonly [x: number, y: number]

export function dice(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10)

export class Pen {
  private readonly roll: () => number
  constructor(seed: string, private readonly shake = 1) {
    this.roll = dice(seed)
  }

  /** A number between two. */
  between(low: number, high: number): number {
    return low + this.roll() * (high - low)
  }

  pick<T>(all: readonly T[]): T {
    return all[Math.floor(this.roll() * all.length) % all.length] as T
  }

  private off(by: number): number {
    return (this.roll() - 0.5) * 2 * by * this.shake
  }

  /** Straight strokes from point to point, each a little bowed. */
  lines(points: readonly Point[], closed = false): string {
    const first = points[0]
    if (!first) return ''
    const all = closed ? [...points, first] : points
    let path = `M${n(first[0] + this.off(0.5))} ${n(first[1] + this.off(0.5))}`
    for (let at = 1; at < all.length; at++) {
      const [a, b] = [all[at - 1] as Point, all[at] as Point]
      const long = Math.hypot(b[0] - a[0], b[1] - a[1])
      const bow = Math.min(2.2, 0.35 + long * 0.012)
      const [nx, ny] = long ? [-(b[1] - a[1]) / long, (b[0] - a[0]) / long] : [0, 0]
      const by = this.off(bow)
      path += `Q${n((a[0] + b[0]) / 2 + nx * by)} ${n((a[1] + b[1]) / 2 + ny * by)} ${n(b[0] + this.off(0.45))} ${n(b[1] + this.off(0.45))}`
    }
    return closed ? `${path}Z` : path
  }

  box(x: number, y: number, w: number, h: number): string {
    return this.lines([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], true)
  }

  /** A line that bends through its points. */
  curve(points: readonly Point[], closed = false, by = 1.6): string {
    const all = points.map(([x, y]): Point => [x + this.off(by), y + this.off(by)])
    const first = all[0]
    if (!first || all.length < 2) return ''
    const count = all.length
    const at = (index: number): Point => (closed ? all[(index + count) % count] : all[Math.min(count - 1, Math.max(0, index))]) as Point
    let path = `M${n(first[0])} ${n(first[1])}`
    for (let index = 0; index < (closed ? count : count - 1); index++) {
      const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      path += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
    }
    return closed ? `${path}Z` : path
  }

  ellipse(x: number, y: number, rx: number, ry: number, corners = 10): string {
    const points = Array.from({ length: corners }, (_, at): Point => {
      const angle = (at / corners) * 2 * Math.PI
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
    })
    return this.curve(points, true, Math.min(0.8, rx * 0.02 + 0.2))
  }

  /** Slanted strokes that darken a box. */
  hatch(x: number, y: number, w: number, h: number, gap = 4): string {
    let path = ''
    for (let at = gap * 0.5; at < h + w * 0.6; at += gap) {
      const [y0, y1] = [y + at, y + at - w * 0.6]
      const x0 = y0 > y + h ? x + (y0 - y - h) / 0.6 : x
      const x1 = y1 < y ? x + w - (y - y1) / 0.6 : x + w
      if (x1 > x0 + 1) path += `M${n(x0)} ${n(Math.min(y0, y + h))}L${n(x1)} ${n(Math.max(y1, y))}`
    }
    return path
  }
}
