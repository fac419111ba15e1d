import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FluentResource } from '@fluent/bundle'

const SOURCE = `
card-market = Market
card-favour-kf04 = Favour
back-district = District
word-gold = zlato
tell-builds = { $who } builds { $card }.
tell-gains = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}: { $what }
tell-list = { $cards }
word-yes = ano
do-build = Build: { $a }
do-destroy = Destroy: { $a } – { $at }
do-spot = { $a }, spot { $at }
do-sell = Sell: { $a } → { $who }
do-end = End the turn
`

let words: typeof import('../src/lib/words.svelte')

beforeAll(async () => {
  vi.stubGlobal('$state', (value: unknown) => value)
  vi.stubGlobal('navigator', { languages: ['cs-CZ'], language: 'cs' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  words = await import('../src/lib/words.svelte')
})

describe('an error of the server', () => {
  it('is told in the words of its code, or else as the server says it', async () => {
    const { Trouble } = await import('../src/lib/api')
    words.teach('cs', '', '')
    await vi.waitUntil(() => words.ready())
    expect(new Trouble(409, 'not-your-seat', 'That seat is not yours.').message).toBe('To místo není vaše.')
    expect(new Trouble(400, 'bad-clock', 'A clock cannot.').message).toBe('A clock cannot.')
  })
})

describe('a bundle', () => {
  it('reads a message when it is spoken: terms, attributes, the last of two, and nothing where it is broken', () => {
    const bundle = words.bundleOf('en', '# a note\n-who = the Queen\nhail = Hail { -who }\n    and all!\n    .short = Hail\nbad = { $\n', 'good = first\ngood = second\n')
    const naming = { bundle, seatName: () => '' }
    expect(['hail', 'hail.short', 'good'].map((id) => words.speak(naming, { id }))).toEqual(['Hail the Queen\nand all!', 'Hail', 'second'])
    expect([words.knows(naming, 'bad'), words.knows(naming, 'hail.long')]).toEqual([false, false])
  })
})

describe('fluent arguments', () => {
  const naming = () => ({ bundle: words.bundleOf('cs', SOURCE), seatName: (seat: number) => ['Anna', 'Bořek'][seat] ?? '' })

  it('names cards and seats', () => {
    expect(words.speak(naming(), { id: 'tell-builds', args: { who: { seat: 1 }, card: { card: 'market' } } })).toBe('Bořek builds Market.')
    expect(words.cardMessage('favour:kf04')).toBe('card-favour-kf04')
  })

  it('counts in Czech', () => {
    const says = (n: number) => words.speak(naming(), { id: 'tell-gains', args: { n, what: 'gold' } })
    expect([says(1), says(3), says(7)]).toEqual(['1 kámen: zlato', '3 kameny: zlato', '7 kamenů: zlato'])
  })

  it('speaks backs, lists, texts in texts, yes and no', () => {
    const said = (value: unknown) => words.argument(naming(), value)
    expect(said({ back: 'district' })).toBe('District')
    expect(said([{ card: 'market' }, 3])).toBe('Market, 3')
    expect(said({ id: 'card-favour-kf04', args: {} })).toBe('Favour')
    expect(said(true)).toBe('ano')
  })

  it('reads a missing message from its id, as Python does', () => {
    const table = readFileSync(resolve(__dirname, '../../tests/words/unwritten.json'), 'utf8')
    const bare = { bundle: words.bundleOf('cs', ''), seatName: (seat: number) => ['Ala', 'Ola'][seat] ?? '' }
    for (const [text, said] of JSON.parse(table) as [{ id: string }, string][]) expect(words.speak(bare, text)).toBe(said)
  })

  it('says in English what is not written in the language, with its plurals, and asks for English when it is missed', () => {
    let missed = 0
    const half = { ...naming(), bundle: words.bundleOf('cs', 'word-gold = zlato'), missed: () => (missed += 1) }
    const text = { id: 'tell-gains', args: { n: 3, what: 'gold' } }
    expect(words.speak(half, text)).toBe('Gains: 3, zlato')
    expect(missed).toBe(1)
    const english = words.bundleOf('en', 'tell-gains = { $n ->\n    [one] { $n } stone\n   *[other] { $n } stones\n}: { $what }')
    expect(words.speak({ ...half, english }, text)).toBe('3 stones: zlato')
    expect(missed).toBe(1)
  })
})

describe('what is refused', () => {
  const naming = () => ({ bundle: words.bundleOf('cs', SOURCE), seatName: (seat: number) => ['Anna', 'Bořek'][seat] ?? '' })
  const said = (key: string, placed?: 'seat' | 'number') => words.speakKey(naming(), key, (one) => ['market', 'favour:kf04'].includes(one), placed)

  it('is read from its key', () => {
    expect(said('build:market~2')).toBe('Build: Market')
    expect(said('favour:kf04')).toBe('Favour')
    expect(said('build:gold')).toBe('Build: zlato')
    expect([said('end'), said('gold'), said('unheard-of')]).toEqual(['End the turn', 'zlato', ''])
    expect(said('barter:market,gold')).toBe('Barter: Market, zlato')
  })

  it('names the place only where it is known what its number means', () => {
    expect(said('destroy:market@1', 'seat')).toBe('Destroy: Market – Bořek')
    expect(said('spot:market@2', 'number')).toBe('Market, spot 2')
    expect(said('destroy:market@1')).toBe('Market')
    expect(said('destroy:market@seat1')).toBe('Destroy: Market – Bořek')
    expect(said('sell:gold@0')).toBe('Sell: zlato → Anna')
  })
})

describe('the words of the client', () => {
  const read = (lang: string) => readFileSync(resolve(__dirname, `../../src/stavitel/words/${lang}/client.ftl`), 'utf8')
  const ids = (lang: string) => new FluentResource(read(lang)).body.map((entry) => entry.id).sort()

  it('are the same in three languages', () => {
    expect(ids('cs')).toEqual(ids('en'))
    expect(ids('pl')).toEqual(ids('en'))
  })
})
