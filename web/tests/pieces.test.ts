import { describe, expect, it } from 'vitest'
import { pieceSize } from '../src/lib/pieces'

describe('pieces that stand in rows', () => {
  it('are as large as they come where there is room', () => {
    expect(pieceSize([], 122, 100)).toBe(26)
    expect(pieceSize([3, 1], 122, 100)).toBe(26)
    expect(pieceSize([3, 3, 3, 1, 1], 122, 100)).toBe(26)
  })
  it('are smaller where their rows would reach too high', () => {
    const many = pieceSize([5, 5, 5, 5, 5, 5], 122, 100)
    expect(many).toBeLessThan(26)
    expect(many).toBeGreaterThanOrEqual(15)
    expect(pieceSize([5, 5, 5, 5, 5, 5], 122, 30)).toBe(15)
  })
  it('count as one where a number stands for them', () => {
    expect(pieceSize([9, 9, 9, 9], 122, 56)).toBe(pieceSize([1, 1, 1, 1], 122, 56))
  })
})
