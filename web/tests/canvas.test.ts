import { describe, expect, it } from 'vitest'
import { upright } from '../src/lib/canvas'
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

describe('a leaf in a window that is taller than wide', () => {
  it('stands alone, with its children where they lie then, as large as before', () => {
    const stood = upright(board, 'town')
    expect([stood?.['width'], stood?.['height'], stood?.['ornaments']]).toEqual([300, 400, undefined])
    const [town, ...others] = stood?.children ?? []
    expect(others).toEqual([])
    expect(town?.['at']).toEqual([0, 0, 300, 400])
    expect(town?.children?.map((child) => child['at'])).toEqual([[10, 120, 280, 90], [1, 2, 3, 4]])
  })
  it('stays where it is without such places', () => {
    expect(upright(board, 'lands')).toBeNull()
    expect(upright(board, 'nothing')).toBeNull()
  })
})
