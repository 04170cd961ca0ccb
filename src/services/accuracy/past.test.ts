import { describe, expect, it } from 'vitest'
import { all, bern, forecastAt, memoryStore, napf } from '../../../tests/support/accuracy-store.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { isSoak } from '../../../tests/support/soak.ts'
import { demoStations } from '../../demo/demo-stations.ts'
import { createPastForecasts } from '../../demo/past-forecasts.ts'
import { createPastRain } from '../../demo/past-rain.ts'
import { type MeasuredDay, scoreRain } from '../../domain/accuracy/score.ts'
import { dayMs, minuteMs } from '../../domain/time/durations.ts'
import { addDays } from '../../domain/time/local-time.ts'
import { createPast } from './past.ts'
import { pastNowcast } from './past-nowcasts.ts'
import { verifyDay } from './verify.ts'

describe('the past of a world that knows it', () => {
  const now = Date.parse('2026-11-16T14:00:00Z')

  it('is verified once per day, and goes on with the days', async () => {
    const store = memoryStore()
    let clock = now
    const spans: string[] = []
    const whole: MeasuredDay = { temperatureCount: 144, high: 100, low: 50, rainCount: 144, rain: 0 }
    const past = createPast({
      store,
      *pastOf(station, { firstDay, lastDay }) {
        spans.push(`${firstDay} ${lastDay}`)
        yield
        const forecast = { source: 'meteoswiss-forecast', station: station.id, day: lastDay, leadDays: 1 }
        return {
          queued: [{ ...forecast, high: 110, low: 50, rain: 0, chancePercent: 0 }],
          measured: new Map([lastDay, addDays(lastDay, -1)].map((date) => [date, whole])),
        }
      },
      nowcasts: async (stations, starts, onCases) => {
        expect(starts).toHaveLength(8)
        expect(starts.every((at) => at % (30 * minuteMs) === 0 && at < now)).toBe(true)
        const sums = scoreRain({ isWet: true, chancePercent: 80 }, true)
        const cases = [...stations, ...stations].map(({ id }) => ({
          station: id,
          source: 'nowcast',
          leadMinutes: 60,
          month: '2026-11',
          sums,
        }))
        onCases(cases)
      },
      clock: () => clock,
      log: recordedLog(),
    })
    expect(past.wantNowcasts([])).toBe(false)
    expect(past.wantNowcasts([bern, napf])).toBe(true)
    expect(past.want([bern, napf])).toEqual({ done: 0, of: 2 })
    await past.settled()
    expect(past.want([bern, napf])).toEqual({ done: 2, of: 2 })
    clock += dayMs
    past.want([bern])
    await past.settled()
    expect(spans).toEqual(['2026-10-17 2026-11-15', '2026-10-17 2026-11-15', '2026-11-16 2026-11-16'])
    expect((await forecastAt(store, 1))?.sums).toMatchObject({ highCases: 3, highError: 30 })
    expect(past.wantNowcasts([bern, napf])).toBe(false)
    expect(await store.byLead({ ...all, leads: [60] })).toMatchObject([
      { source: 'nowcast', sums: { hits: 4 } },
    ])
  })

  it('in the demo world errors grow with the lead, and persistence is worse', () => {
    const work = createPastForecasts(42)(bern, { firstDay: '2026-11-01', lastDay: '2026-11-15' })
    let step = work.next()
    while (!step.done) step = work.next()
    const { queued, measured } = step.value
    expect(queued).toHaveLength(7 * 15)
    expect(measured.get('2026-11-15')).toMatchObject({ temperatureCount: 144, rainCount: 144 })
    const days = [...Map.groupBy(queued, (one) => one.day).values()]
    const cases = days.flatMap((forecasts) => verifyDay(bern, forecasts, measured))
    const absolute = (source: string, lead: number) =>
      cases
        .filter((one) => one.source === source && one.leadMinutes === lead * 1440)
        .reduce((sum, { sums }) => sum + sums.highAbsolute, 0) / 150
    expect(absolute('meteoswiss-forecast', 1)).toBeGreaterThan(0.2)
    expect(absolute('meteoswiss-forecast', 1)).toBeLessThan(absolute('persistence', 1))
    expect(absolute('meteoswiss-forecast', 1)).toBeLessThan(absolute('meteoswiss-forecast', 7))
  })
})

it.runIf(isSoak)(
  'the nowcast from the demo world’s past is verified at every station and beats persistence',
  () => {
    const rain = createPastRain(42)
    const fromAt = Date.parse('2026-10-30T12:00:00Z')
    const cases = pastNowcast(rain, demoStations, fromAt)
    expect(cases).toHaveLength(demoStations.length * 3 * 2)
    const squares = (source: string) =>
      cases.filter((one) => one.source === source).reduce((sum, { sums }) => sum + sums.chanceSquares, 0)
    expect(squares('nowcast')).toBeGreaterThan(0)
    expect(squares('nowcast')).toBeLessThan(squares('persistence'))
  },
)
