import { expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { LocalForecasts } from '../../ports/local-forecasts.ts'
import { createForecastFrames } from './forecast-frames.ts'

const runAt = Date.parse('2026-07-21T15:00:00Z')
const frames = [0, 1, 2, 3, 4].map((hour) => ({
  startAt: runAt + hour * hourMs,
  endAt: runAt + (hour + 1) * hourMs,
  lapseCPer100M: null,
}))
const forecasts: Pick<LocalForecasts, 'facts' | 'status' | 'current'> = {
  facts: { id: 'x', name: 'X', attribution: 'X', licence: 'X', url: 'https://example.org' },
  status: () => ({ observedAt: runAt, fetchedAt: runAt, failure: null }),
  current: () => null,
}
const framesAt = (now: number) =>
  createForecastFrames({
    files: () => [
      { facts: { run: 'a', runAt, fetchedAt: runAt, frames, layers: ['wind'] }, piece: () => null },
    ],
    forecasts,
    postcodesOf: () => [],
    isWanted: async () => true,
    clock: () => now,
  })

it('has the hour of the newest radar picture when the next one has just begun', async () => {
  const { data } = await framesAt(runAt + 2 * hourMs + 3 * minuteMs).getManifest()
  const radarAt = runAt + 2 * hourMs - 5 * minuteMs
  expect(data.frames.some(({ startAt, endAt }) => startAt <= radarAt && radarAt < endAt)).toBe(true)
  expect(data.frames[0]?.startAt).toBe(runAt + hourMs)
})
