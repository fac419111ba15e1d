/** The glossary: where the words of a game stand in its texts. */

export interface Piece {
  text: string
  term: string
  /** What no line may part from the term: the comma after it. */
  after?: string
}

/** Finds the forms of a word: `korun*` is every word that begins so, `a|b` one of them. */
export function formsOf(forms: string): string {
  return forms
    .split('|')
    .map((form) => form.trim().replace(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', "[\\p{L}'’]*"))
    .filter(Boolean)
    .join('|')
}

/** A text in pieces; those that name a term for the first time say which. */
export function pieces(text: string, terms: readonly { term: string; forms: string }[]): Piece[] {
  if (!terms.length) return [{ text, term: '' }]
  const all = new RegExp(`(?<![\\p{L}\\d-])(?:${terms.map(({ forms }) => `(${formsOf(forms)})`).join('|')})(?![\\p{L}\\d])`, 'giu')
  const found: Piece[] = []
  const named = new Set<string>()
  let last = 0
  for (const match of text.matchAll(all)) {
    const term = terms[match.slice(1).findIndex((group) => group !== undefined)]?.term ?? ''
    if (!term || named.has(term)) continue
    named.add(term)
    if (match.index > last) found.push({ text: text.slice(last, match.index), term: '' })
    found.push({ text: match[0], term })
    last = match.index + match[0].length
  }
  if (last < text.length) found.push({ text: text.slice(last), term: '' })
  return found
}

/** The same pieces, with the punctuation after a term kept beside it. */
export function together(found: readonly Piece[]): Piece[] {
  const marks = found.map((piece, at) => (found[at - 1]?.term && !piece.term ? (/^\p{P}+/u.exec(piece.text)?.[0] ?? '') : ''))
  return found.map((piece, at) => ({ ...piece, text: piece.text.slice((marks[at] ?? '').length), after: marks[at + 1] ?? '' }))
}
