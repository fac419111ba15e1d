/** Where on the screen each part of a scene goes. A title says what a node is (`role`); what it does not say follows from what lies there. */

import type { SceneNode } from '../protocol'
import { walk } from './scene'

export interface Regions {
  /** Lines of text for the head of the screen. */
  status: SceneNode[]
  /** The board that fills the table, if the scene has one. */
  canvas: SceneNode | null
  /** What lies beside the canvas, or everything where there is none. */
  parts: SceneNode[]
  /** The panels of the others, from the reader's left on. */
  rivals: SceneNode[]
  /** Whether those panels lie on the table itself. */
  rivalsOnTable: boolean
  /** The reader's own panel. */
  own: SceneNode | null
  /** The counters of the own panel, by the row they stand in. */
  figures: SceneNode[][]
  /** What else lies in the own panel. */
  mat: SceneNode[]
  /** The part of the height the mat takes, where the title says so. */
  share: number | null
  /** The own cards; several where a packet lies beside the hand. */
  hands: SceneNode[]
  /** Everything that is not drawn where it stands in the tree. */
  away: ReadonlySet<string>
}

export const NOWHERE: Regions = { status: [], canvas: null, parts: [], rivals: [], rivalsOnTable: false, own: null, figures: [], mat: [], share: null, hands: [], away: new Set() }

const GROUPS = new Set(['area', 'board', 'grid', 'panel', 'track'])
const FIGURES = new Set(['counter', 'token'])
/** More rows of counters than this stay on the mat. */
const MOST_FIGURES = 14

const titled = (node: SceneNode): boolean => !!(node['label'] ?? node['title'])
const seatOf = (node: SceneNode): number | null => (typeof node['seat'] === 'number' ? node['seat'] : null)
const onlyFigures = (node: SceneNode): boolean => node.kind === 'area' && !!node.children?.length && node.children.every((child) => FIGURES.has(child.kind))

export function regionsOf(scene: SceneNode, seat: number | null): Regions {
  const panels = [...walk(scene)].filter((node) => node.kind === 'panel')
  const own = seat === null ? null : (panels.find((panel) => seatOf(panel) === seat) ?? null)
  const hands = seat === null ? [] : handsOf(scene, seat)
  const away = new Set(hands.map((hand) => hand.id))
  const status = statusOf(scene)
  for (const line of status) away.add(line.id)

  const figures = own ? figuresOf(own, away) : []
  const asked = own ? [...walk(own)].find((node) => typeof node['share'] === 'number') : undefined
  const share = asked ? Math.min(0.55, Math.max(0.15, Number(asked['share']))) : null
  for (const row of figures) for (const figure of row) away.add(figure.id)
  const mat = own ? (own.children ?? []).filter((child) => !away.has(child.id) && !isEmptyRow(child, away)) : []

  const rivals = rotated(panels.filter((panel) => panel !== own), seat)
  const rivalsOnTable = rivals.some((panel) => Array.isArray(panel['at'])) || scene['rivals'] === 'board' || ![...walk(scene)].some((node) => ['board', 'grid', 'track'].includes(node.kind))
  if (!rivalsOnTable) for (const panel of rivals) away.add(panel.id)
  if (own) away.add(own.id)

  const all = partsOf(scene, away)
  const canvases = all.filter((part) => part.kind === 'board')
  const canvas = canvases.length === 1 && canvases[0] && all.every((part) => part.kind === 'board' || isDisplay(part) || part.kind === 'panel') ? canvases[0] : null
  const parts = all.filter((part) => part !== canvas)
  return { status, canvas, parts, rivals, rivalsOnTable, own, figures, mat, share, hands, away }
}

/** The own cards, wherever they lie: areas with the role of a hand that belong to the seat. */
function handsOf(scene: SceneNode, seat: number): SceneNode[] {
  const found: SceneNode[] = []
  const look = (node: SceneNode, owner: number | null): void => {
    const its = seatOf(node) ?? owner
    if (node['role'] === 'hand' && its === seat) found.push(node)
    else for (const child of node.children ?? []) look(child, its)
  }
  look(scene, null)
  return found
}

/** Lines of text that stand by themselves above everything: what the title calls status, or an area of nothing but text. */
function statusOf(scene: SceneNode): SceneNode[] {
  const found: SceneNode[] = []
  for (const node of walk(scene)) {
    const children = node.children ?? []
    if (node.kind !== 'area' || !children.length) continue
    if (node['role'] === 'status') found.push(...children.filter((child) => child.kind === 'text'))
    else if (!titled(node) && children.every((child) => child.kind === 'text')) found.push(...children)
  }
  return found
}

/** The own counters: those the title names (`role="status-me"`), else the counters of the panel and its rows of nothing else. */
export function figuresOf(panel: SceneNode, away: ReadonlySet<string> = new Set()): SceneNode[][] {
  const named = [...walk(panel)].filter((node) => node['role'] === 'status-me')
  if (named.length) return named.map((node) => (FIGURES.has(node.kind) ? [node] : (node.children ?? []).filter((child) => FIGURES.has(child.kind)))).filter((row) => row.length)
  const children = (panel.children ?? []).filter((child) => !away.has(child.id))
  const rows = [children.filter((child) => FIGURES.has(child.kind)), ...children.filter(onlyFigures).map((row) => row.children ?? [])].filter((row) => row.length)
  const taken: SceneNode[][] = []
  let count = 0
  for (const row of rows) {
    count += row.length
    if (taken.length && count > MOST_FIGURES) break
    taken.push(row)
  }
  return taken
}

/** A row whose counters all stand elsewhere is not drawn; nor is one that was empty without a name. */
function isEmptyRow(node: SceneNode, away: ReadonlySet<string>): boolean {
  if (node.kind !== 'area') return false
  const children = node.children ?? []
  if (!children.length) return !titled(node)
  return children.every((child) => away.has(child.id) || isEmptyRow(child, away))
}

/** The others in the order of seats, beginning at the reader's left. */
export function rotated(panels: SceneNode[], seat: number | null): SceneNode[] {
  const rank = (panel: SceneNode): number => Number(panel['seat'] ?? 0) + (seat !== null && Number(panel['seat'] ?? 0) <= seat ? 100 : 0)
  return [...panels].sort((a, b) => rank(a) - rank(b))
}

export function isDisplay(node: SceneNode): boolean {
  return ['display', 'market', 'draft', 'offer', 'aside'].includes(String(node['role'] ?? ''))
}

/** What lies on the table side by side: areas that only hold other groups are opened until something has a name of its own. */
export function partsOf(scene: SceneNode, away: ReadonlySet<string>): SceneNode[] {
  const open = (node: SceneNode): SceneNode[] =>
    (node.children ?? []).flatMap((child) => {
      if (away.has(child.id) || isEmptyRow(child, away)) return []
      return opens(child, away) ? open(child) : [child]
    })
  let found = scene.kind === 'area' ? open(scene) : [scene]
  // What holds everything else is no part of its own.
  for (let only = found[0]; found.length === 1 && only?.kind === 'area' && only['layout'] !== 'tabs' && (only.children ?? []).filter((child) => GROUPS.has(child.kind)).length > 1; only = found[0]) found = open(only)
  return found
}

function opens(node: SceneNode, away: ReadonlySet<string>): boolean {
  if (node.kind !== 'area' || node['layout'] === 'tabs' || node['layout'] === 'free' || titled(node) || node.name || node.names || isDisplay(node)) return false
  const children = (node.children ?? []).filter((child) => !away.has(child.id))
  return children.length > 0 && children.every((child) => GROUPS.has(child.kind))
}

/** The parts of a canvas that can stand alone: what a phone shows one at a time. */
export function leavesOf(canvas: SceneNode): SceneNode[] {
  const found: SceneNode[] = []
  const look = (node: SceneNode): void => {
    for (const child of node.children ?? []) {
      if (child['leaf']) found.push(child)
      else look(child)
    }
  }
  look(canvas)
  return found
}
