import { describe, expect, it } from 'vitest'
import { pieces, together } from '../src/lib/glossary'

const TERMS = [
  { term: 'card', forms: 'action card*' },
  { term: 'crown', forms: 'crown*' },
  { term: 'daň', forms: 'daň|daně' },
]

describe('the glossary', () => {
  it('finds a word in its forms, once', () => {
    expect(pieces('Two crowns, a crown.', TERMS)).toEqual([
      { text: 'Two ', term: '' },
      { text: 'crowns', term: 'crown' },
      { text: ', a crown.', term: '' },
    ])
  })
  it('takes whole words, of several words too, in any case', () => {
    expect(pieces('Action cards and daně, not jedna-daň', TERMS).filter((one) => one.term).map((one) => one.text)).toEqual(['Action cards', 'daně'])
  })
  it('keeps what follows a term at once beside it', () => {
    expect(together(pieces('Two crowns, (daň).', TERMS))).toEqual([
      { text: 'Two ', term: '', after: '' },
      { text: 'crowns', term: 'crown', after: ',' },
      { text: ' (', term: '', after: '' },
      { text: 'daň', term: 'daň', after: ').' },
      { text: '', term: '', after: '' },
    ])
  })
  it('leaves a text without terms whole', () => {
    expect(pieces('Nothing here', [])).toEqual([{ text: 'Nothing here', term: '' }])
  })
})
