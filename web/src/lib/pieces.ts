/** The shapes of wooden pieces, on a field of 48 by 48. */

export interface Piece {
  front: string
  side?: string
  top?: string
  /** Of plaster, whatever the colour of the piece. */
  wall?: string
  /** Dark openings. */
  hole?: string
}

const PIECES: Record<string, Piece> = {
  meeple: { front: 'M24 3c5 0 8 3.5 8 8 0 2-.6 3.6-1.6 5 5 1.2 14 4 15 8 .5 2.4-2 3.6-5 3.6h-5.6c1.2 4 5.4 9 6.6 13 .8 2.8-.8 4.4-3.4 4.4H29c-1.6 0-2.4-.8-3-2.2L24 38l-2 4.8c-.6 1.4-1.4 2.2-3 2.2h-9c-2.6 0-4.2-1.600-3.400-4.400 1.200-4 5.400-9 6.600-13H7.600c-3 0-5.500-1.200-5-3.600 1-4 10-6.800 15-8-1-1.400-1.600-3-1.600-5 0-4.500 3-8 8-8Z' },
  worker: { front: 'M24 2c6.500 0 10.500 4.500 10.500 10 0 3.200-1.300 5.800-3.400 7.600C39.500 21.600 45 28.500 45 38v7H3v-7c0-9.500 5.500-16.400 13.900-18.400-2.100-1.800-3.400-4.400-3.400-7.600C13.500 6.500 17.500 2 24 2Z' },
  pawn: { front: 'M24 4a8.500 8.500 0 0 1 5.200 15.200l6 17.300H38V44H10v-7.500h2.800l6-17.300A8.500 8.500 0 0 1 24 4Z' },
  monk: { front: 'M24 3c7 0 11 5 11 11 0 4-1 7-1 10l6 20H8l6-20c0-3-1-6-1-10C13 8 17 3 24 3Z', top: 'M24 9c4 0 6 3 6 6s-2 5-6 5-6-2-6-5 2-6 6-6Z' },
  tower: { front: 'M10 4h7v6h4V4h6v6h4V4h7v12h-3v22h4v6H9v-6h4V16h-3Z' },
  cube: { front: 'M4 16h28v28H4Z', side: 'M32 16 44 5v28L32 44Z', top: 'M4 16 16 5h28L32 16Z' },
  house: { wall: 'M7 24h34v21H7Z', hole: 'M20 45V33h9v12ZM11 29h5v6h-5ZM33 29h5v6h-5Z', front: 'M11 5h26l10 20H1Z' },
  disc: { front: 'M24 4a19 19 0 1 0 0 38 19 19 0 1 0 0-38Z', side: 'M5 24v3a19 18 0 0 0 38 0v-3Z' },
  coin: { front: 'M24 4a19 19 0 1 0 0 38 19 19 0 1 0 0-38Z', side: 'M5 24v3a19 18 0 0 0 38 0v-3Z' },
}

export function pieceOf(shape: string): Piece | null {
  return PIECES[shape] ?? null
}

/** Up to so many pieces of a seat stand one by one; more become one piece and a number. */
export const ONE_BY_ONE = 5
/** How far the next of several pieces stands beside the one before, in sizes of a piece. */
const STEP = 0.55
const [LARGEST, SMALLEST] = [26, 15]
/** Groups of pieces stand a little over one another, rows of them apart. */
const [OVER, APART] = [5, 2]

/** The largest size of pieces at which groups of so many stand in rows within a width and a height. */
export function pieceSize(groups: readonly number[], wide: number, high: number): number {
  for (let size = LARGEST; size > SMALLEST; size--) {
    let [rows, filled] = [groups.length ? 1 : 0, 0]
    for (const count of groups) {
      const broad = size * (1 - STEP + STEP * (count > ONE_BY_ONE ? 1 : Math.max(1, count)))
      const next = filled ? filled - OVER + broad : broad
      if (filled && next > wide) rows++
      filled = filled && next > wide ? broad : next
    }
    if (rows * (size + APART) - APART <= high) return size
  }
  return SMALLEST
}

/** The roofs of houses on a field of 100 by 40. */
const ROOFS: Record<string, string> = {
  hip: 'M0 40 14 8h72l14 32Z',
  gable: 'M0 40 50 2l50 38Z',
  dome: 'M4 40C4 16 30 10 47 9V2h6v7c17 1 43 7 43 31Z',
  battlements: 'M2 40V12h14v10h14V12h14v10h14V12h14v10h14V12h12v28Z',
  spire: 'M0 40 34 26 50 0l16 26 34 14Z',
}

export function roofOf(word: string): string {
  return ROOFS[word] ?? ROOFS['hip'] ?? ''
}
