/** Going to a part of the table. */

import { settings } from './settings.svelte'

export function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || settings.speed === 'off' ? 'auto' : 'smooth'
}

export function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.scene [data-node="${CSS.escape(id)}"]`)
}

/** Brings a part of the table under the head of the screen, and the focus with it, so that Tab goes on from there. */
export function jump(id: string): void {
  const element = elementOf(id)
  if (!element) return
  element.scrollIntoView({ block: 'start', behavior: gently() })
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
