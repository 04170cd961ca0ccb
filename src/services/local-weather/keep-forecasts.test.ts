import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { type FailureKind, UpstreamError } from '../../domain/failure.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { createForecastKeeper } from './keep-forecasts.ts'

describe('createForecastKeeper', () => {
  let runAt: number | null
  let isWanted: boolean
  let fetched: number[]
  let fail: Error | null
  let underWay: Promise<void> | null
  let isHeldElsewhere: boolean
  let log: ReturnType<typeof recordedLog>
  let lastFailure: FailureKind | null
  let keeper: ReturnType<typeof createForecastKeeper>
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-08-26T09:20:00Z') })
    runAt = null
    isWanted = true
    fetched = []
    fail = null
    underWay = null
    isHeldElsewhere = false
    log = recordedLog()
    lastFailure = null
    keeper = createForecastKeeper({
      isWanted: async () => isWanted,
      runAt: () => runAt,
      fetch: async () => {
        fetched.push(Date.now())
        await underWay
        if (fail) throw fail
        // Runs appear six minutes after their hour.
        runAt = Math.floor((Date.now() - 6 * minuteMs) / hourMs) * hourMs
      },
      ended: (why) => {
        lastFailure = why
      },
      whileHeld: async (work) => {
        if (isHeldElsewhere) return false
        await work()
        return true
      },
      everyMs: 3 * hourMs,
      clock: () => Date.now(),
      log,
    })
  })
  afterEach(async () => {
    await keeper.stop()
    vi.useRealTimers()
  })

  it('fetches at once where there is no table, then every three hours when a run is whole', async () => {
    keeper.start()
    await vi.advanceTimersByTimeAsync(12 * hourMs)
    expect(fetched.map((at) => new Date(at).toISOString().slice(11, 16))).toEqual(
      '09:20 12:06 15:06 18:06 21:06'.split(' '),
    )
  })

  it('serves a recent table on without fetching, also one that another process wrote', async () => {
    runAt = Date.parse('2026-08-26T09:00:00Z')
    keeper.start()
    await vi.advanceTimersByTimeAsync(2 * hourMs)
    runAt = Date.parse('2026-08-26T11:00:00Z')
    await vi.advanceTimersByTimeAsync(2 * hourMs)
    expect(fetched).toEqual([])
  })

  it('leaves the work to the process that is at it', async () => {
    isHeldElsewhere = true
    keeper.start()
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(fetched).toEqual([])
    isHeldElsewhere = false
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(fetched).toHaveLength(1)
  })

  it('says that the folder cannot be written, which is not another process at work', async () => {
    fail = new UpstreamError({ provider: 'meteoswiss-forecast', kind: 'not-writable' }, 'EROFS')
    keeper.start()
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(lastFailure).toBe('not-writable')
    expect(log.messages()).toContain('local forecasts: nothing new, the last run stays')
    fail = null
    await vi.advanceTimersByTimeAsync(10 * minuteMs)
    expect(lastFailure).toBeNull()
  })

  it('retries a failed fetch with growing pauses, and keeps the reason', async () => {
    fail = new UpstreamError({ provider: 'meteoswiss-forecast', kind: 'timeout' }, 'late')
    keeper.start()
    await vi.advanceTimersByTimeAsync(hourMs)
    expect(lastFailure).toBe('timeout')
    expect(fetched.length).toBeGreaterThan(5)
    expect(fetched.length).toBeLessThan(15)
    fail = null
    await vi.advanceTimersByTimeAsync(11 * minuteMs)
    expect(lastFailure).toBeNull()
  })

  it('does nothing while open data is not in use, and starts at once when woken', async () => {
    isWanted = false
    keeper.start()
    await vi.advanceTimersByTimeAsync(hourMs)
    expect(fetched).toEqual([])
    isWanted = true
    keeper.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toHaveLength(1)
  })

  it('looks again at once when woken during a fetch, which may be of what is no longer wanted', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    underWay = promise
    fail = new UpstreamError({ provider: 'meteoswiss-forecast', kind: 'timeout' }, 'late')
    keeper.start()
    await vi.advanceTimersByTimeAsync(0)
    keeper.wake()
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toHaveLength(2)
  })

  it('does not trust a run of tomorrow', async () => {
    runAt = Date.now() + 24 * hourMs
    keeper.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toHaveLength(1)
  })
})
