import { describe, expect, it } from 'vitest'
import { soften } from '../src/lib/text'

const broken = (text: string): string => soften(text).replaceAll('\u00ad', '-')

describe('names on small cards', () => {
  it('may break between the syllables of a long word', () => {
    expect(broken('Watchtower')).toBe('Watch-to-wer')
    expect(broken('Battlefield')).toBe('Bat-tle-field')
    expect(broken('Royal Exchange')).toBe('Royal Ex-change')
    expect(broken('Bishop')).toBe('Bi-shop')
    expect(broken('Rzemieślnik')).toBe('Rze-mieśl-nik')
  })
  it('leaves short words and figures alone', () => {
    expect(soften('Town Hall 1234567890')).toBe('Town Hall 1234567890')
  })
})
