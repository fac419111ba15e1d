import { describe, expect, it } from 'vitest'
import { citedBy, findRule, readRules, search } from '../src/lib/rules'

const PAGE = `# Citadels

## C1 Set-up

- **C1.1** Two to *seven* players; see C14.2.
- L0.1 **Wigs** are points.
  Their number never falls.

## C14 Warlord
- **C14.2** Destroys a district [C1.1] (R-02).

| rule | b |
|---|---|
| **C15.4** | 2 |

- **R-02** *Who starts?* The seed.
`

describe('the rules reader', () => {
  const blocks = readRules(PAGE)

  const block = (id: string) => blocks.find((one) => one.id === id)!

  it('finds rules by number, and the nearest above', () => {
    expect(findRule(blocks, 'C14.2')).toBe('C14.2')
    expect(findRule(blocks, 'C14.2.7')).toBe('C14.2')
    expect(findRule(blocks, 'C14.9')).toBe('C14')
    expect(findRule(blocks, 'X1')).toBe('')
    expect(block('C14').kind).toBe('heading')
    expect(block('L0.1').plain).toContain('never falls')
  })

  it('finds rulings, and rules in the rows of a table', () => {
    expect(findRule(blocks, 'R-02')).toBe('R-02')
    expect(findRule(blocks, 'C15.4')).toBe('C15.4')
    expect(block('C14.2').spans.filter((span) => span.kind === 'rule').map((span) => span.text)).toEqual(['C1.1', 'R-02'])
  })

  it('links rule numbers inside rules', () => {
    expect(block('C1.1').spans.find((span) => span.kind === 'rule')).toEqual({ kind: 'rule', text: 'C14.2' })
  })

  it('searches all words and keeps the headings', () => {
    expect(search(blocks, 'destroys district').map((block) => block.id)).toEqual(['C14', 'C14.2'])
    expect(search(blocks, 'nonsense')).toEqual([])
    expect(blocks.find((block) => block.kind === 'table')!.rows).toHaveLength(2)
  })
})

describe('the rule of a line of the log', () => {
  const cites = { plays: 'C23.4', 'plays:big_top': 'C24.1', 'virtual-acts:pray': 'P25.2' }

  it('is that of the event, or of the thing it speaks of', () => {
    expect(citedBy(cites, { id: 'tell-plays', args: { who: { seat: 1 }, card: { card: 'acrobat' } } })).toBe('C23.4')
    expect(citedBy(cites, { id: 'tell-plays', args: { who: { seat: 1 }, card: { card: 'big_top' } } })).toBe('C24.1')
    expect(citedBy(cites, { id: 'tell-virtual-acts', args: { action: 'pray' } })).toBe('P25.2')
  })

  it('is what the event says itself, and nothing where nobody cites one', () => {
    expect(citedBy(cites, { id: 'tell-plays', args: { rule: 'C1.1' } })).toBe('C1.1')
    expect(citedBy(cites, { id: 'tell-undoes', args: {} })).toBe('')
    expect(citedBy({}, { id: 'tell-plays' })).toBe('')
  })
})
