import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warningsOf } from '../../../tests/support/builders/get-warnings.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { followWarnings } from './follow-warnings.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-14T00:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('knows the warnings on a site that somebody asks once an hour, and reads the feed every two minutes', async () => {
  const clock = () => Date.now()
  let reads = 0
  const getWarnings = warningsOf({
    async fetchWarnings() {
      reads++
      return { warnings: [], carrier: 'meteoalarm', updatedAt: clock(), silenceMeans: 'all-clear' }
    },
    clock,
  })
  const following = followWarnings(getWarnings, recordedLog())
  following.start()
  for (let hour = 0; hour < 3; hour++) {
    await vi.advanceTimersByTimeAsync(hourMs)
    const { data, fetchedAt } = await getWarnings({ kind: 'switzerland' })
    expect(data.state).toBe('all-clear')
    expect(clock() - fetchedAt).toBeLessThanOrEqual(3 * minuteMs)
  }
  expect(reads).toBeGreaterThan(60)
  expect(reads).toBeLessThanOrEqual(91)
  await following.stop()
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(reads).toBeLessThanOrEqual(91)
})
