/** Drawing in slices: what arrives at once and is large is drawn piece by piece, so that the page answers meanwhile. */

import { flushSync, onDestroy } from 'svelte'

/** Draws one more piece; false when that was the last. */
type Step = () => boolean

/** A slice lasts about so many milliseconds; a fast computer draws everything in one or two. */
const SLICE = 80

let waiting: Step[] = []
/** What the piece that is being drawn brings with it; it comes before everything else that waits. */
let fresh: Step[] | null = null
let timer = 0
/** How many wait for something else before they are drawn. */
let held = 0
let arrivals: (() => void)[] = []

/** Whether something is still being drawn. */
export function arriving(): boolean {
  return fresh !== null || held > 0 || waiting.length > 0
}

/** Resolves when everything is drawn. */
export function arrived(): Promise<void> {
  return arriving() ? new Promise((done) => arrivals.push(done)) : Promise.resolve()
}

/** Lets something be drawn in slices, once what it needs is here; the function it returns stops that. */
export function inSlices(step: Step, needs?: Promise<unknown>): () => void {
  let wanted = true
  const begin = (): void => {
    if (wanted) (fresh ?? waiting).push(step)
    timer ||= window.setTimeout(draw)
  }
  if (needs) {
    held++
    void needs.then(() => {
      held--
      begin()
    })
  } else begin()
  return () => {
    wanted = false
    waiting = waiting.filter((one) => one !== step)
    fresh = fresh?.filter((one) => one !== step) ?? null
  }
}

function draw(): void {
  timer = 0
  const until = performance.now() + SLICE
  let step: Step | undefined
  while ((step = waiting[0]) && performance.now() < until) {
    fresh = []
    let more = false // what fails is not tried again
    try {
      more = step()
      flushSync()
    } finally {
      if (!more) waiting = waiting.filter((one) => one !== step)
      waiting = [...fresh, ...waiting]
      fresh = null
      if (waiting.length) timer ||= window.setTimeout(draw)
    }
  }
  if (!arriving()) {
    const done = arrivals
    arrivals = []
    for (const one of done) one()
  }
}

/** How many of a list are drawn: all of them, or one more with every step while the table arrives. */
export function pieces(count: () => number): { readonly drawn: number } {
  const whole = !arriving()
  let drawn = $state(whole ? Infinity : 0)
  if (!whole) onDestroy(inSlices(() => (drawn = drawn + 1 < count() ? drawn + 1 : Infinity) !== Infinity))
  return {
    get drawn() {
      return drawn
    },
  }
}
