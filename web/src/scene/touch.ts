/** What every drawn node shares: how it is lit, clicked, and looked at closely. */

import type { SceneNode } from '../protocol'
import { describe } from '../lib/describe'
import type { Game, Shown } from '../lib/game.svelte'
import type { Light } from '../lib/scene'
import { ui } from '../lib/words.svelte'

export interface Touch {
  light: Light | undefined
  lit: boolean
  refused: boolean
  classes: string
  /** How many are chosen where several alike things lie together; null elsewhere. */
  taken: number | null
  /** What a screen reader hears after the name of a thing: that it is refused, or what it costs to choose it. */
  mark: string
}

/** Most things are not spoken of: they share this, so that nothing is drawn anew where nothing has changed. */
const PLAIN: Touch = { light: undefined, lit: false, refused: false, classes: '', taken: null, mark: '' }

export function touchOf(game: Game, node: SceneNode): Touch {
  const light = game.lit.get(node.id)
  if (!light && game.menu?.id !== node.id && !game.spoken.has(node.id) && !game.taught.has(node.id) && !game.traces.has(node.id)) return PLAIN
  const lit = !!light?.options.length
  const refused = !lit && !!light?.refused.length
  const trace = game.traces.get(node.id)
  const classes = [
    lit ? 'lit' : '',
    refused ? 'refused' : '',
    game.isChosen(light) || game.menu?.id === node.id ? 'chosen' : '',
    game.spoken.has(node.id) ? 'spoken' : '',
    game.taught.has(node.id) ? 'taught' : '',
    lit && game.pointed && light.options.includes(game.pointed) ? 'meant' : '',
    trace === undefined ? '' : `traced trace${trace % 8}`,
  ]
  const only = light?.options.length === 1 ? light.options[0] : undefined
  const effects = only ? game.effectsText(only) : ''
  const taken = light && game.several && light.options.length > 1 ? light.options.filter((option) => game.chosen.includes(option.key)).length : null
  const mark = refused ? `, ${ui('not-possible')}` : taken !== null ? `, ${ui('chosen-of', { n: taken, all: light?.options.length })}` : effects && ` ${effects}`
  return { light, lit, refused, classes: classes.filter(Boolean).join(' '), taken, mark }
}

const HOVER = 380
/** So long a finger rests on something before it is looked at closely. */
const PRESS = 450

/** Attaches clicking and close looking to the element of a node: a card is drawn large (`zoom`), anything else says its name and what it does (`hint`). */
export function handle(element: HTMLElement, given: { game: Game; node: SceneNode; zoom: boolean; hint?: boolean }): { update: (now: typeof given) => void; destroy: () => void } {
  let now = given
  let timer = 0
  let pressed = false
  /** Where nothing hovers, what has no words upon it says them when it is touched. */
  const bare = (): boolean => matchMedia('(hover: none)').matches
  const show = (why: Shown['why']): void => {
    if (!now.zoom && !(now.hint && describe(now.game, now.node))) return
    now.game.shown = { node: now.node, anchor: element.getBoundingClientRect(), why: now.zoom ? why : 'hint' }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (now.game.shown?.node.id === now.node.id) now.game.shown = null
    if (now.game.pointed && now.game.pointed === now.game.optionOf(now.node)) now.game.pointed = null
  }
  const point = (): void => {
    const option = now.game.optionOf(now.node)
    if (option) now.game.pointed = option
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    point()
    clearTimeout(timer)
    // What lies in it speaks for itself.
    timer = window.setTimeout(() => {
      if (!element.querySelector('[data-node]:hover')) show('hover')
    }, HOVER)
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return
    pressed = false
    if ((event.target as Element).closest('[data-node]') !== element) return
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      pressed = true
      point()
      show('press')
    }, PRESS)
  }
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(timer)
  }
  const click = (event: MouseEvent): void => {
    if (pressed) {
      pressed = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (now.game.lit.has(now.node.id)) {
      event.stopPropagation()
      hide()
      now.game.touch(now.node, element.getBoundingClientRect())
    } else if (now.zoom && bare() && !element.closest('.slot.lit')) {
      event.stopPropagation()
      show('press')
    } else if (now.hint && bare() && !element.closest('.lit, .refused')) {
      event.stopPropagation()
      show('hint')
    }
  }
  const key = (event: KeyboardEvent): void => {
    if (event.target !== element || (event.key !== 'Enter' && event.key !== ' ')) return
    if (!now.game.lit.has(now.node.id)) return
    event.preventDefault()
    event.stopPropagation()
    hide()
    now.game.touch(now.node, element.getBoundingClientRect())
  }
  const focus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement
    if (!target.matches(':focus-visible') || target.closest('[data-node]') !== element) return
    point()
    show('focus')
  }
  const menu = (event: Event): void => {
    if ((now.zoom || now.hint) && bare()) event.preventDefault()
  }
  const listen: [string, EventListener][] = [
    ['pointerenter', enter as EventListener],
    ['pointerleave', hide],
    ['pointerdown', down as EventListener],
    ['pointerup', up as EventListener],
    ['pointercancel', up as EventListener],
    ['click', click as EventListener],
    ['keydown', key as EventListener],
    ['focusin', focus as EventListener],
    ['focusout', hide],
    ['contextmenu', menu],
  ]
  for (const [name, listener] of listen) element.addEventListener(name, listener)
  /** Arrow keys find whatever has something to say. */
  const mark = (): void => void element.toggleAttribute('data-tells', now.zoom || !!now.hint)
  mark()
  return {
    update(next) {
      now = next
      mark()
    },
    destroy() {
      clearTimeout(timer)
      for (const [name, listener] of listen) element.removeEventListener(name, listener)
    },
  }
}

/** A finger that rests on an answer sees what it would cost and bring, and has not chosen it when it leaves. */
export function rests(element: HTMLElement, given: (there: boolean) => void): { update: (now: typeof given) => void; destroy: () => void } {
  let look = given
  let timer = 0
  let rested = false
  const down = (event: PointerEvent): void => {
    rested = false
    if (event.pointerType === 'mouse') return
    timer = window.setTimeout(() => {
      rested = true
      look(true)
    }, PRESS)
  }
  const up = (): void => {
    clearTimeout(timer)
    if (rested) look(false)
  }
  const click = (event: MouseEvent): void => {
    if (rested) event.stopPropagation()
    rested = false
  }
  element.addEventListener('pointerdown', down)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(end, up)
  element.addEventListener('click', click, { capture: true })
  return {
    update(now) {
      look = now
    },
    destroy() {
      clearTimeout(timer)
    },
  }
}
