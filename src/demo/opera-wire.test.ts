import { expect, it } from 'vitest'
import { outsideAt } from '../../tests/support/builders/outside.ts'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import { minuteMs } from '../domain/time/durations.ts'
import { reprojection } from '../services/radar/reprojection.ts'
import { createOpera } from '../upstreams/opera/index.ts'
import { atmosphere, fetchAt } from './demo-wire.fixture.ts'

it('OPERA’s composite shows the rain of the same atmosphere', async () => {
  const nowMs = Date.UTC(2026, 10, 25, 12, 17)
  const { radar } = createOpera({
    ...outsideAt(() => nowMs, recordedLog()),
    fetch: fetchAt(nowMs),
    baseUrl: null,
  })
  const newest = (await radar.listFrames()).at(-1)
  expect(newest?.at).toBe(Date.UTC(2026, 10, 25, 12, 10))
  const { at, grid, rateMmh } = await radar.fetchFrame(newest ?? { at: 0, ref: '' })
  let wet = 0
  let agreeing = 0
  for (let lat = 45.5; lat < 48; lat += 0.25) {
    for (let lon = 5.5; lon < 11; lon += 0.25) {
      // A square of one cell of degrees, to find the composite's cell by the map's own arithmetic.
      const { x, y } = mercator(lat, lon)
      const one = { projection: 'EPSG:3857' as const, westM: x, northM: y, cellM: 1, rows: 1, cols: 1 }
      const [cell = -1] = reprojection(grid, one)
      const isWet = atmosphere.rateAt({ lat, lon }, at) > 0
      if (isWet) wet++
      if (isWet === (rateMmh[cell] as number) > 0) agreeing++
    }
  }
  expect(wet).toBeGreaterThan(10)
  expect(agreeing).toBeGreaterThan(0.85 * 220)
})

it('has nothing that is not published yet, or no longer', async () => {
  const nowMs = Date.UTC(2026, 10, 25, 12, 17)
  const statusOf = async (minutes: number) => {
    const time = new Date(Date.UTC(2026, 10, 25, 12, 10) - minutes * minuteMs).toISOString()
    const stamp = time.slice(0, 16).replaceAll(/[-:]/g, '')
    const path = `openradar-24h/${time.slice(0, 10).replaceAll('-', '/')}/OPERA/COMP/OPERA@${stamp}@0@DBZH.h5`
    const headers = { range: 'bytes=0-0' }
    return (await fetchAt(nowMs)(`https://s3.waw3-1.cloudferro.com/${path}`, { headers })).status
  }
  expect(await statusOf(0)).toBe(206)
  expect(await statusOf(-5)).toBe(404)
  expect(await statusOf(3)).toBe(404)
  expect(await statusOf(25 * 60)).toBe(404)
})

function mercator(lat: number, lon: number) {
  const degree = Math.PI / 180
  return { x: 6_378_137 * lon * degree, y: 6_378_137 * Math.asinh(Math.tan(lat * degree)) }
}
