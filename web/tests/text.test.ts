import { describe, expect, it } from 'vitest'
import { figure, soften, widest } from '../src/lib/text'

const broken = (text: string): string => soften(text).replaceAll('\u00ad', '-')

describe('names on small cards', () => {
  it('may break between the syllables of a long word', () => {
    expect(broken('Watchtower')).toBe('Watch-tower')
    expect(broken('Battlefield')).toBe('Bat-tle-field')
    expect(broken('Royal Exchange')).toBe('Royal Ex-change')
    expect(broken('Bishop')).toBe('Bi-shop')
    expect(broken('Rzemieślnik')).toBe('Rze-mieśl-nik')
  })
  it('leaves short words and figures alone', () => {
    expect(soften('Town Hall 1234567890')).toBe('Town Hall 1234567890')
  })
  it('are measured by their widest word', () => {
    expect(widest('Town Hall').letters).toBe(4)
    expect(widest('Will Watchtower')).toEqual(widest('Watchtower'))
    expect(widest('')).toEqual({ ems: 0, letters: 1 })
  })
  /** As a browser measured them in the letters the client brings. */
  const MEASURED = { Watchtower: 5.11, Monastery: 4.48, Battlefield: 4.38, Architect: 3.82, Warlord: 3.49, Magician: 3.88, Conspirator: 5.06 }
  it.each(Object.entries(MEASURED))('are measured so that %s has room', (word, ems) => {
    expect(widest(word).ems).toBeGreaterThanOrEqual(ems)
    expect(widest(word).ems).toBeLessThan(ems * 1.08)
  })
})

describe('figures', () => {
  it('have a minus, not a hyphen', () => {
    expect(['-3', '+2', 7, '-', '3-4', -1].map(figure)).toEqual(['−3', '+2', '7', '-', '3-4', '−1'])
  })
})
