/** Boards: coordinates, and how large a unit of a board is. */

import { getContext, setContext } from 'svelte'
import type { SceneNode } from '../protocol'

/** Boards narrower than this are not measured in pixels; they are drawn this wide. */
const PIXELS = 400
const USUAL = 900

export interface Canvas {
  readonly unit: number
  /** How large the board is shown. */
  readonly scale: number
}

const KEY = Symbol('canvas')

export function provideCanvas(canvas: Canvas): void {
  setContext(KEY, canvas)
}

/** The board a node lies on, if any. */
export function useCanvas(): Canvas | undefined {
  return getContext<Canvas | undefined>(KEY)
}

export function sizeOf(board: SceneNode): { width: number; height: number; unit: number } {
  const width = Number(board['width'] ?? 100) || 100
  const height = Number(board['height'] ?? 100) || 100
  return { width, height, unit: width >= PIXELS ? 1 : USUAL / width }
}

export type Spot = [x: number, y: number, width: number, height: number]

export function spotOf(node: SceneNode): Spot {
  const at = Array.isArray(node['at']) ? (node['at'] as number[]) : [0, 0, 10, 10]
  return [at[0] ?? 0, at[1] ?? 0, at[2] ?? 10, at[3] ?? 10]
}

/** Where a node lies on a board, in units of the board; the places of what lies in free areas count from those areas. */
export function boxOn(board: SceneNode, id: string): Spot | null {
  const look = (node: SceneNode, x: number, y: number): Spot | null => {
    for (const child of node.children ?? []) {
      const [dx, dy, w, h] = spotOf(child)
      if (child.id === id) return [x + dx, y + dy, w, h]
      const found = child['layout'] === 'free' ? look(child, x + dx, y + dy) : holds(child, id) ? ([x + dx, y + dy, w, h] as Spot) : null
      if (found) return found
    }
    return null
  }
  return look(board, 0, 0)
}

function holds(node: SceneNode, id: string): boolean {
  return (node.children ?? []).some((child) => child.id === id || holds(child, id))
}

/** What stood upright before is the same object again, so that only what has changed is drawn anew. */
const stood = new WeakMap<SceneNode, SceneNode>()

/** A node and all that lies in it, where they lie in an upright arrangement: at (x, y), or in another place altogether. */
function stand(node: SceneNode): SceneNode {
  const known = stood.get(node)
  if (known) return known
  const children = node.children?.map(stand)
  const place = Array.isArray(node['upright']) ? (node['upright'] as number[]) : null
  const moved = place || node['upright_ornaments'] || children?.some((child, at) => child !== node.children?.[at])
  const made: SceneNode = moved ? { ...node, ...(place && { at: [...place, ...spotOf(node).slice(place.length)] }), ornaments: node['upright_ornaments'] ?? node['ornaments'], ...(children && { children }) } : node
  stood.set(node, made)
  return made
}

/** A board, or a part of it by itself, laid out for a window that is taller than wide; null where the title has no such places. */
export function upright(board: SceneNode, leaf: string): SceneNode | null {
  const part = leaf ? board.children?.find((child) => child.id === leaf) : board
  const size = part?.['upright']
  if (!part || !Array.isArray(size)) return null
  const [width, height] = size as [number, number]
  if (!leaf) return { ...stand(board), width, height }
  return { ...board, width, height, ornaments: undefined, children: [{ ...stand(part), at: [0, 0, width, height] }] }
}

/** The scale at which a box of the board fills a window, and whether that is too small to read. */
export function scaleFor(width: number, height: number, room: number, high: number): number {
  return Math.min(room / width, high / height)
}
