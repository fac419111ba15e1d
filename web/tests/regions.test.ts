import { describe, expect, it } from 'vitest'
import { figuresOf, leavesOf, regionsOf } from '../src/lib/regions'
import type { SceneNode } from '../src/protocol'

const area = (id: string, children: SceneNode[] = [], more: object = {}): SceneNode => ({ kind: 'area', id, children, ...more })
const counter = (id: string, more: object = {}): SceneNode => ({ kind: 'counter', id, icon: 'coin', value: 1, ...more })
const card = (id: string): SceneNode => ({ kind: 'card', id, face: id })
const panel = (seat: number, children: SceneNode[] = [], more: object = {}): SceneNode => ({ kind: 'panel', id: `p${seat}`, seat, children, ...more })
const text = (id: string): SceneNode => ({ kind: 'text', id, text: { id: 'label-x', args: {} } })
const board = (id: string, children: SceneNode[] = []): SceneNode => ({ kind: 'board', id, width: 1116, height: 616, children })
const label = { id: 'label-x', args: {} }
const ids = (nodes: SceneNode[]): string[] => nodes.map((one) => one.id)

describe('regions', () => {
  const hand = area('hand', [card('a')], { role: 'hand' })
  const mine = panel(1, [area('purse', [counter('gold:1'), counter('stone:1')]), area('built', [card('b')]), hand])
  const scene = area('root', [area('status', [text('round')], { role: 'status' }), board('map'), area('row', [card('c')], { role: 'display' }), panel(0), mine, panel(2)])

  it('put every part of a scene where it belongs', () => {
    const found = regionsOf(scene, 1)
    expect(ids(found.status)).toEqual(['round'])
    expect(found.canvas?.id).toBe('map')
    expect(ids(found.parts)).toEqual(['row'])
    expect(ids(found.rivals)).toEqual(['p2', 'p0'])
    expect(found.own?.id).toBe('p1')
    expect(found.figures.map(ids)).toEqual([['gold:1', 'stone:1']])
    expect(ids(found.mat)).toEqual(['built'])
    expect(ids(found.hands)).toEqual(['hand'])
    expect(found.rivalsOnTable).toBe(false)
    expect([...found.away].sort()).toEqual(['gold:1', 'hand', 'p0', 'p1', 'p2', 'round', 'stone:1'])
  })

  it('give a spectator everybody and nobody’s hand', () => {
    const found = regionsOf(scene, null)
    expect(found.own).toBeNull()
    expect(found.hands).toEqual([])
    expect(ids(found.rivals)).toEqual(['p0', 'p1', 'p2'])
  })

  it('find a hand that lies outside the panel, and no other’s', () => {
    const apart = area('root', [panel(0, [area('h0', [], { role: 'hand' })]), panel(1), area('h1', [], { role: 'hand', seat: 1 })])
    expect(ids(regionsOf(apart, 1).hands)).toEqual(['h1'])
    expect(ids(regionsOf(apart, 0).hands)).toEqual(['h0'])
  })

  it('leave the others on the table where a title says so, or where there is nothing but cards', () => {
    expect(regionsOf(area('root', [area('row', [card('c')], { label }), panel(0), panel(1)]), 0).rivalsOnTable).toBe(true)
    expect(regionsOf(area('root', [board('map', [panel(0, [], { at: [0, 0, 9, 9] })]), panel(1)]), 1).rivalsOnTable).toBe(true)
  })

  it('open what only holds other groups', () => {
    const nested = area('root', [area('main', [area('wrap', [area('orders', [], { label }), area('tavern', [], { label })]), area('supplies', [card('d')], { label })], { label, layout: 'column' }), panel(0)])
    expect(ids(regionsOf(nested, 0).parts)).toEqual(['orders', 'tavern', 'supplies'])
  })

  it('keep a share within bounds', () => {
    expect(regionsOf(area('root', [board('map'), panel(0, [area('mat', [card('x')], { share: 0.9 })])]), 0).share).toBe(0.55)
    expect(regionsOf(scene, 1).share).toBeNull()
  })
})

describe('figures', () => {
  it('are those the title names', () => {
    expect(figuresOf(panel(0, [counter('a'), area('row', [counter('b')], { role: 'status-me' })])).map(ids)).toEqual([['b']])
  })

  it('are else the counters of the panel, row by row, as far as there is room', () => {
    const many = (name: string, count: number): SceneNode => area(name, Array.from({ length: count }, (_, at) => counter(`${name}${at}`)))
    expect(figuresOf(panel(0, [counter('a'), many('b', 4), many('c', 12), area('d', [card('x')])])).map((row) => row.length)).toEqual([1, 4])
  })
})

describe('leaves', () => {
  it('are the parts of a canvas that can stand alone', () => {
    expect(ids(leavesOf(board('map', [area('court', [], { leaf: 'court' }), area('group', [area('city', [], { leaf: 'city' })])])))).toEqual(['court', 'city'])
  })
})
