import { expect, it } from 'vitest'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { hourOf, placeOf } from '../../../../tests/support/builders/weather.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { iconFor } from '../../../domain/weather/weather-icon.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { seenPoints } from './seen-points.server.ts'

const now = Date.parse('2026-01-11T07:40:00Z')
const startAt = now - 40 * minuteMs
const snowy = hourOf({ startAt, condition: 'snow', conditionCode: 601, temperatureC: -9, snowMm: 1 })
const fair = hourOf({ startAt, condition: 'sunny', conditionCode: 800, temperatureC: -9, snowMm: 0 })

const radar = (rateMmh: number): Outcome<PlaceRain> => {
  const step = { at: now, kind: 'measured' as const, rateMmh, probability: null, isSnow: null }
  return readingOf({ nowAt: now, stepMinutes: 5, steps: [step], nearest: null }, now)
}
const blind: Outcome<PlaceRain> = { data: null, failures: [{ provider: 'radar', kind: 'no-data' }] }

it.each([
  ['what the radar does not see', snowy, radar(0), 'cloudy'],
  ['what the radar sees', fair, radar(1.4), 'snow'],
  ['the forecast where the radar is blind', snowy, blind, 'snow'],
])('the sky of a point follows %s', async (_, hour, rain, icon) => {
  const visit = { services: { radar: { getRain: async () => rain } }, now } as unknown as RequestContext
  const point = { place: placeOf({}), heightM: 3200, hour, days: [], measured: null }
  const { data } = await seenPoints(readingOf([point], now), visit)
  const sky = data?.[0]?.sky ?? hour
  expect(iconFor(sky.conditionCode, sky.condition, sky.isDay)).toBe(icon)
})
