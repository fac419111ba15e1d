/** Moves on the screen: what has the same id before and after glides from its old place to its new one (FLIP). */

import type { SceneNode } from '../protocol'
import { faceOf, walk } from './scene'
import { duration } from './settings.svelte'

interface Place {
  box: DOMRect
  parent: string
  kind: string
  key: string
  alike: string
  count: number
}

export type Places = Map<string, Place>

const MOST = 80

/** The backs of cards by key, so that a card turned up is known to come from its pile. */
export type Backs = ReadonlyMap<string, string>

function kinds(scene: SceneNode, backs: Backs): Map<string, Pick<Place, 'kind' | 'key' | 'alike' | 'count'>> {
  const found = new Map<string, Pick<Place, 'kind' | 'key' | 'alike' | 'count'>>()
  for (const node of walk(scene)) {
    const face = faceOf(node)
    let alike = ''
    if (face) alike = face.back || backs.get(face.key) || ''
    else if (node.kind === 'token') alike = `${String(node['icon'])}/${String(node['seat'] ?? node['colour'] ?? '')}`
    else if (node.kind === 'pile') alike = String(node['back'] ?? '')
    const count = node.kind === 'pile' ? Number(node['count'] ?? 0) : Number(node['value'] ?? 0)
    found.set(node.id, { kind: node.kind, key: face?.key ?? '', alike, count })
  }
  return found
}

/** Where everything that can move is now. */
export function measure(root: HTMLElement, scene: SceneNode | null, backs: Backs = new Map()): Places {
  const places: Places = new Map()
  if (!scene || duration() === 0) return places
  const known = kinds(scene, backs)
  for (const element of root.querySelectorAll<HTMLElement>('[data-node]')) {
    const id = element.dataset['node'] ?? ''
    const what = known.get(id)
    if (!what || !['card', 'token', 'pile', 'counter'].includes(what.kind)) continue
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    const parent = element.parentElement?.closest<HTMLElement>('[data-node]')?.dataset['node'] ?? ''
    places.set(id, { box, parent, ...what })
  }
  return places
}

/** Plays the moves between two measurings. */
export function play(root: HTMLElement, layer: HTMLElement, before: Places, scene: SceneNode, backs: Backs = new Map()): void {
  const time = duration()
  if (!time || !before.size) return
  const after = measure(root, scene, backs)
  const gone = [...before].filter(([id, place]) => !after.has(id) && (place.kind === 'card' || place.kind === 'token'))
  let moved = 0
  const from = (place: Place): DOMRect | null => {
    const same = gone.findIndex(([, old]) => old.kind === place.kind && old.key === place.key && place.key !== '')
    const at = same >= 0 ? same : gone.findIndex(([, old]) => old.kind === place.kind && old.alike === place.alike && place.alike !== '')
    if (at >= 0) return gone.splice(at, 1)[0]?.[1].box ?? null
    if (place.kind !== 'card') return null
    for (const [id, old] of before)
      if (old.kind === 'pile' && old.alike === place.alike && old.count > (after.get(id)?.count ?? 0)) return old.box
    return null
  }
  for (const [id, place] of after) {
    if (moved > MOST) break
    const element = root.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)
    if (!element) continue
    const old = before.get(id)
    if (place.kind === 'counter') {
      if (old && old.count !== place.count) pulse(element, layer, place.box, place.count - old.count, time)
      continue
    }
    if (place.kind === 'pile') continue
    if (old && old.parent === place.parent) {
      if (shifted(old.box, place.box)) glide(element, old.box, place.box, time * 0.7), moved++
      continue
    }
    const start = old?.box ?? from(place)
    if (start && shifted(start, place.box)) fly(element, layer, start, place.box, time, moved * 28), moved++
    else if (!start) element.animate([{ opacity: 0, transform: 'scale(0.85)' }, { opacity: 1, transform: 'none' }], { duration: time, easing: 'ease-out' })
  }
}

function shifted(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 3
}

function glide(element: HTMLElement, a: DOMRect, b: DOMRect, time: number): void {
  const scale = b.width / (element.offsetWidth || b.width) || 1
  const x = (a.left - b.left) / scale
  const y = (a.top - b.top) / scale
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: time, easing: 'cubic-bezier(.2,.8,.3,1)' })
}

/** A copy of the element flies above everything, so that no scrolling box cuts it off. */
function fly(element: HTMLElement, layer: HTMLElement, a: DOMRect, b: DOMRect, time: number, delay: number): void {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    part.removeAttribute('id')
    part.removeAttribute('tabindex')
    if (part.dataset) delete part.dataset['node']
  }
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  const width = element.offsetWidth || b.width
  const height = element.offsetHeight || b.height
  Object.assign(ghost.style, { position: 'absolute', left: '0', top: '0', margin: '0', width: `${width}px`, height: `${height}px`, transformOrigin: '0 0', rotate: 'none' })
  layer.append(ghost)
  const pose = (box: DOMRect): string => `translate(${box.left}px, ${box.top}px) scale(${box.width / width}, ${box.height / height})`
  const wait = Math.min(delay, time)
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + wait })
  const flight = ghost.animate([{ transform: pose(a) }, { transform: pose(b) }], { duration: time, delay: wait, fill: 'both', easing: 'cubic-bezier(.3,.7,.25,1)' })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

function pulse(element: HTMLElement, layer: HTMLElement, box: DOMRect, change: number, time: number): void {
  element.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.18)' }, { transform: 'scale(1)' }], { duration: time })
  if (!Number.isFinite(change) || !change) return
  const note = document.createElement('span')
  note.className = change > 0 ? 'change up' : 'change down'
  note.textContent = change > 0 ? `+${change}` : `−${-change}`
  note.style.left = `${box.left + box.width / 2}px`
  note.style.top = `${box.top}px`
  layer.append(note)
  const rise = note.animate([{ opacity: 0, transform: 'translate(-50%, 0)' }, { opacity: 1, transform: 'translate(-50%, -60%)', offset: 0.3 }, { opacity: 0, transform: 'translate(-50%, -140%)' }], { duration: time * 2.4, easing: 'ease-out' })
  rise.onfinish = rise.oncancel = () => note.remove()
}
