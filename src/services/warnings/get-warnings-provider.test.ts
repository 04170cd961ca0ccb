import { expect, it } from 'vitest'
import { warningsOf } from '../../../tests/support/builders/get-warnings.ts'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { placeOf, reportOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { Place } from '../../domain/place/place.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Ring, WarningSnapshot, WeatherWarning } from '../../domain/warning/warning.ts'

const start = Date.parse('2026-07-21T12:00:00Z')
const inForce = { startAt: start - hourMs, endAt: start + 6 * hourMs }
const konstanz = placeOf({ country: 'DE', coordinates: { lat: 47.66, lon: 9.17 }, timeZone: 'Europe/Berlin' })
const acrossTheBorder: Ring = [
  [9.0, 47.5],
  [9.3, 47.5],
  [9.3, 47.7],
  [9.0, 47.7],
  [9.0, 47.5],
]
const relayed = warningOf({ ...inForce, id: 'relayed', severity: 'extreme', area: '', issuer: 'DWD' })

/** A site with OpenWeather's key: what it knows of a place's warnings, and how often the weather was asked for. */
function site(listed: WeatherWarning[], silenceMeans: WarningSnapshot['silenceMeans'] = 'all-clear') {
  const world = { now: start, isFeedUp: true, weatherCalls: 0 }
  const clock = () => world.now
  const getWarnings = warningsOf({
    async fetchWarnings() {
      if (!world.isFeedUp) throw new Error('HTTP 500')
      return { warnings: listed, carrier: 'meteoalarm', updatedAt: clock(), silenceMeans }
    },
    async getWeather() {
      world.weatherCalls++
      return readingOf({ ...reportOf(clock()), providerAlerts: [relayed] }, clock())
    },
    clock,
  })
  const at = async (place: Place) => {
    const { data } = await getWarnings({ kind: 'place', place }, 'visitor')
    const idsOf = (warnings: WeatherWarning[] | undefined) => warnings?.map(({ id }) => id)
    return { state: data.state, own: idsOf(data.warnings), relayed: idsOf(data.fromProvider?.warnings), data }
  }
  return { world, getWarnings, at }
}

it('abroad a Swiss warning that reaches over the border hides none of those that the provider relays', async () => {
  const swiss = warningOf({ ...inForce, id: 'swiss', area: 'Amriswil', polygons: [acrossTheBorder] })
  const known = await site([swiss]).at(konstanz)
  expect(known).toMatchObject({ state: 'active', own: ['swiss'], relayed: ['relayed'] })
  expect(known.data.isOutside).toBe(true)
  expect(await site([]).at(konstanz)).toMatchObject({ state: 'outside', own: [], relayed: ['relayed'] })
})

it('once our list is here nobody is asked for the same warnings again', async () => {
  for (const [state, listed] of [
    ['active', [warningOf({ ...inForce, id: 'here', area: 'Zürich' })]],
    ['all-clear', []],
  ] as const) {
    const { world, getWarnings, at } = site([...listed])
    await getWarnings({ kind: 'switzerland' })
    expect(await at(zurich)).toMatchObject({ state, relayed: undefined })
    expect(world.weatherCalls).toBe(0)
  }
})

it('before our first list both are asked, so that nobody waits for one after the other', async () => {
  const { world, at } = site([])
  expect(await at(zurich)).toMatchObject({ state: 'all-clear', relayed: undefined })
  expect(world.weatherCalls).toBe(1)
})

it('while our feed fails the provider’s warnings are shown, and no examples beside them', async () => {
  const { world, at } = site([])
  world.isFeedUp = false
  expect(await at(zurich)).toMatchObject({ state: 'sample', own: [], relayed: ['relayed'] })
})

it('while our copy is old, or proves nothing, the provider’s warnings are shown beside it', async () => {
  const { world, at } = site([warningOf({ ...inForce, id: 'here', area: 'Zürich' })])
  await at(zurich)
  world.isFeedUp = false
  world.now += 45 * minuteMs
  expect(await at(zurich)).toMatchObject({ state: 'last-known', own: ['here'], relayed: ['relayed'] })
  expect(await site([], 'unknown').at(zurich)).toMatchObject({ state: 'unknown', relayed: ['relayed'] })
})

it('what nobody looks at spends none of the provider’s calls', async () => {
  const { world, getWarnings } = site([], 'unknown')
  const { data } = await getWarnings({ kind: 'place', place: zurich })
  await getWarnings({ kind: 'place', place: konstanz })
  expect(data).toMatchObject({ state: 'unknown', fromProvider: null })
  expect(world.weatherCalls).toBe(0)
})
