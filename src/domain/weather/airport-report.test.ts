import { expect, it } from 'vitest'
import { minuteMs } from '../time/durations.ts'
import { type AirportReport, visibilityAt } from './airport-report.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const kloten: AirportReport = {
  id: 'LSZH',
  name: 'Zürich',
  coordinates: { lat: 47.458, lon: 8.548 },
  heightM: 426,
  observedAt: now - 10 * minuteMs,
  visibilityM: 10_000,
}
const zurich = { coordinates: { lat: 47.377, lon: 8.541 }, elevationM: 408 }
const at = (report: Partial<AirportReport>, place: Partial<typeof zurich> | { elevationM: null } = {}) =>
  visibilityAt([{ ...kloten, ...report }], { ...zurich, ...place }, now)?.report.id ?? null

it('is that of the nearest airport of the same air', () => {
  const near = { ...kloten, id: 'NEAR', coordinates: zurich.coordinates }
  expect(visibilityAt([kloten, near], zurich, now)).toMatchObject({ report: { id: 'NEAR' }, km: 0 })
  expect(Math.round(visibilityAt([kloten], zurich, now)?.km ?? 0)).toBe(9)
})

it.each([
  ['too far', at({ coordinates: { lat: 46.9, lon: 7.5 } })],
  ['too high', at({}, { elevationM: 871 })],
  ['too low', at({ heightM: 1705 })],
  ['of unknown height', at({ heightM: null })],
  ['for a place of unknown height', at({}, { elevationM: null })],
  ['too old', at({ observedAt: now - 91 * minuteMs })],
  ['of the future', at({ observedAt: now + 16 * minuteMs })],
  [
    'beyond the Alps',
    at({ coordinates: { lat: 46.34, lon: 9.0 } }, { coordinates: { lat: 46.36, lon: 9.0 } }),
  ],
])('none is taken that is %s', (_, found) => {
  expect(found).toBe(null)
})
