import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { providerFacts } from '../../../tests/support/builders/sources.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { UpstreamError } from '../../domain/failure.ts'
import { readingFrom } from './outcome.ts'

const source = { facts: providerFacts('somewhere') }

const patienceMs = 1200

describe('readingFrom', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('credits and dates what the cache gave, and says what failed', async () => {
    const log = recordedLog()
    const invented = { facts: { ...source.facts, isDemo: true } }
    const error = new UpstreamError({ provider: 'somewhere', kind: 'quota', status: 429 }, 'quota')
    const cached = Promise.resolve({ value: { at: 5 }, fetchedAt: 7, isStale: true, error })
    expect(
      await readingFrom(cached, { source: invented, observedAt: ({ at }) => at, patienceMs, log }),
    ).toEqual({
      data: { at: 5 },
      source: {
        id: 'somewhere',
        name: 'somewhere',
        attribution: 'by somewhere',
        licence: 'free',
        url: 'https://somewhere.example',
        isDemo: true,
      },
      observedAt: 5,
      fetchedAt: 7,
      isStale: true,
      failures: [{ provider: 'somewhere', kind: 'quota', status: 429 }],
    })
  })

  it('gives up waiting for a silent upstream', async () => {
    const log = recordedLog()
    const outcome = readingFrom(new Promise<never>(() => {}), {
      source,
      observedAt: () => null,
      patienceMs,
      log,
    })
    await vi.advanceTimersByTimeAsync(1500)
    expect(await outcome).toEqual({ data: null, failures: [{ provider: 'somewhere', kind: 'pending' }] })
  })

  it('takes an answer that came while we were busy ourselves', async () => {
    vi.useRealTimers()
    const cached = { value: 'in time', fetchedAt: 7, isStale: false, error: null }
    const answer = new Promise<typeof cached>((resolve) => randomBytes(8, () => resolve(cached)))
    const outcome = readingFrom(answer, {
      source,
      observedAt: () => null,
      patienceMs: 100,
      log: recordedLog(),
    })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    expect((await outcome).data).toBe('in time')
  })

  it('logs a defect of ours as an error', async () => {
    const log = recordedLog()
    const outcome = await readingFrom(Promise.reject(new TypeError('ours')), {
      source,
      observedAt: () => null,
      patienceMs,
      log,
    })
    expect(outcome.failures).toEqual([{ provider: 'somewhere', kind: 'unavailable' }])
    expect(JSON.stringify(log.lines)).toContain('ours')
  })
})
