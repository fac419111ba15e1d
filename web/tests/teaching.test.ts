import { describe, expect, it } from 'vitest'
import { proposalOf, stepFor } from '../src/lib/teaching.svelte'

const step = (name: string, topic: string, more: object = {}) => ({ name, topic, offers: '', told: '', after: [], at: [], propose: [], ...more })
const lesson = { steps: [step('pick', 'draft'), step('build', 'turn', { offers: 'build:' }), step('end', 'turn', { after: ['build'] }), step('last', 'turn', { told: 'tell-last' })] }
const none = new Set<string>()

describe('a lesson', () => {
  it('says the first step whose moment has come', () => {
    expect(stepFor(lesson, [], 'turn', ['gold'], none)).toBeNull()
    expect(stepFor(lesson, [], 'turn', ['gold', 'build:inn'], none)?.name).toBe('build')
    expect(stepFor(lesson, ['build'], 'turn', ['build:inn'], none)?.name).toBe('end')
  })
  it('waits for what has to be told', () => {
    expect(stepFor(lesson, ['build', 'end'], 'turn', ['gold'], none)).toBeNull()
    expect(stepFor(lesson, ['build', 'end'], 'turn', ['gold'], new Set(['tell-last']))?.name).toBe('last')
  })
  it('proposes the first wish that is on offer', () => {
    expect(proposalOf({ propose: ['build:inn', 'build:*'] }, ['gold', 'build:market'])).toBe('build:market')
    expect(proposalOf({ propose: ['build:inn'] }, ['gold', 'build:inn2'])).toBeNull()
  })
})
