import { describe, expect, it } from 'vitest'
import type { FlatNode, Option, Refusal, SceneNode } from '../src/protocol'
import { applied, faceOf, flatten, lights, panelsOf, partsOf, picture, placeOf, places, spaceUnder, spokenOf, tree } from '../src/lib/scene'

const card = (id: string, name = id): SceneNode => ({ kind: 'card', id, name, face: name })
const area = (id: string, children: SceneNode[], more: object = {}): SceneNode => ({ kind: 'area', id, children, ...more })
const option = (key: string): Option => ({ key, says: { id: 'do-x', args: {} } })
const refusal = (key: string): Refusal => ({ key, says: null, why: { id: 'why-x', args: {} }, rule: 'C1.1' })

describe('differences', () => {
  const before = area('root', [area('hand', [card('market'), card('temple')]), area('city', [])])

  it('moves a node to another parent', () => {
    const old = picture(before)
    const now = applied(old, { set: { hand: { children: ['temple'] }, city: { children: ['market'] } } })
    expect(now.scene).toEqual(area('root', [area('hand', [card('temple')]), area('city', [card('market')])]))
    expect(old.scene).toEqual(before)
  })

  it('puts, changes, cuts and removes nodes', () => {
    const put: FlatNode[] = [{ kind: 'area', id: 'top', children: ['city'] }]
    const set = { root: { children: ['top'] }, city: { title: 'x', children: [] } }
    const now = applied(picture(before), { gone: ['hand', 'market', 'temple'], put, set })
    expect(now.scene.children).toEqual([{ kind: 'area', id: 'top', children: [{ kind: 'area', id: 'city', children: [], title: 'x' }] }])
    const less = applied(now, { cut: { city: ['title', 'children'] } })
    expect(tree(less.flat!).children![0]!.children![0]).toEqual({ kind: 'area', id: 'city' })
  })

  it('takes a whole scene, and refuses what does not fit', () => {
    expect(applied(null, { whole: before }).scene).toEqual(before)
    expect(() => applied(null, { set: { hand: {} } })).toThrow()
    expect(() => applied(picture(before), { set: { nowhere: { x: 1 } } })).toThrow()
    expect(flatten(area('root', [card('a'), card('a')]))).toBeNull()
  })
})

describe('lighting', () => {
  const scene = area('root', [card('market'), card('keep@1'), card('m1', 'mason'), card('m2', 'mason'), { kind: 'panel', id: 'p1', name: 'seat1' }, card('stone'), card('wood')])
  const lit = (keys: string[], refused: string[] = []) => lights(scene, { options: keys.map(option), refused: refused.map(refusal) })

  it('lights the name of the key, or of its part after the colon', () => {
    const found = lit(['build:market', 'destroy:keep@1', 'seat1', 'end'])
    expect([...found.keys()]).toEqual(['market', 'keep@1', 'p1'])
    expect(found.get('market')!.options[0]!.key).toBe('build:market')
  })

  it('gathers several answers of one node, and refusals', () => {
    const found = lit(['build:market', 'sell:market'], ['burn:market', 'destroy:keep@1'])
    expect(found.get('market')!.options.map((one) => one.key)).toEqual(['build:market', 'sell:market'])
    expect(found.get('market')!.refused).toHaveLength(1)
    expect(found.get('keep@1')).toMatchObject({ options: [], refused: [{ key: 'destroy:keep@1' }] })
  })

  it('gives each copy a node of its own', () => {
    const found = lit(['mason', 'mason~2', 'mason~3'])
    expect(found.get('m1')!.options.map((one) => one.key)).toEqual(['mason'])
    expect(found.get('m2')!.options.map((one) => one.key)).toEqual(['mason~2', 'mason~3'])
  })

  it('lights all nodes alike where there is no copy', () => {
    expect([...lit(['mason']).keys()]).toEqual(['m1', 'm2'])
  })

  it('narrows options of several things step by step', () => {
    expect(partsOf('pay:stone,wood@2')).toEqual(['stone', 'wood', '2', 'seat2'])
    const found = lit(['pay:stone,wood', 'pay:stone,gold'])
    expect(found.get('stone')).toMatchObject({ narrows: true })
    expect(found.get('stone')!.options).toHaveLength(2)
    expect(found.get('wood')!.options).toHaveLength(1)
  })
})

describe('reading scenes', () => {
  it('knows faces and backs', () => {
    expect(faceOf({ kind: 'card', id: 'x', back: 'district' })).toEqual({ key: '', back: 'district', source: 'printed', hidden: true })
    expect(faceOf({ kind: 'card', id: 'x', face: 'market', source: 'reconstructed' })).toMatchObject({ key: 'market', hidden: false, source: 'reconstructed' })
    expect(faceOf({ kind: 'token', id: 'x' })).toBeNull()
  })

  it('finds what a log line speaks of', () => {
    const scene = area('root', [card('market'), { kind: 'panel', id: 'p1', name: 'seat1' }, card('temple')])
    expect(spokenOf(scene, { args: { who: { seat: 1 }, card: { card: 'market' } } })).toEqual(['market'])
    expect(spokenOf(scene, { args: { who: { seat: 1 }, n: 2 } })).toEqual(['p1'])
  })

  it('prefers the copy of the player it speaks of', () => {
    const city = (seat: number): SceneNode => ({ kind: 'panel', id: `p${seat}`, seat, name: `seat${seat}`, children: [card(`market:${seat}`, 'market')] })
    expect(spokenOf(area('root', [city(0), city(1)]), { args: { who: { seat: 1 }, card: { card: 'market' } } })).toEqual(['market:1'])
  })
})

describe('places', () => {
  const label = { id: 'label-x', args: {} }
  const named = (id: string, children: SceneNode[] = [], more: object = {}): SceneNode => area(id, children, { label, ...more })
  const panel = (seat: number, children: SceneNode[] = []): SceneNode => ({ kind: 'panel', id: `p${seat}`, seat, children })
  const ids = (nodes: SceneNode[]): string[] => nodes.map((one) => one.id)

  it('are the outermost named parts, whatever they are wrapped in, but neither panels nor the own hand', () => {
    const hand = named('hand')
    const map: SceneNode = { kind: 'board', id: 'map', label, children: [named('on-the-map')] }
    const scene = area('root', [area('wrap', [map, named('court', [named('noble')])]), area('bare', [card('x')]), panel(0, [named('city')]), hand, named('laid')])
    expect(ids(places(scene, [hand]))).toEqual(['map', 'court', 'laid'])
  })

  it('open a column at its displays too', () => {
    const column = named('crown', [area('wrap', [named('green')]), named('decrees', [], { role: 'display' })], { layout: 'column' })
    expect(ids(places(area('root', [named('court'), column])))).toEqual(['court', 'crown', 'decrees'])
  })

  it('look into a part that holds all the others', () => {
    const main = named('main', [area('wrap', [named('orders', [], { role: 'display' }), named('tavern')]), named('supplies')], { layout: 'column' })
    expect(ids(places(area('root', [main, panel(0)])))).toEqual(['orders', 'tavern', 'supplies'])
    expect(ids(places(area('root', [named('only', [named('part')])])))).toEqual(['only'])
  })

  it('leave the players to the seats, in their order', () => {
    expect(ids(panelsOf(area('root', [area('players', [panel(1), panel(0)])])))).toEqual(['p0', 'p1'])
  })
})

describe('what a piece says', () => {
  const quarry = area('quarry', [{ kind: 'token', id: 'worker' }, { kind: 'slot', id: 'spot', tip: 'tip-spot', children: [{ kind: 'token', id: 'cube' }] }], { tip: 'tip-quarry' })
  const scene = area('root', [area('town', [quarry]), card('alone')])

  it('is what the nearest place around it does', () => {
    expect(placeOf(scene, 'worker')?.id).toBe('quarry')
    expect(placeOf(scene, 'cube')?.id).toBe('spot')
    expect(placeOf(scene, 'spot')?.id).toBe('quarry')
  })

  it('is what its track tells, and where it stands on it', () => {
    const markers = [{ kind: 'token', id: 'mine', pos: 1 }, { kind: 'token', id: 'yours', pos: 2 }, { kind: 'token', id: 'between', pos: 0.5 }]
    const track = { kind: 'track', id: 'prices', tip: 'tip-prices', spaces: [1, { value: 4, short: 'iv' }, [0, 3]], markers }
    const board = area('root', [track])
    expect(placeOf(board, 'mine')?.id).toBe('prices')
    expect(spaceUnder(board, 'mine')).toBe(4)
    expect(spaceUnder(board, 'yours')).toBeNull()
    expect(spaceUnder(board, 'between') ?? null).toBeNull()
    expect(spaceUnder(scene, 'worker')).toBeNull()
  })

  it('is nothing where nothing around it says what it does', () => {
    expect(placeOf(scene, 'alone')).toBeNull()
    expect(placeOf(scene, 'quarry')).toBeNull()
    expect(placeOf(scene, 'nowhere')).toBeNull()
  })
})
