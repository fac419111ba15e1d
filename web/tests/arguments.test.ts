import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CardArgs, Said } from '../src/lib/words.svelte'

/** The same table of cases as tests/words/test_arguments.py reads. */
interface Table {
  names: string[]
  cards: CardArgs
  messages: Record<string, string>
  cases: { about: string; language: string; text: Said | string; says: string }[]
}
const root = resolve(__dirname, '../..')
const table = JSON.parse(readFileSync(resolve(root, 'tests/words/arguments.json'), 'utf8')) as Table

let words: typeof import('../src/lib/words.svelte')

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  words = await import('../src/lib/words.svelte')
})

function naming(language: string) {
  const common = readFileSync(resolve(root, `src/stavitel/words/${language}/common.ftl`), 'utf8')
  const bundle = words.bundleOf(language, common, table.messages[language] ?? '')
  return { bundle, seatName: (seat: number) => table.names[seat] ?? '', cards: table.cards }
}

describe('a text with arguments', () => {
  it.each(table.cases)('$about', ({ language, text, says }) => {
    expect(String(words.argument(naming(language), text))).toBe(says)
  })
})

describe('effects of an option', () => {
  it('are told as they come', () => {
    const effects = [['debt', 1], ['silver', -3], ['stone', 2]] as const
    expect(words.speakEffects(naming('en'), effects)).toBe('(+1 debt, −3 silver coins, +2 stone)')
    expect(words.speakEffects(naming('en'), [])).toBe('')
  })
})
