/** What every drawn node shares: how it is lit, clicked, and looked at closely. */

import type { SceneNode } from '../protocol'
import type { Game } from '../lib/game.svelte'
import type { Light } from '../lib/scene'
import { ui } from '../lib/words.svelte'

export interface Touch {
  light: Light | undefined
  lit: boolean
  refused: boolean
  classes: string
  /** What a screen reader hears after the name of a refused thing. */
  mark: string
}

export function touchOf(game: Game, node: SceneNode): Touch {
  const light = game.lit.get(node.id)
  const lit = !!light?.options.length
  const refused = !lit && !!light?.refused.length
  const classes = [
    lit ? 'lit' : '',
    refused ? 'refused' : '',
    game.isChosen(light) ? 'chosen' : '',
    game.spoken.has(node.id) ? 'spoken' : '',
    game.menu?.id === node.id ? 'chosen' : '',
  ]
  return { light, lit, refused, classes: classes.filter(Boolean).join(' '), mark: refused ? `, ${ui('not-possible')}` : '' }
}

const HOVER = 380
const PRESS = 450

/** Attaches clicking and close looking to the element of a node. */
export function handle(element: HTMLElement, given: { game: Game; node: SceneNode; zoom: boolean; hint?: boolean }): { update: (now: typeof given) => void; destroy: () => void } {
  let now = given
  let timer = 0
  let pressed = false
  /** Where nothing hovers, what has no words upon it says them when it is touched. */
  const bare = (): boolean => matchMedia('(hover: none)').matches
  const show = (why: 'hover' | 'focus' | 'press' | 'hint'): void => {
    if (now.zoom || why === 'hint') now.game.shown = { node: now.node, anchor: element.getBoundingClientRect(), why }
  }
  const hide = (): void => {
    clearTimeout(timer)
    if (now.game.shown?.node.id === now.node.id) now.game.shown = null
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    timer = window.setTimeout(() => show('hover'), HOVER)
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return
    pressed = false
    const hint = !!now.hint && bare() && (event.target as Element).closest('[data-node]') === element
    timer = window.setTimeout(() => {
      pressed = true
      show(hint ? 'hint' : 'press')
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
  const focus = (): void => {
    if (element.matches(':focus-visible')) show('focus')
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
    ['focus', focus],
    ['blur', hide],
    ['contextmenu', menu],
  ]
  for (const [name, listener] of listen) element.addEventListener(name, listener)
  return {
    update(next) {
      now = next
    },
    destroy() {
      clearTimeout(timer)
      for (const [name, listener] of listen) element.removeEventListener(name, listener)
    },
  }
}
