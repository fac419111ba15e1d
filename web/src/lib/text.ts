/** Texts as scenes send them. */

import type { Said } from './words.svelte'

/** A text however it was sent: as a message id, or as an id with arguments. */
export function asText(value: unknown): Said | null {
  if (typeof value === 'string' && value) return { id: value }
  if (typeof value === 'object' && value !== null && typeof (value as Said).id === 'string') return value as Said
  return null
}

/** A figure as it is shown: with a minus, not a hyphen. */
export const figure = (value: unknown): string => String(value).replace(/^-(?=\d)/, '−')

const VOWEL = /[aeiouyáéěíóúůýąęóäöüà-å]/i
/** Two letters that stay together. */
const PAIR = /^(ch|sh|th|ph|gh|ck|qu|sz|cz|rz|dz|dž|[bcdfgkptv][lrř])$/i
const [LONG, FIRST, LAST] = [6, 2, 3]
/** Up to so many letters a word breaks in one place, the one nearest to its middle: Watch-tower, not Watchto-wer. */
const ONCE = 10

/** A long word may break between its syllables, with a hyphen: small cards have narrow names, and not every browser knows where a word breaks. */
export function soften(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const found = breaks(word)
    const off = (at: number): number => Math.abs(at - word.length / 2)
    const kept = word.length > ONCE ? found : found.sort((one, other) => off(one) - off(other)).slice(0, 1)
    return [...word].map((letter, at) => (kept.includes(at) ? `\u00ad${letter}` : letter)).join('')
  })
}

/** Where the syllables of a word begin, as far as a rule for three languages can tell. */
function breaks(word: string): number[] {
  const found: number[] = []
  let last = 0
  for (let at = FIRST; word.length >= LONG && word.length - at >= LAST; at++) {
    const starts = PAIR.test(word.slice(at, at + 2)) ? at + 2 : at + 1
    const begins = !VOWEL.test(word[at] ?? '') && VOWEL.test(word[starts] ?? '') && !PAIR.test(word.slice(at - 1, at + 1))
    if (!begins || at - last < FIRST || !VOWEL.test(word.slice(last, at))) continue
    found.push(at)
    last = at
  }
  return found
}

/** How wide the letters of the names on cards are, in hundredths of their size; what is not listed is a small letter like most. */
const WIDTHS: [width: number, letters: string][] = [
  [30, "ijlíłľ'’.,"],
  [37, 'ftťIJ1-–'],
  [43, 'crsčćřšśş357'],
  [55, 'dhknpuúůüňńğTFLSŚŠ'],
  [61, 'ABCEKPQRVXYZČŘŽŻŹÁÉ'],
  [68, 'DGOUÓÚŁ'],
  [76, 'wHNŇ'],
  [85, 'mM'],
  [97, 'W'],
]
const USUAL = 50
const width = new Map(WIDTHS.flatMap(([wide, letters]) => [...letters].map((letter) => [letter, wide] as const)))

/** How wide the widest word of a name is, in its own size, and how many letters it has: known before anything is laid out. */
export function widest(text: string): { ems: number; letters: number } {
  const words = text.split(' ').map((word) => ({ ems: [...word].reduce((sum, letter) => sum + (width.get(letter) ?? USUAL), 0) / 100, letters: word.length }))
  return words.reduce((most, one) => (one.ems > most.ems ? one : most), { ems: 0, letters: 1 })
}
