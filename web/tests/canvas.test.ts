import { describe, expect, it } from 'vitest'
import { arrangements } from '../src/lib/canvas'
import type { SceneNode } from '../src/protocol'

const board = {
  id: 'board',
  kind: 'board',
  width: 900,
  height: 300,
  ornaments: [{ word: 'river' }],
  children: [
    { id: 'town', kind: 'area', at: [6, 6, 500, 290], upright: [300, 400], children: [{ id: 'row', kind: 'area', at: [200, 0, 280, 90], upright: [10, 120] }, { id: 'sign', kind: 'text', at: [1, 2, 3, 4] }] },
    { id: 'lands', kind: 'area', at: [510, 6, 380, 290] },
  ],
} as unknown as SceneNode

const upright = (of: SceneNode, leaf: string): SceneNode | null => arrangements(of, leaf)[0] ?? null

describe('a board or a leaf in a window of another shape', () => {
  it('stands alone, with its children where they lie then, as large as before', () => {
    const stood = upright(board, 'town')
    expect([stood?.['width'], stood?.['height'], stood?.['ornaments']]).toEqual([300, 400, undefined])
    const [town, ...others] = stood?.children ?? []
    expect(others).toEqual([])
    expect(town?.['at']).toEqual([0, 0, 300, 400])
    expect(town?.children?.map((child) => child['at'])).toEqual([[10, 120, 280, 90], [1, 2, 3, 4]])
  })
  it('lays out what lies deeper, too, in places of another size and with a drawing of its own', () => {
    const land = { id: 'land', kind: 'area', at: [0, 0, 90, 280], upright: [0, 10, 130, 200], upright_ornaments: [{ word: 'wood' }], ornaments: [{ word: 'hill' }], children: [{ id: 'square', kind: 'slot', at: [5, 6, 7, 8], upright: [50, 60] }] }
    const flags = { id: 'flags', kind: 'area', at: [1, 1, 1, 1], children: [] }
    const lands = { id: 'lands', kind: 'area', at: [510, 6, 380, 290], upright: [390, 480], children: [land, flags] } as unknown as SceneNode
    const stood = upright({ ...board, children: [lands] }, 'lands')
    const found = stood?.children?.[0]?.children ?? []
    expect([found[0]?.['at'], found[0]?.['ornaments'], found[0]?.children?.[0]?.['at']]).toEqual([[0, 10, 130, 200], [{ word: 'wood' }], [50, 60, 7, 8]])
    expect(found[1]).toBe(lands.children?.[1])
    expect(upright({ ...board, children: [lands] }, 'lands')?.children?.[0]?.children?.[0]).toBe(found[0])
  })
  it('may be a whole board', () => {
    const whole = { ...board, upright: [300, 900] }
    const stood = upright(whole, '')
    expect([stood?.['width'], stood?.['height'], stood?.children?.length]).toEqual([300, 900, 2])
    expect(upright(board, '')).toBeNull()
  })
  it('may be laid out in several ways, with one place for all of them or one for each', () => {
    const pile = { id: 'pile', kind: 'pile', at: [1, 1, 20, 30], upright: [[10, 120], [200, 10, 40, 60]] }
    const sign = { id: 'sign', kind: 'text', at: [1, 2, 3, 4], upright: [5, 6] }
    const town = { id: 'town', kind: 'area', at: [6, 6, 500, 290], upright: [[300, 400], [500, 250]], children: [pile, sign] }
    const found = arrangements({ ...board, children: [town] } as unknown as SceneNode, 'town')
    expect(found.map((one) => [one['width'], one['height'], one.children?.[0]?.['at']])).toEqual([[300, 400, [0, 0, 300, 400]], [500, 250, [0, 0, 500, 250]]])
    expect(found.map((one) => one.children?.[0]?.children?.map((child) => child['at']))).toEqual([[[10, 120, 20, 30], [5, 6, 3, 4]], [[200, 10, 40, 60], [5, 6, 3, 4]]])
  })
  it('stays where it is without such places', () => {
    expect(upright(board, 'lands')).toBeNull()
    expect(upright(board, 'nothing')).toBeNull()
  })
})
