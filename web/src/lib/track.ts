/** Tracks that are no straight line: where their spaces stand. */

export type Point = [x: number, y: number]

/** The spaces of a path: its own points, one for each, or spread evenly along a line with fewer corners. */
export function alongPath(points: unknown, count: number, unit: number): Point[] {
  const corners = (Array.isArray(points) ? (points as unknown[]) : []).flatMap((one): Point[] => (Array.isArray(one) ? [[Number(one[0]) * unit, Number(one[1]) * unit]] : []))
  if (corners.length === count || corners.length < 2 || count < 2) return corners
  const lengths = corners.slice(1).map((to, at) => Math.hypot(to[0] - (corners[at]?.[0] ?? 0), to[1] - (corners[at]?.[1] ?? 0)))
  const whole = lengths.reduce((sum, one) => sum + one, 0)
  return Array.from({ length: count }, (_, number): Point => {
    let left = (whole * number) / (count - 1)
    for (let at = 0; at < lengths.length; at++) {
      const [from, to, long] = [corners[at], corners[at + 1], lengths[at]]
      if (!from || !to || !long) continue
      if (left <= long || at === lengths.length - 1) return [from[0] + ((to[0] - from[0]) * left) / long, from[1] + ((to[1] - from[1]) * left) / long]
      left -= long
    }
    return corners[0] ?? [0, 0]
  })
}

/** The spaces of a ring in a box, clockwise from the top. */
export function alongRing(width: number, height: number, count: number, size: number): Point[] {
  const [rx, ry] = [(width - size) / 2, (height - size) / 2]
  return Array.from({ length: count }, (_, at): Point => {
    const angle = (at / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2
    return [width / 2 + rx * Math.cos(angle), height / 2 + ry * Math.sin(angle)]
  })
}
