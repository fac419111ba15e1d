/** Texts as scenes send them. */

import type { Said } from './words.svelte'

/** A text however it was sent: as a message id, or as an id with arguments. */
export function asText(value: unknown): Said | null {
  if (typeof value === 'string' && value) return { id: value }
  if (typeof value === 'object' && value !== null && typeof (value as Said).id === 'string') return value as Said
  return null
}

const VOWEL = /[aeiouyáéěíóúůýąęóäöüà-å]/i
/** Two letters that stay together. */
const PAIR = /^(ch|sh|th|ph|gh|ck|qu|sz|cz|rz|dz|dž|[bcdfgkptv][lrř])$/i
const [LONG, FIRST, LAST] = [6, 2, 3]

/** A long word may break between its syllables, with a hyphen: small cards have narrow names, and not every browser knows where a word breaks. */
export function soften(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word
    let found = ''
    let since = 0
    for (let at = 0; at < word.length; at++) {
      const starts = PAIR.test(word.slice(at, at + 2)) ? at + 2 : at + 1
      const breaks = since >= FIRST && word.length - at >= LAST && !VOWEL.test(word[at] ?? '') && VOWEL.test(word[starts] ?? '') && /\p{L}/u.test(word[at - 1] ?? '') && !PAIR.test(word.slice(at - 1, at + 1))
      if (breaks && VOWEL.test(word.slice(at - since, at))) {
        found += '\u00ad'
        since = 0
      }
      found += word[at]
      since++
    }
    return found
  })
}
