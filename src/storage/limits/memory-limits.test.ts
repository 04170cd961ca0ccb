import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSlot } from './create-slot.ts'
import { limitsContract } from './limits.contract.ts'

limitsContract('memory', async () => undefined)

describe('a slot in memory', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives the turn of a caller who gave up to the next one', async () => {
    vi.useFakeTimers()
    const slot = createSlot({ name: 'upstream', everyMs: 1_000 })
    await slot.acquire()
    const first = new AbortController()
    const gaveUp = slot.acquire(first.signal).catch(() => 'gave up')
    const second = vi.fn()
    void slot.acquire().then(second)
    first.abort()
    expect(await gaveUp).toBe('gave up')
    await vi.advanceTimersByTimeAsync(990)
    expect(second).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    expect(second).toHaveBeenCalledOnce()
  })
})
