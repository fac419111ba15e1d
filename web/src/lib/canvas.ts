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

/** What was laid out anew before is the same object again, so that only what has changed is drawn anew. */
const laid: WeakMap<SceneNode, SceneNode>[] = []

/** One of a list of places, or one place for all arrangements; what is not in the list lies where it always does. */
function placeIn(upright: unknown, arrangement: number): number[] | null {
  if (!Array.isArray(upright)) return null
  return Array.isArray(upright[0]) ? ((upright[arrangement] as number[] | undefined) ?? null) : (upright as number[])
}

/** A node and all that lies in it, where they lie in another arrangement: at (x, y), or in another place altogether. */
function lay(node: SceneNode, arrangement: number): SceneNode {
  const known = (laid[arrangement] ??= new WeakMap())
  const before = known.get(node)
  if (before) return before
  const children = node.children?.map((child) => lay(child, arrangement))
  const place = placeIn(node['upright'], arrangement)
  const moved = place || node['upright_ornaments'] || children?.some((child, at) => child !== node.children?.[at])
  const made: SceneNode = moved ? { ...node, ...(place && { at: [...place, ...spotOf(node).slice(place.length)] }), ornaments: node['upright_ornaments'] ?? node['ornaments'], ...(children && { children }) } : node
  known.set(node, made)
  return made
}

/** A board, or a part of it by itself, laid out for windows of other shapes; nothing where the title has no such places. */
export function arrangements(board: SceneNode, leaf: string): SceneNode[] {
  const part = leaf ? board.children?.find((child) => child.id === leaf) : board
  const sizes = part?.['upright']
  if (!part || !Array.isArray(sizes)) return []
  return (Array.isArray(sizes[0]) ? (sizes as [number, number][]) : [sizes as [number, number]]).map(([width, height], arrangement) => {
    if (!leaf) return { ...lay(board, arrangement), width, height }
    return { ...board, width, height, ornaments: undefined, children: [{ ...lay(part, arrangement), at: [0, 0, width, height] }] }
  })
}

/** The scale at which a box of the board fills a window, and whether that is too small to read. */
export function scaleFor(width: number, height: number, room: number, high: number): number {
  return Math.min(room / width, high / height)
}
