import { expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { regionalWinds, windStationIds } from '../domain/regional-wind/regional-winds.ts'
import { dayMs } from '../domain/time/durations.ts'
import { decodeTable } from '../upstreams/meteoswiss-open-data/read-csv.ts'
import { readStationSeries } from '../upstreams/meteoswiss-stations/read-table.ts'
import { createAtmosphere } from './atmosphere.ts'
import { stationSeries } from './station-wire.ts'

/** Every kind of wind blows on one of these. */
const telling = [4, 6, 9, 11, 13]

it('föhn, pressure and wind on the crest are one world: nothing contradicts what blows', () => {
  const atmosphere = createAtmosphere(19)
  const levels = new Set<string>()
  for (const evening of isSoak ? Array(16).keys() : telling) {
    const now = Date.parse('2026-01-16T18:30:00Z') + evening * 23 * dayMs
    const series = Object.fromEntries(
      windStationIds.map((id) => {
        const file = stationSeries(atmosphere, id, now)
        return [id, file ? readStationSeries(decodeTable(file)) : []]
      }),
    )
    for (const { foehn, bise } of regionalWinds(series, now)?.hours ?? []) {
      levels.add(`${foehn.side} ${foehn.level}`).add(`bise ${bise.level}`)
      const over = (foehn.side === 'south' ? 1 : -1) * (foehn.differenceHpa ?? 0)
      if (foehn.level === 'blowing') expect(over).toBeGreaterThan(2)
      if (foehn.level === 'signs') expect(over).toBeGreaterThan(0.9)
      if (bise.level === 'blowing') expect(bise.differenceHpa).toBeGreaterThanOrEqual(1.5)
    }
  }
  expect([...levels]).toEqual(
    expect.arrayContaining(['south blowing', 'north blowing', 'south none', 'bise blowing', 'bise none']),
  )
})
