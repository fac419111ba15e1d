import { describe, expect, it } from 'vitest'
import { findRule, readRules, search } from '../src/lib/rules'

const PAGE = `# Citadels

## C1 Set-up

- **C1.1** Two to *seven* players; see C14.2.
- L0.1 **Wigs** are points.
  Their number never falls.

## C14 Warlord
- **C14.2** Destroys a district [C1.1].

| a | b |
|---|---|
| 1 | 2 |
`

describe('the rules reader', () => {
  const blocks = readRules(PAGE)

  it('finds rules by number, and the nearest above', () => {
    expect(findRule(blocks, 'C14.2')!.plain).toContain('destroys')
    expect(findRule(blocks, 'C14.2.7')!.id).toBe('C14.2')
    expect(findRule(blocks, 'C14.9')!.kind).toBe('heading')
    expect(findRule(blocks, 'L0.1')!.plain).toContain('never falls')
  })

  it('links rule numbers inside rules', () => {
    expect(findRule(blocks, 'C1.1')!.spans.find((span) => span.kind === 'rule')).toEqual({ kind: 'rule', text: 'C14.2' })
  })

  it('searches all words and keeps the headings', () => {
    expect(search(blocks, 'destroys district').map((block) => block.id)).toEqual(['C14', 'C14.2'])
    expect(search(blocks, 'nonsense')).toEqual([])
    expect(blocks.find((block) => block.kind === 'table')!.rows).toHaveLength(2)
  })
})
