/** What this reader prefers, kept in the browser. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Lang = 'en' | 'cs' | 'pl'
/** How fast the moves of others are played: not at all, one after the other, or with time to look. */
export type Speed = 'off' | 'brisk' | 'unhurried'

export interface Settings {
  theme: Theme
  lang: Lang
  speed: Speed
  sound: boolean
  confirm: boolean
  textView: boolean
  sidebar: boolean
  zoom: number
  /** Whether a word is said about every question that is met for the first time. */
  coach: boolean
}

const KEY = 'stavitel.settings'

function language(): Lang {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const short = wish.slice(0, 2).toLowerCase()
    if (short === 'cs' || short === 'sk') return 'cs'
    if (short === 'pl') return 'pl'
    if (short === 'en') return 'en'
  }
  return 'en'
}

/** How long a move takes on the screen and how long its caption stays, in milliseconds. */
const PACE: Record<Speed, { move: number; caption: number }> = {
  off: { move: 0, caption: 0 },
  brisk: { move: 420, caption: 1200 },
  unhurried: { move: 800, caption: 2400 },
}

function load(): Settings {
  const fresh: Settings = {
    theme: 'auto',
    lang: language(),
    speed: 'brisk',
    sound: true,
    confirm: false,
    textView: false,
    sidebar: true,
    zoom: 1,
    coach: true,
  }
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
    if (!(kept.speed in PACE)) kept.speed = fresh.speed // a word of an older client
    return kept
  } catch {
    return fresh
  }
}

export const settings: Settings = $state(load())

export function remember(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** How long a move takes on the screen, in milliseconds; none for those who asked their system for less motion. */
export function duration(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return PACE[settings.speed].move
}

/** How long the caption of somebody's deed stays, in milliseconds. */
export function reading(): number {
  return PACE[settings.speed].caption
}
