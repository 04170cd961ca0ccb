import { expect, it } from 'vitest'
import { outsideAt } from '../../tests/support/builders/outside.ts'
import { reprojection } from '../services/radar/reprojection.ts'
import { createSatelliteClouds } from '../upstreams/eumetsat-clouds/index.ts'
import { atmosphere, fetchAt } from './demo-wire.fixture.ts'

it('the satellite sees the clouds of the same atmosphere, at full hours, an hour late', async () => {
  const nowMs = Date.UTC(2026, 6, 21, 17, 20)
  const source = createSatelliteClouds({ ...outsideAt(() => nowMs), fetch: fetchAt(nowMs) })
  const refs = await source.listFrames()
  expect(refs.map(({ at }) => at)).toEqual([Date.UTC(2026, 6, 21, 15), Date.UTC(2026, 6, 21, 16)])
  const { at, grid, percent } = await source.fetchFrame(refs[1] ?? { at: 0, ref: '' })
  let apart = 0
  let points = 0
  for (let lat = 45.5; lat < 48; lat += 0.25)
    for (let lon = 5.5; lon < 11; lon += 0.25) {
      const place = { lat, lon }
      const air = atmosphere.at(place, null, at)
      if (air.fog || air.stratus) continue
      const x = 6_378_137 * ((lon * Math.PI) / 180)
      const y = 6_378_137 * Math.asinh(Math.tan((lat * Math.PI) / 180))
      const one = { projection: 'EPSG:3857' as const, westM: x, northM: y, cellM: 1, rows: 1, cols: 1 }
      const seen = percent[reprojection(grid, one)[0] ?? -1] ?? Number.NaN
      expect(seen).toBeLessThanOrEqual(100)
      apart += Math.abs(seen - air.cloudPercent)
      points++
    }
  expect(points).toBeGreaterThan(100)
  expect(apart / points).toBeLessThan(12)
})
