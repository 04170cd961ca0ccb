import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mutatedBody } from '../../../tests/support/mutated-body.ts'
import { runs } from '../../../tests/support/soak.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { dailyRow, measurementRow, stationRow } from './fixtures/compose-rows.ts'
import { mapStations } from './map.ts'
import { parseDailySnow, parseMeasurements, parseStations } from './schema.ts'

const now = Date.UTC(2027, 0, 20, 12, 10)
const newestAt = Date.UTC(2027, 0, 20, 12)

const map = (measurements: unknown, daily: unknown = [], stations: unknown = [stationRow()]) =>
  mapStations(
    parseStations(stations) ?? [],
    parseMeasurements(measurements) ?? [],
    parseDailySnow(daily) ?? [],
    now,
  )

it('gives the newest depth of each station, with its height and air', () => {
  const stations = map([
    measurementRow('WFJ2', newestAt, 141.6),
    measurementRow('WFJ2', newestAt - hourMs, 139),
    measurementRow('OTHER', newestAt, 10),
  ])
  expect(stations).toEqual([
    {
      id: 'WFJ2',
      name: 'Weissfluh, Probe',
      canton: 'GR',
      coordinates: { lat: 46.83, lon: 9.8 },
      heightM: 2540,
      measuredAt: newestAt,
      depthCm: 142,
      change24hCm: null,
      freshSnow: null,
      temperatureC: -6.4,
      windSpeedKmh: 18,
      windGustKmh: 36,
      windFromDegrees: 310,
    },
  ])
})

describe('change of depth', () => {
  it.each([
    [-24, 12],
    [-23.5, 12],
    [-25, 12],
    [-22.5, null],
    [-26, null],
  ])('against %s hours: %s cm', (hours, change) =>
    expect(
      map([measurementRow('WFJ2', newestAt + hours * hourMs, 130), measurementRow('WFJ2', newestAt, 142)])[0]
        ?.change24hCm,
    ).toBe(change),
  )

  it('may be a loss', () =>
    expect(
      map([measurementRow('WFJ2', newestAt - 24 * hourMs, 150), measurementRow('WFJ2', newestAt, 142)])[0]
        ?.change24hCm,
    ).toBe(-8))
})

describe('grass is no snow', () => {
  const row = (hoursAgo: number, depthCm: number, surfaceC: number | null) =>
    measurementRow('WFJ2', newestAt - hoursAgo * hourMs, depthCm, { TSS_30MIN_MEAN: surfaceC })
  const snowOf = (...rows: unknown[]) => {
    const [station] = map(rows)
    return [station?.depthCm, station?.change24hCm]
  }
  it.each<[string, unknown[], (number | null)[]]>([
    ['a warm meadow', [row(24, 31, 12), row(3, 34, 19), row(0, 33, 6)], [0, 0]],
    ['a cold night over a meadow', [row(24, 31, 2), row(12, 34, 9), row(0, 33, -4)], [0, 0]],
    ['snow on the meadow since', [row(24, 30, 8), row(14, 30, 4), row(0, 52, -3)], [22, 22]],
    ['snow in the sun of May', [row(24, 150, 0.4), row(5, 142, 1.9), row(0, 140, -1)], [140, -10]],
    ['no sensor for the surface', [row(24, 12, null), row(0, 14, null)], [14, 2]],
    ['warm two days ago', [row(30, 20, 9), row(24, 20, 0), row(0, 40, -2)], [40, 20]],
  ])('%s', (_, rows, expected) => expect(snowOf(...rows)).toEqual(expected))
})

it('fresh snow is the network’s own, of the last day and a half', () => {
  const rows = [measurementRow('WFJ2', newestAt, 142)]
  const fresh = (...daily: unknown[]) => map(rows, daily)[0]?.freshSnow
  const at = Date.UTC(2027, 0, 20, 6)
  expect(fresh(dailyRow('2027-01-20T06:00:00Z', 14.6))).toEqual({ cm: 15, at })
  expect(fresh(dailyRow('2027-01-20T06:00:00', 3))).toEqual({ cm: 3, at })
  // As the service stamps its days: midnight for the snow until 6 UTC.
  expect(fresh(dailyRow('2027-01-20T00:00:00', 3))).toEqual({ cm: 3, at })
  expect(fresh(dailyRow('2027-01-20T06:00:00Z', 3), dailyRow('2027-01-19T06:00:00Z', 30))).toEqual({
    cm: 3,
    at,
  })
  expect(fresh(dailyRow('2027-01-17T06:00:00Z', 30))).toBeNull()
  expect(fresh(dailyRow('2027-01-20T06:00:00Z', null))).toBeNull()
})

it.each([
  ['silent for hours', [measurementRow('WFJ2', newestAt - 7 * hourMs, 100)]],
  ['tomorrow', [measurementRow('WFJ2', newestAt + 20 * hourMs, 100)]],
  ['no depth', [measurementRow('WFJ2', newestAt, null)]],
  ['an absurd depth', [measurementRow('WFJ2', newestAt, 99_999)]],
  ['no time', [measurementRow('WFJ2', newestAt, 100, { measure_date: 'noon' })]],
])('left out: %s', (_, rows) => expect(map(rows)).toEqual([]))

it('a sensor a little below zero sees bare ground', () =>
  expect(map([measurementRow('WFJ2', newestAt, -3)])[0]?.depthCm).toBe(0))

it('a station that is listed twice or somewhere else', () => {
  const rows = [measurementRow('WFJ2', newestAt, 100)]
  expect(map(rows, [], [stationRow(), stationRow()])).toHaveLength(1)
  expect(map(rows, [], [stationRow({ lat: 12 })])).toEqual([])
  expect(map(rows, [], [stationRow({ label: 'a\u202eb\nc' })])[0]?.name).toBe('A b c')
})

it('whatever is sent, depths are possible ones', () => {
  const good = [measurementRow('WFJ2', newestAt, 142), measurementRow('WFJ2', newestAt - 24 * hourMs, 130)]
  fc.assert(
    fc.property(mutatedBody(good), (body) => {
      for (const { depthCm, measuredAt } of map(body)) {
        expect(depthCm >= 0 && depthCm <= 900).toBe(true)
        expect(measuredAt).toBeLessThanOrEqual(now + hourMs)
      }
    }),
    { numRuns: runs(200) },
  )
})
