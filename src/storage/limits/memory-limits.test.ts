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

  it('refuses at once who would wait too long, and counts only those still waiting', async () => {
    vi.useFakeTimers()
    const slot = createSlot({ name: 'upstream', everyMs: 1_000, longestWaitMs: 2_500 })
    await slot.acquire()
    const gone = new AbortController()
    const outcomes = [slot.acquire(gone.signal), slot.acquire()].map((turn) => turn.catch(() => 'gave up'))
    await expect(slot.acquire()).rejects.toThrow('too many wait for upstream')
    gone.abort()
    expect(await outcomes[0]).toBe('gave up')
    const third = vi.fn()
    void slot.acquire().then(third)
    await vi.advanceTimersByTimeAsync(2_010)
    expect(third).toHaveBeenCalledOnce()
  })
})
