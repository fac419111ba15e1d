import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { draw, dress, picture, VOCABULARY } from '../src/lib/artist'
import { effectsOf } from '../src/lib/effects'
import { largest } from '../src/lib/fit'
import { Pen } from '../src/lib/pen'
import { alongPath, alongRing } from '../src/lib/track'
import type { Option, SceneNode } from '../src/protocol'

const nothing = (): string => ''

describe('the artist', () => {
  it.each(VOCABULARY)('draws %s, and never a broken number', (word) => {
    const drawn = draw({ word, at: [10, 10, 120, 90], path: [[0, 0], [60, 40], [120, 20], [90, 90]], part: 0.4 })
    expect(drawn).toMatch(/<(path|text)/)
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('draws nothing for a word it does not know', () => {
    expect(draw({ word: 'dragon', at: [0, 0, 10, 10] })).toBe('')
  })

  it('draws the same twice, and something else from another seed', () => {
    const wood = { word: 'wood', at: [0, 0, 100, 80] }
    expect(draw(wood, 1, 'a')).toBe(draw(wood, 1, 'a'))
    expect(draw(wood, 1, 'a')).not.toBe(draw(wood, 1, 'b'))
  })

  it('draws a picture once as long as its ornaments are the same', () => {
    const ornaments = [{ word: 'hill', at: [0, 0, 50, 40] }]
    expect(picture(ornaments, 1, 'x', nothing)).toBe(picture(ornaments, 1, 'other', nothing))
    expect(picture(undefined, 1, 'x', nothing)).toBe('')
  })

  it('writes on banners, and lets nothing written there be markup', () => {
    const drawn = draw({ word: 'banner', at: [0, 0, 100, 30], label: { id: 'x', args: {} } }, 1, '', () => 'A <b> & c')
    expect(drawn).toContain('A &lt;b> &amp; c')
  })

  it('dresses a place by a word or by more', () => {
    expect(dress('house', 40, 40, 'a', '')).toContain('<path')
    expect(dress({ word: 'monument', kind: 'dome', part: 0.5 }, 40, 40, 'a', '')).not.toBe(dress({ word: 'monument', kind: 'dome', part: 1 }, 40, 40, 'a', ''))
  })

  it('keeps its hand unsteady but near the line', () => {
    const numbers = new Pen('x').lines([[0, 0], [100, 0]]).match(/-?\d+(\.\d+)?/g)!.map(Number)
    expect(Math.max(...numbers)).toBeLessThan(101)
    expect(Math.min(...numbers)).toBeGreaterThan(-3)
  })
})

describe('tracks', () => {
  it('take a point for each space, or spread the spaces along the line', () => {
    expect(alongPath([[0, 0], [10, 0]], 2, 2)).toEqual([[0, 0], [20, 0]])
    expect(alongPath([[0, 0], [10, 0]], 3, 1)).toEqual([[0, 0], [5, 0], [10, 0]])
    expect(alongPath([[0, 0], [10, 0], [10, 10]], 5, 1)[3]).toEqual([10, 5])
  })

  it('go round from the top', () => {
    const [top, right] = alongRing(100, 60, 4, 20)
    expect(top!.map(Math.round)).toEqual([50, 10])
    expect(right!.map(Math.round)).toEqual([90, 30])
  })
})

describe('effects', () => {
  const coins: SceneNode = { kind: 'counter', id: 'reis:0', icon: 'coin', value: 7 }
  const option = (effects: unknown): Option => ({ key: 'x', says: { id: 'y', args: {} }, effects }) as unknown as Option

  it('are read as pairs and as records, and find their counter', () => {
    for (const sent of [[['reis', -4]], [{ what: 'reis', amount: -4 }]]) expect(effectsOf(option(sent), [coins])).toEqual([{ what: 'reis', amount: -4, node: coins }])
  })

  it('are nothing where nothing, or nonsense, was sent', () => {
    expect(effectsOf(option(undefined), [coins])).toEqual([])
    expect(effectsOf(option([null, 3, ['reis'], { what: 'reis', amount: 0 }]), [coins])).toEqual([])
    expect(effectsOf(option([['wigs', 2]]), [coins])).toEqual([{ what: 'wigs', amount: 2, node: null }])
  })
})

describe('fitting', () => {
  it('finds the largest scale that fits', () => {
    expect(largest(0.5, 2, () => true)).toBe(2)
    expect(largest(0.5, 2, () => false)).toBeNull()
    expect(largest(0.5, 2, (scale) => scale <= 1.23)).toBeCloseTo(1.22, 1)
  })
})

describe('style', () => {
  const sources = (folder: string, kinds = /\.(svelte|css)$/): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? sources(join(folder, one.name), kinds) : kinds.test(one.name) ? [join(folder, one.name)] : []))

  it('knows no title', () => {
    const titles = readdirSync(join(__dirname, '../../src/stavitel/titles'), { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith('_')).map((one) => one.name)
    expect(titles).toContain('citadels')
    const named = new RegExp(titles.join('|'), 'i')
    expect(sources(join(__dirname, '../src'), /\.(svelte|css|ts|html)$/).filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('never sets a font by the shorthand, which would lose the lining figures', () => {
    const found = sources(join(__dirname, '../src')).flatMap((file) => (readFileSync(file, 'utf8').match(/[{;\s]font:(?! inherit)[^;]+/g) ?? []).filter((one) => !one.includes('400 17px')).map((one) => `${file}: ${one}`))
    expect(found).toEqual([])
  })
})
