/** Scenes: flat and as trees, how differences are applied, and which options light which nodes. */

import type { FlatNode, Option, Question, Refusal, SceneDiff, SceneNode, Text } from '../protocol'

export interface Flat {
  root: string
  nodes: Map<string, FlatNode>
}

/** A badge on a card or a token: an icon, a text or a number, as the title sent it. */
export type Mark = string | number | Text | { icon?: string; value?: number | string; label?: Text; tone?: string; seat?: number }

export interface Face {
  card?: string
  key?: string
  back?: string
  source?: string
  hidden?: boolean
}

/** The scene flat; null where ids are not unique, and then every difference is a whole scene. */
export function flatten(scene: SceneNode): Flat | null {
  const nodes = new Map<string, FlatNode>()
  const gather = (node: SceneNode): boolean => {
    if (nodes.has(node.id)) return false
    const flat = { ...node } as unknown as FlatNode
    nodes.set(node.id, flat)
    if (!node.children) return true
    flat.children = node.children.map((child) => child.id)
    return node.children.every(gather)
  }
  return gather(scene) ? { root: scene.id, nodes } : null
}

const grown = new WeakMap<FlatNode, SceneNode>()

/** The scene as a tree. What has not changed since it was last grown is the same object, so that nothing below it is drawn anew. */
export function tree(flat: Flat): SceneNode {
  const grow = (id: string): SceneNode => {
    const node = flat.nodes.get(id)
    if (!node) throw new Error(`the scene has no node ${id}`)
    const inner = node.children?.map(grow)
    const before = grown.get(node)
    if (before && (inner ?? []).every((child, at) => child === before.children?.[at])) return before
    const { children, ...props } = node
    const made = (inner ? { ...props, children: inner } : props) as SceneNode
    grown.set(node, made)
    return made
  }
  return grow(flat.root)
}

export interface Picture {
  flat: Flat | null
  scene: SceneNode
}

export function picture(scene: SceneNode): Picture {
  return { flat: flatten(scene), scene }
}

/** The picture that a difference makes of another; throws where it does not fit, and the caller asks for the whole. */
export function applied(old: Picture | null, diff: SceneDiff): Picture {
  if (diff.whole) return picture(diff.whole)
  if (!old?.flat) throw new Error('a difference needs a scene to start from')
  const nodes = new Map(old.flat.nodes)
  for (const id of diff.gone ?? []) nodes.delete(id)
  for (const node of diff.put ?? []) nodes.set(node.id, node)
  for (const [id, props] of Object.entries(diff.set ?? {})) {
    const node = nodes.get(id)
    if (!node) throw new Error(`a difference names ${id}, which is not there`)
    nodes.set(id, { ...node, ...props } as FlatNode)
  }
  for (const [id, names] of Object.entries(diff.cut ?? {})) {
    const node = nodes.get(id)
    if (!node) throw new Error(`a difference names ${id}, which is not there`)
    const less = { ...node }
    for (const name of names) delete less[name]
    nodes.set(id, less)
  }
  const flat = { root: old.flat.root, nodes }
  return { flat, scene: tree(flat) }
}

/** The nodes directly inside a node, wherever the kind keeps them. */
export function inside(node: SceneNode): SceneNode[] {
  const found: SceneNode[] = [...(node.children ?? [])]
  const top = node['top']
  if (isNode(top)) found.push(top)
  for (const prop of ['markers', 'tokens']) {
    const several = node[prop]
    if (Array.isArray(several)) for (const one of several) if (isNode(one)) found.push(one)
  }
  return found
}

export function isNode(value: unknown): value is SceneNode {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value
}

export function* walk(node: SceneNode): Generator<SceneNode> {
  yield node
  for (const child of inside(node)) yield* walk(child)
}

/** The nearest thing around a node that says what it does: a piece or an icon speaks for the place it lies on. */
export function placeOf(scene: SceneNode, id: string): SceneNode | null {
  const look = (node: SceneNode, around: SceneNode | null): SceneNode | null | undefined => {
    if (node.id === id) return around
    const here = node['tip'] ? node : around
    for (const child of inside(node)) {
      const found = look(child, here)
      if (found !== undefined) return found
    }
    return undefined
  }
  return look(scene, null) ?? null
}

/** What is written on the space of a track that a marker stands on; null for what is no marker, or stands between two. */
export function spaceUnder(scene: SceneNode, id: string): unknown {
  for (const node of walk(scene)) {
    const marker = node.kind === 'track' ? inside(node).find((one) => one.id === id) : undefined
    if (!marker) continue
    const space: unknown = Array.isArray(node['spaces']) ? (node['spaces'] as unknown[])[Number(marker['pos'] ?? 0)] : null
    return typeof space === 'object' && space !== null && 'value' in space ? space.value : Array.isArray(space) ? null : space
  }
  return null
}

export function namesOf(node: SceneNode): string[] {
  const names = Array.isArray(node.names) ? [...node.names] : []
  if (node.name) names.unshift(node.name)
  return names
}

/** `market~2` is the second copy of `market`. */
export function copyOf(key: string): { base: string; copy: number } {
  const found = /^(.*)~(\d+)$/.exec(key)
  return found ? { base: found[1] ?? key, copy: Number(found[2]) } : { base: key, copy: 1 }
}

/** The names a key lights: the key itself and what follows its first colon. */
export function namesLit(key: string): string[] {
  const { base } = copyOf(key)
  const colon = base.indexOf(':')
  return colon < 0 ? [base] : [base, base.slice(colon + 1)]
}

/** The single things a key speaks of, for choosing step by step: `pay:gold,stone@2` -> gold, stone, 2, seat2. */
export function partsOf(key: string): string[] {
  const { base } = copyOf(key)
  const colon = base.indexOf(':')
  const rest = colon < 0 ? base : base.slice(colon + 1)
  const at = rest.lastIndexOf('@')
  const things = (at < 0 ? rest : rest.slice(0, at)).split(',').filter(Boolean)
  if (at < 0) return things
  const place = rest.slice(at + 1)
  return [...things, place, ...(/^\d+$/.test(place) ? [`seat${place}`] : [])]
}

/** What a click on a node can mean. */
export interface Light {
  options: Option[]
  refused: Refusal[]
  /** The click only narrows the choice: the options name this node among others. */
  narrows: boolean
}

/**
 * Which nodes an open question lights. An option lights the nodes with the name of its key, or of its key's part after the
 * first colon. An option that lights no node so is found by its things one after the other: each lights its node, and a
 * click there leaves the options that speak of it. Copies (`market`, `market~2`) light one node each, in order, and the last
 * node takes those that are left.
 */
export function lights(scene: SceneNode, question: Pick<Question, 'options' | 'refused'>, picked: readonly string[] = []): Map<string, Light> {
  const byName = new Map<string, SceneNode[]>()
  for (const node of walk(scene))
    for (const name of namesOf(node)) {
      const there = byName.get(name)
      if (there) there.push(node)
      else byName.set(name, [node])
    }
  const lit = new Map<string, Light>()
  const light = (id: string): Light => {
    let found = lit.get(id)
    if (!found) lit.set(id, (found = { options: [], refused: [], narrows: false }))
    return found
  }
  const nodesFor = (key: string): SceneNode[] => {
    for (const name of namesLit(key)) {
      const there = byName.get(name)
      if (there?.length) return there
    }
    return []
  }
  const bases = new Set(question.options.map((option) => copyOf(option.key)).filter((key) => key.copy > 1).map((key) => key.base))
  for (const option of question.options) {
    const nodes = nodesFor(option.key)
    const { base, copy } = copyOf(option.key)
    if (nodes.length && bases.has(base)) {
      const node = nodes[Math.min(copy, nodes.length) - 1]
      if (node) light(node.id).options.push(option)
    } else if (nodes.length) {
      for (const node of nodes) light(node.id).options.push(option)
    } else {
      for (const part of partsOf(option.key))
        if (!picked.includes(part))
          for (const node of byName.get(part) ?? []) {
            const its = light(node.id)
            if (!its.options.length) its.narrows = true
            its.options.push(option)
          }
    }
  }
  for (const refusal of question.refused) for (const node of nodesFor(refusal.key)) light(node.id).refused.push(refusal)
  return lit
}

/** The nodes a text speaks of: its cards, else its seats and places. */
export function spokenOf(scene: SceneNode, text: { args?: Text['args'] }): string[] {
  const cards = new Set<string>()
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value === 'string') names.add(value)
    if (typeof value !== 'object' || value === null) return
    const thing = value as Record<string, unknown>
    if (typeof thing['card'] === 'string') cards.add(thing['card'])
    if (typeof thing['seat'] === 'number') names.add(`seat${thing['seat']}`)
    if (Array.isArray(thing['several'])) visit(thing['several'])
    const inner = (thing['text'] ?? thing) as Partial<Text>
    if (inner.args) Object.values(inner.args).forEach(visit)
  }
  Object.values(text.args ?? {}).forEach(visit)
  const who = (text.args?.['who'] as { seat?: number } | undefined)?.seat
  const things: { id: string; owner: number | null }[] = []
  const places: string[] = []
  const look = (node: SceneNode, owner: number | null): void => {
    const its = typeof node['seat'] === 'number' ? node['seat'] : owner
    const face = faceOf(node)
    const called = namesOf(node)
    if ((face && !face.hidden && cards.has(face.key)) || called.some((name) => cards.has(name))) things.push({ id: node.id, owner: its })
    else if (called.some((name) => names.has(name))) places.push(node.id)
    for (const child of inside(node)) look(child, its)
  }
  look(scene, null)
  // Of copies in several places those of the one it speaks of; where there are things, no whole panels.
  const own = things.filter((thing) => thing.owner === who)
  if (things.length) return (own.length ? own : things).map((thing) => thing.id)
  return places
}

/** The face of a card node however it was sent, or null for other nodes. */
export function faceOf(node: SceneNode): { key: string; back: string; source: string; hidden: boolean } | null {
  if (node.kind !== 'card') return null
  const face = node['face'] as Face | string | null | undefined
  const own = typeof face === 'object' && face ? face : {}
  const key = typeof face === 'string' ? face : (own.card ?? own.key ?? '')
  const back = own.back ?? (node['back'] as string | undefined) ?? ''
  const source = own.source ?? (node['source'] as string | undefined) ?? 'printed'
  const hidden = Boolean(own.hidden ?? node['hidden'] ?? (!key || key.startsWith('?')))
  return { key, back: back || (hidden ? key.replace(/^\?/, '') : ''), source, hidden }
}

const PLACES = new Set(['area', 'board', 'grid', 'track'])
const SHELVES = new Set<unknown>(['display', 'market', 'draft', 'offer'])

/** The parts of a table one may wish to go to, in the order in which they lie; players and the own hand have ways of their own. */
export function places(scene: SceneNode, hands: readonly SceneNode[] = []): SceneNode[] {
  const named = (node: SceneNode): boolean => PLACES.has(node.kind) && !!(node['label'] ?? node['title'])
  const gather = (node: SceneNode): SceneNode[] =>
    (node.children ?? []).flatMap((child) => {
      if (hands.includes(child) || child.kind === 'panel') return []
      if (!named(child)) return child.kind === 'area' && child['layout'] !== 'tabs' ? gather(child) : []
      // A long column is entered at its head, and at the displays that lie in it.
      return child['layout'] === 'column' ? [child, ...gather(child).filter((inner) => SHELVES.has(inner['role']))] : [child]
    })
  const found = gather(scene)
  const heads = found.filter((one) => !found.some((other) => other !== one && [...walk(other)].includes(one)))
  // What holds everything else is no place of its own.
  const inner = heads.length === 1 && heads[0] ? gather(heads[0]) : []
  return inner.length > 1 ? inner : found
}

export function panelsOf(scene: SceneNode): SceneNode[] {
  return [...walk(scene)].filter((node) => node.kind === 'panel').sort((a, b) => Number(a['seat']) - Number(b['seat']))
}

/** What lies on the things of a seat as a badge of tone `bad`, each by its thing and its icon. */
function blows(scene: SceneNode | null, seat: number): string[] {
  const panel = scene && panelsOf(scene).find((one) => one['seat'] === seat)
  return [...(panel ? walk(panel) : [])].flatMap((node) => {
    const marks = Array.isArray(node['badges']) ? (node['badges'] as Mark[]) : []
    return marks.flatMap((mark) => (typeof mark === 'object' && 'tone' in mark && mark.tone === 'bad' ? [`${node.id} ${mark.icon ?? ''}`] : []))
  })
}

/** Whether something bad has come upon a thing of this seat between two scenes; who it is may be known to that seat alone. */
export function befell(before: SceneNode, after: SceneNode | null, seat: number | null): boolean {
  const now = seat === null ? [] : blows(after, seat)
  if (seat === null || !now.length) return false
  const known = new Set(blows(before, seat))
  return now.some((one) => !known.has(one))
}
