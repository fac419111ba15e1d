import { describe, expect, it, vi } from 'vitest'
import type { Option, Question, SceneNode } from '../src/protocol'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
const { Game } = await import('../src/lib/game.svelte')
const { touchOf } = await import('../src/scene/touch')

const option = (key: string): Option => ({ key, says: { id: 'card-x', args: {} } }) as unknown as Option
const scouts = { kind: 'token', id: 'scouts', name: 'scout', count: 3 } as SceneNode
const merchant = { kind: 'token', id: 'merchants', name: 'merchant', count: 1 } as SceneNode

describe('alike things that lie together', () => {
  it('say how many of them are chosen', () => {
    const game = new Game()
    game.set({ kind: 'area', id: 'root', children: [scouts, merchant] })
    const options = ['scout', 'scout~2', 'scout~3', 'merchant'].map(option)
    game.ask({ number: 1, seat: 0, topic: 'keep', says: { id: 'ask-keep', args: {} }, options, refused: [], least: 2, most: 2, several: true } as unknown as Question)
    const box = {} as DOMRect
    expect([touchOf(game, scouts).taken, touchOf(game, merchant).taken]).toEqual([0, null])
    game.touch(scouts, box)
    game.touch(scouts, box)
    expect([touchOf(game, scouts).taken, game.chosen]).toEqual([2, ['scout', 'scout~2']])
  })
})

describe('what a text speaks of', () => {
  it('is lit on the panel of somebody whose board is folded', () => {
    const game = new Game()
    const hired = { kind: 'card', id: 'hired', face: 'squire', name: 'squire' } as SceneNode
    const panel = (seat: number, children: SceneNode[]): SceneNode => ({ kind: 'panel', id: `player:${seat}`, seat, children }) as SceneNode
    game.seat = 0
    game.set({ kind: 'area', id: 'root', children: [{ kind: 'board', id: 'main', width: 10, height: 10 } as SceneNode, panel(0, []), panel(1, [hired]), panel(2, [])] })
    game.speakOf({ id: 'tell-hires', args: { who: { seat: 1 }, card: { card: 'squire' } } } as never)
    expect([...game.spoken].sort()).toEqual(['hired', 'player:1'])
    game.speakOf(null)
    expect(game.spoken.size).toBe(0)
  })
})
