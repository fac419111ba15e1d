/** Fitting: what lies in a box is drawn as large as the box allows, and no letter smaller than can be read. */

export interface Fitting {
  /** The smallest and the largest scale. */
  least: number
  most: number
  /** The scale at which the box is scrolled where even the smallest does not fit. */
  loose: number
  /** Whatever changes what lies in the box. */
  key?: unknown
}

/** The smallest letters in pixels of the screen. */
export function floor(): number {
  return matchMedia('(max-width: 899px)').matches ? 12 : 11
}

/** The largest scale between two at which something fits, to two hundredths; null where it does not fit at the smallest. */
export function largest(least: number, most: number, fits: (scale: number) => boolean): number | null {
  if (fits(most)) return most
  if (!fits(least)) return null
  let [low, high] = [least, most]
  while (high - low > 0.03) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

export function scaleTo(element: HTMLElement, scale: number): void {
  element.style.setProperty('zoom', String(scale))
  element.style.setProperty('--scale', String(scale))
  const least = `${floor() / scale}px`
  element.style.setProperty('--floor', least)
  element.style.setProperty('--floor-in', least)
}

/** Fits the first child of a box into it, and again when the box or the child changes. */
export function fit(box: HTMLElement, given: Fitting): { update: (now: Fitting) => void; destroy: () => void } {
  let now = given
  let scale = 0
  let [wide, high] = [0, 0]
  let frame = 0
  let grown = 0
  const inner = (): HTMLElement | null => box.firstElementChild as HTMLElement | null
  const over = (): boolean => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1
  const tryAt = (next: number): boolean => {
    const element = inner()
    if (!element) return true
    scaleTo(element, next)
    return !over()
  }
  const refit = (again = false): void => {
    const element = inner()
    if (!element || !box.clientWidth || !box.clientHeight) return
    ;[wide, high] = [box.clientWidth, box.clientHeight]
    box.classList.add('fitting')
    const best = largest(now.least, now.most, tryAt)
    scale = best ?? now.loose
    scaleTo(element, scale)
    box.classList.remove('fitting')
    box.classList.toggle('loose', best === null)
    grown = performance.now()
    // What shows only where it does not fit has taken some of the room.
    if (!again && high !== box.clientHeight) refit(true)
  }
  /** After a change: smaller at once where something sticks out, larger only where it is worth it. */
  const check = (): void => {
    frame = 0
    if (!box.clientWidth) return
    if (wide !== box.clientWidth || high !== box.clientHeight || !scale) return refit()
    const loose = box.classList.contains('loose')
    if (over() !== loose) return refit()
    const element = inner()
    const slack = element ? box.clientHeight - element.getBoundingClientRect().height : 0
    if (!loose && scale < now.most - 0.05 && slack > box.clientHeight * 0.18 && performance.now() - grown > 1500) refit()
  }
  const soon = (): void => {
    frame ||= requestAnimationFrame(check)
  }
  const watch = new ResizeObserver(soon)
  watch.observe(box)
  if (document.fonts?.status !== 'loaded') void document.fonts?.ready.then(() => refit())
  soon()
  return {
    update(next) {
      const other = next.least !== now.least || next.most !== now.most
      now = next
      if (other) refit()
      else soon()
    },
    destroy() {
      cancelAnimationFrame(frame)
      watch.disconnect()
    },
  }
}
