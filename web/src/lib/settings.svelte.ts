/** What this reader prefers, kept in the browser. */

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Lang = 'en' | 'cs' | 'pl'
export type Speed = 'off' | 'slow' | 'normal' | 'fast'

export interface Settings {
  theme: Theme
  lang: Lang
  speed: Speed
  sound: boolean
  confirm: boolean
  textView: boolean
  sidebar: boolean
  zoom: number
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

function load(): Settings {
  const fresh: Settings = {
    theme: 'auto',
    lang: language(),
    speed: 'normal',
    sound: true,
    confirm: false,
    textView: false,
    sidebar: true,
    zoom: 1,
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
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
  return { off: 0, slow: 900, normal: 480, fast: 220 }[settings.speed]
}
