import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRepeating } from './repeat.ts'

describe('createRepeating', () => {
  let begun: number[]
  let ends: (() => void)[]
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    begun = []
    ends = []
  })
  afterEach(() => vi.useRealTimers())

  const task = () => {
    begun.push(Date.now())
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return promise
  }
  async function endAfter(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms)
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }

  it('comes again a pause after it has ended, never twice at once', async () => {
    const repeating = createRepeating(task, 1000)
    repeating.start()
    await vi.advanceTimersByTimeAsync(5000)
    expect(begun).toEqual([0])
    await endAfter(0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(begun).toEqual([0, 6000])
  })

  it('woken while it runs it comes again at once, however often it was woken', async () => {
    const repeating = createRepeating(task, 1000)
    repeating.start()
    repeating.wake()
    repeating.wake()
    await endAfter(10)
    expect(begun).toEqual([0, 10])
    await endAfter(10)
    await vi.advanceTimersByTimeAsync(999)
    expect(begun).toEqual([0, 10])
    repeating.wake()
    expect(begun).toEqual([0, 10, 1019])
  })

  it('asks for a pause of its own after each run', async () => {
    let pauseMs = 0
    const repeating = createRepeating(task, () => pauseMs)
    repeating.start()
    pauseMs = 50
    await endAfter(0)
    await vi.advanceTimersByTimeAsync(49)
    expect(begun).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toHaveLength(2)
  })

  it('stops when the task under way has ended', async () => {
    const repeating = createRepeating(task, 1000)
    repeating.start()
    let hasStopped = false
    void repeating.stop().then(() => {
      hasStopped = true
    })
    repeating.wake()
    await vi.advanceTimersByTimeAsync(5000)
    expect(hasStopped).toBe(false)
    await endAfter(5000)
    expect(hasStopped).toBe(true)
    expect(begun).toEqual([0])
  })
})
