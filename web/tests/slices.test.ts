import { beforeEach, describe, expect, it, vi } from 'vitest'

vi.stubGlobal('window', globalThis)
let slices: typeof import('../src/lib/slices.svelte')

describe('drawing in slices', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    vi.resetModules()
    slices = await import('../src/lib/slices.svelte')
  })

  it('draws what a piece brings with it before the next piece', async () => {
    const order: string[] = []
    const outer = ['a', 'b']
    slices.inSlices(() => {
      const name = outer.shift() ?? ''
      order.push(name)
      let inner = 0
      slices.inSlices(() => {
        order.push(`${name}${++inner}`)
        return inner < 2
      })
      return outer.length > 0
    })
    expect(slices.arriving()).toBe(true)
    let done = false
    void slices.arrived().then(() => (done = true))
    await vi.runAllTimersAsync()
    expect(order).toEqual(['a', 'a1', 'a2', 'b', 'b1', 'b2'])
    expect([slices.arriving(), done]).toEqual([false, true])
  })

  it('lets the page answer when a slice has taken its time', async () => {
    let [drawn, between] = [0, 0]
    slices.inSlices(() => {
      vi.advanceTimersByTime(100)
      return ++drawn < 3
    })
    const look = (): void => {
      if (drawn > 0 && drawn < 3) between++
      if (drawn < 3) setTimeout(look)
    }
    setTimeout(look)
    await vi.runAllTimersAsync()
    expect(drawn).toBe(3)
    expect(between).toBeGreaterThan(0)
  })

  it('forgets what is gone before it was drawn', async () => {
    let drawn = 0
    const stop = slices.inSlices(() => ++drawn < 5)
    stop()
    await slices.arrived()
    await vi.runAllTimersAsync()
    expect(drawn).toBe(0)
  })
})
