/** What of the table is in view, and how it is brought there. */

import { settings } from './settings.svelte'

export function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || settings.speed === 'off' ? 'auto' : 'smooth'
}

export const LIT = '.lit[data-focus], .lit > .cover'
/** What the arrow keys walk between: what may be chosen, and whatever says something of itself. A place behind a button is reached by that. */
export const FOUND = '[data-focus], [data-tells]:not(:has(> .cover))'

export function elementOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.table [data-node="${CSS.escape(id)}"]`)
}

function scrolls(element: Element): boolean {
  const style = getComputedStyle(element)
  return /auto|scroll/.test(style.overflowX + style.overflowY) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
}

/** The part of an element's box that nothing cuts off. */
export function visible(element: HTMLElement): DOMRect | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const style = getComputedStyle(outer)
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
    const frame = outer.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return right - left > 3 && bottom - top > 3 ? new DOMRect(left, top, right - left, bottom - top) : null
}

/** Whether enough of an element is in view to see and to hit it. */
export function inView(element: HTMLElement): boolean {
  const seen = visible(element)
  if (!seen) return false
  const box = element.getBoundingClientRect()
  return seen.width >= Math.min(24, box.width * 0.5) && seen.height >= Math.min(24, box.height * 0.5)
}

/** Whether a pointer in the part of an element that is in view would hit it: nothing lies over it there. */
export function reachable(element: HTMLElement): boolean {
  const seen = inView(element) ? visible(element) : null
  if (!seen) return false
  const thing = element.closest('.lit') ?? element
  return [0.5, 0.15, 0.85].some((x) =>
    [0.5, 0.15, 0.85].some((y) => {
      const there = document.elementFromPoint(seen.left + seen.width * x, seen.top + seen.height * y)
      return !!there && thing.contains(there)
    }),
  )
}

/** Brings an element into the middle of whatever scrolls around it; the page itself stays. */
export function bring(element: HTMLElement, how: ScrollBehavior = gently()): void {
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (!scrolls(outer)) continue
    const [box, frame] = [element.getBoundingClientRect(), outer.getBoundingClientRect()]
    const scale = frame.width / (outer.offsetWidth || frame.width) || 1
    const off = (at: number, size: number, from: number, room: number): number => (size > room ? at - from : at + size / 2 - from - room / 2)
    outer.scrollBy({ left: off(box.left, box.width, frame.left, frame.width) / scale, top: off(box.top, box.height, frame.top, frame.height) / scale, behavior: how })
  }
}

/** Brings a part of the table into view, and the focus with it, so that Tab goes on from there. */
export function jump(id: string): void {
  const element = elementOf(id)
  if (!element) return
  bring(element)
  focusOn(element)
}

/** Puts the focus on an element, also on one that takes none by itself. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
