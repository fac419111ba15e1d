import { describe, expect, it } from 'vitest'
import { qr } from '../src/lib/qr'

/** The bytes in a code of version 1 to 6 that has one block or is read in order, by the mask that its format names. */
function read(rows: boolean[][]): string {
  const size = rows.length
  const at = (r: number, c: number): number => (rows[r]?.[c] ? 1 : 0)
  const mask = [12, 11, 10].reduce((sum, bit) => sum * 2 + (at(8, 14 - bit) ^ ((0x5412 >> bit) & 1)), 0)
  const masks = [(r: number, c: number) => (r + c) % 2 === 0, (r: number) => r % 2 === 0, (_: number, c: number) => c % 3 === 0, (r: number, c: number) => (r + c) % 3 === 0, (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0, (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3) === 0, (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0, (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0]
  const fixed = (r: number, c: number): boolean => (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9) || r === 6 || c === 6 || (size > 21 && Math.abs(r - size + 7) < 3 && Math.abs(c - size + 7) < 3)
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const r = up ? size - 1 - step : step
      for (const c of [right, right - 1]) if (!fixed(r, c)) bits.push(at(r, c) ^ (masks[mask]?.(r, c) ? 1 : 0))
    }
  }
  const number = (from: number, length: number): number => bits.slice(from, from + length).reduce((sum, bit) => sum * 2 + bit, 0)
  expect(number(0, 4)).toBe(4)
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, index) => number(12 + 8 * index, 8)))
}

describe('a QR code', () => {
  it('is read back: one block, and an alignment pattern', () => {
    expect(read(qr('HELLO'))).toBe('HELLO')
    expect(read(qr('http://10.0.0.7:8000/#/a'))).toBe('http://10.0.0.7:8000/#/a')
    expect(read(qr('http://10.0.0.7:8000/#/table/abcdef'))).toBe('http://10.0.0.7:8000/#/table/abcdef')
  })
  it('grows with its text, and gives up when that is too long', () => {
    expect(qr('x'.repeat(14)).length).toBe(21)
    expect(qr('x'.repeat(15)).length).toBe(25)
    expect(qr('x'.repeat(213)).length).toBe(57)
    expect(qr('x'.repeat(214))).toEqual([])
  })
})
