/** The words of a title that its glossary explains. */

import { teachingOf } from './teaching.svelte'
import { knows, naming, speak } from './words.svelte'

/** The terms of a title in the reader's language, those of several words first. */
export function termsOf(title: string): { term: string; forms: string }[] {
  const words = naming(title)
  return Object.keys(teachingOf(title)?.terms ?? {})
    .map((term) => ({ term, forms: knows(words, `term-${term}.forms`) ? speak(words, { id: `term-${term}.forms` }) : '' }))
    .filter(({ forms }) => forms)
    .sort((a, b) => Number(b.forms.includes(' ')) - Number(a.forms.includes(' ')))
}
