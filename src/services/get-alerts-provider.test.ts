import { expect, it } from 'vitest'
import { alertOf } from '../../tests/support/builders/alerts.ts'
import { alertsOf } from '../../tests/support/builders/get-alerts.ts'
import { readingOf } from '../../tests/support/builders/sources.ts'
import { placeOf, reportOf, zurich } from '../../tests/support/builders/weather.ts'
import type { AlertSnapshot, Ring, WeatherAlert } from '../domain/alert/alert.ts'
import type { Place } from '../domain/place/place.ts'
import { hourMs, minuteMs } from '../domain/time/durations.ts'

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
const relayed = alertOf({ ...inForce, id: 'relayed', severity: 'extreme', area: '', issuer: 'DWD' })

/** A site with OpenWeather's key: what it knows of a place's warnings, and how often the weather was asked for. */
function site(listed: WeatherAlert[], silenceMeans: AlertSnapshot['silenceMeans'] = 'all-clear') {
  const world = { now: start, isFeedUp: true, weatherCalls: 0 }
  const clock = () => world.now
  const getAlerts = alertsOf({
    async fetchAlerts() {
      if (!world.isFeedUp) throw new Error('HTTP 500')
      return { alerts: listed, carrier: 'meteoalarm', updatedAt: clock(), silenceMeans }
    },
    async getWeather() {
      world.weatherCalls++
      return readingOf({ ...reportOf(clock()), providerAlerts: [relayed] }, clock())
    },
    clock,
  })
  const at = async (place: Place) => {
    const { data } = await getAlerts({ kind: 'place', place }, 'visitor')
    const idsOf = (alerts: WeatherAlert[] | undefined) => alerts?.map(({ id }) => id)
    return { state: data.state, own: idsOf(data.alerts), relayed: idsOf(data.fromProvider?.alerts), data }
  }
  return { world, getAlerts, at }
}

it('abroad a Swiss warning that reaches over the border hides none of those that the provider relays', async () => {
  const swiss = alertOf({ ...inForce, id: 'swiss', area: 'Amriswil', polygons: [acrossTheBorder] })
  const known = await site([swiss]).at(konstanz)
  expect(known).toMatchObject({ state: 'active', own: ['swiss'], relayed: ['relayed'] })
  expect(known.data.isOutside).toBe(true)
  expect(await site([]).at(konstanz)).toMatchObject({ state: 'outside', own: [], relayed: ['relayed'] })
})

it('once our list is here nobody is asked for the same warnings again', async () => {
  for (const [state, listed] of [
    ['active', [alertOf({ ...inForce, id: 'here', area: 'Zürich' })]],
    ['all-clear', []],
  ] as const) {
    const { world, getAlerts, at } = site([...listed])
    await getAlerts({ kind: 'switzerland' })
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
  const { world, at } = site([alertOf({ ...inForce, id: 'here', area: 'Zürich' })])
  await at(zurich)
  world.isFeedUp = false
  world.now += 45 * minuteMs
  expect(await at(zurich)).toMatchObject({ state: 'last-known', own: ['here'], relayed: ['relayed'] })
  expect(await site([], 'unknown').at(zurich)).toMatchObject({ state: 'unknown', relayed: ['relayed'] })
})

it('what nobody looks at spends none of the provider’s calls', async () => {
  const { world, getAlerts } = site([], 'unknown')
  const { data } = await getAlerts({ kind: 'place', place: zurich })
  await getAlerts({ kind: 'place', place: konstanz })
  expect(data).toMatchObject({ state: 'unknown', fromProvider: null })
  expect(world.weatherCalls).toBe(0)
})
