/** Colours by word. Titles speak of tones in words; a word nobody knows still gets a colour of its own. */

const TONES: Record<string, string> = {
  gold: '#b8860b', silver: '#7d8790', clay: '#a5522e', wood: '#7a5230', stone: '#6d6a66', marble: '#8f8b96', iron: '#565b63',
  red: '#a8281f', blue: '#1f5c9e', green: '#2f7036', yellow: '#a37a00', purple: '#6a3d94', black: '#2c2926', white: '#8d8472',
  grey: '#6f6a63', gray: '#6f6a63', brown: '#75502f', pink: '#b34a78', orange: '#b5560f', teal: '#0f7074', cyan: '#127487',
  noble: '#a37a00', religious: '#1f5c9e', trade: '#2f7036', military: '#a8281f', special: '#6a3d94', action: '#0f7074',
  books: '#75502f', cloth: '#b34a78', tools: '#1f5c9e', virtue: '#2f7036', vice: '#a8281f', neutral: '#6f6a63', ink: '#2a211b',
  parchment: '#a08a58', accent: 'var(--accent)', good: '#2f7036', bad: '#a8281f', dark: '#3b332c', light: '#8d8472',
}

export function tone(word: unknown): string {
  if (typeof word !== 'string' || !word) return ''
  if (/^#[0-9a-f]{3,8}$/i.test(word)) return word
  const known = TONES[word.toLowerCase()]
  if (known) return known
  let hash = 7
  for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return `hsl(${hash % 360} 45% 34%)`
}

export function seatColour(seat: number): string {
  return `var(--seat${seat % 8})`
}
