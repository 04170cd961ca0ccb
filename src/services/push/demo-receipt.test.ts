import { describe, expect, it } from 'vitest'
import { hourOf, placeOf, reportOf } from '../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { createGetDemoReceipt } from './demo-receipt.ts'

const stepMs = 5 * minuteMs
/** It begins to rain at 17:25 of the day before, for an hour. */
const beginsAt = Date.parse('2026-07-20T15:25:00Z')

function create(now: string) {
  const asked: number[] = []
  const receiptOf = createGetDemoReceipt({
    async weatherAt(_, at) {
      asked.push(at)
      const firstAt = Math.floor(at / hourMs) * hourMs
      const isWet = (startAt: number) =>
        startAt >= beginsAt - 25 * minuteMs && startAt < beginsAt + 2 * hourMs
      const hourly = Array.from({ length: 48 }, (_, index) => firstAt + index * hourMs).map((startAt) =>
        hourOf({
          startAt,
          temperatureC: 20,
          ...(isWet(startAt) && { conditionCode: 501, rainMm: 2, precipitationChancePercent: 90 }),
        }),
      )
      return { ...reportOf(at), hourly }
    },
    measuredAt(_, station, untilAt) {
      const steps = Array.from({ length: 250 }, (_, index) => untilAt - (249 - index) * stepMs).map((at) => ({
        at,
        kind: 'measured' as const,
        rateMmh: at >= beginsAt && at < beginsAt + hourMs ? 3 : 0,
        probability: null,
        isSnow: null,
      }))
      const rain: PlaceRain = {
        nowAt: untilAt,
        stepMinutes: 5,
        steps,
        nearest: null,
        fallenTodayMm: untilAt > beginsAt ? 3 : 0,
      }
      const date = new Date(untilAt).toISOString().slice(0, 10)
      const soFar = { date, untilAt, temperatureMaxC: 26, temperatureMinC: 14, windGustKmh: null }
      return { rain, soFar: station === null ? null : { ...soFar, station } }
    },
    clock: () => Date.parse(now),
  })
  return { receiptOf, asked }
}
const bern = placeOf({ slug: 'bern' })

describe('what became of a day of the demo world', () => {
  it('is of yesterday until nine in the evening, and worked out once', async () => {
    const { receiptOf, asked } = create('2026-07-21T18:59:00Z')
    const found = await receiptOf(bern, 'Bern / Zollikofen')
    expect(found).toMatchObject({
      isToday: false,
      receipt: {
        falling: { what: 'rain', startAt: Date.parse('2026-07-20T15:00:00Z') },
        rain: { kind: 'came', at: beginsAt, mm: 3 },
        measuredMax: { temperatureC: 26, station: 'Bern / Zollikofen' },
      },
    })
    await receiptOf(bern, 'Bern / Zollikofen')
    expect(asked).toEqual([Date.parse('2026-07-20T04:30:00Z')])
  })

  it('is of today from then on', async () => {
    const found = await create('2026-07-20T19:00:00Z').receiptOf(bern, null)
    expect(found).toMatchObject({ isToday: true, receipt: { rain: { kind: 'came' }, measuredMax: null } })
  })

  it('is not known where no radar of ours looks', async () => {
    expect(await create('2026-07-20T19:00:00Z').receiptOf(placeOf({ country: 'FR' }), null)).toBeNull()
  })
})
