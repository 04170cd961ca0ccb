import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertOf } from '../../../tests/support/builders/alerts.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { maximumAgeMs } from '../staleness.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { AlertScope, AlertSnapshot, WeatherAlert } from './alert.ts'
import type { AlertGeography } from './alert-area.ts'
import { alertState } from './alert-state.ts'

const now = Date.parse('2026-08-01T12:00:00Z')

const everywhere = (name: string) => ({ en: name, de: name, fr: name, it: name })
const geography: AlertGeography = {
  areas: [
    {
      id: 'CH143',
      name: 'Thalwil-Wetzikon',
      formerNames: [],
      cantons: ['ZH'],
      regions: ['northern-switzerland'],
      centre: { lat: 47.3, lon: 8.7 },
      bounds: { west: 8.4, south: 47.2, east: 8.9, north: 47.5 },
    },
    {
      id: 'CH177',
      name: 'Liechtenstein',
      formerNames: [],
      cantons: ['FL'],
      regions: ['eastern-switzerland'],
      centre: { lat: 47.14, lon: 9.55 },
      bounds: { west: 9.47, south: 47.05, east: 9.64, north: 47.27 },
    },
  ],
  cities: [],
  landscapes: [],
  cantons: [{ code: 'ZH', names: everywhere('Zürich'), regions: ['northern-switzerland'] }],
  regions: [{ id: 'northern-switzerland', names: everywhere('Nordschweiz') }],
  places: [],
  borderPlaces: new Map(),
}
const place = (country: string, lat: number, lon: number, canton: string | null = null): AlertScope => ({
  kind: 'place',
  place: placeOf({ coordinates: { lat, lon }, country, canton }),
})
const zurich = place('CH', 47.37, 8.54, 'ZH')
const vaduz = place('LI', 47.14, 9.52)
const tokyo = place('JP', 35.68, 139.69)
/** Takes its country from the nearest Swiss village, yet lies beyond every warned area. */
const blackForest = place('CH', 47.9, 8.1)

const alert = (over: Partial<WeatherAlert> = {}) =>
  alertOf({ area: 'Thalwil-Wetzikon', startAt: now - hourMs, endAt: now + hourMs, ...over })
const here = alert({ id: 'here' })
const elsewhere = alert({ id: 'elsewhere', area: 'Liechtenstein' })
const over = alert({ id: 'over', endAt: now })
const nationwide = alert({ id: 'nationwide', area: 'Switzerland' })
const unlocated = alert({ id: 'unlocated', area: 'Alpennordhang' })

const copy = (
  alerts: WeatherAlert[],
  silenceMeans: AlertSnapshot['silenceMeans'] = 'all-clear',
  ageMs = 0,
  carrier: AlertSnapshot['carrier'] = 'meteoalarm',
) => ({ snapshot: { alerts, updatedAt: now, silenceMeans, carrier }, fetchedAt: now - ageMs })
const stamped = (alerts: WeatherAlert[], updatedAt: number) => {
  const { snapshot, fetchedAt } = copy(alerts)
  return { snapshot: { ...snapshot, updatedAt }, fetchedAt }
}
const stateOf = (of: ReturnType<typeof copy> | null, scope: AlertScope = zurich) => {
  const { state, alerts } = alertState({ copy: of, scope, geography, now })
  return [state, ...alerts.map(({ id }) => id)]
}
const old = maximumAgeMs.alerts + 1

describe('the state of a watched place', () => {
  it.each([
    ['a warning for it', copy([here, elsewhere]), ['active', 'here']],
    ['a warning for the whole country', copy([nationwide]), ['active', 'nationwide']],
    ['a warning that nothing locates', copy([unlocated]), ['active', 'unlocated']],
    ['a trusted list without one', copy([elsewhere]), ['all-clear']],
    ['a trusted empty list', copy([]), ['all-clear']],
    ['an empty list stamped a little ahead', stamped([], now + 5 * minuteMs), ['all-clear']],
    ['an empty list stamped further ahead', stamped([], now + 6 * minuteMs), ['unknown']],
    ['a warning in such a list', stamped([here], now + hourMs), ['active', 'here']],
    ['a list that is over', copy([over]), ['all-clear']],
    ['an RSS that warns elsewhere', copy([elsewhere], 'all-clear-beside-others'), ['all-clear']],
    ['an RSS without items', copy([], 'all-clear-beside-others'), ['unknown']],
    ['an RSS whose items are over', copy([over], 'all-clear-beside-others'), ['unknown']],
    ['a list that was not read whole', copy([elsewhere], 'unknown'), ['unknown']],
    ['a warning in such a list', copy([here], 'unknown'), ['active', 'here']],
    ['an old copy with a warning', copy([here], 'all-clear', old), ['last-known', 'here']],
    ['an old copy without one', copy([], 'all-clear', old), ['last-known']],
    ['an old copy whose warning ended since', copy([over], 'all-clear', old), ['last-known']],
    ['a copy just within its life', copy([], 'all-clear', old - 1), ['all-clear']],
    ['a copy dated by a clock since set back', copy([], 'all-clear', -hourMs), ['last-known']],
    ['no copy', null, ['sample']],
  ])('%s', (_, feed, expected) => expect(stateOf(feed)).toEqual(expected))
})

describe('the state of a place that no feed covers', () => {
  it.each([
    ['a trusted empty list', copy([])],
    ['a warning for the whole country', copy([nationwide])],
    ['warnings elsewhere', copy([here, elsewhere])],
    ['a warning that nothing locates', copy([unlocated])],
    ['an old copy', copy([], 'all-clear', old)],
    ['a feed whose silence means nothing', copy([], 'unknown')],
    ['no copy', null],
  ])('is outside with %s', (_, feed) => {
    expect(stateOf(feed, tokyo)).toEqual(['outside'])
    expect(stateOf(feed, blackForest)).toEqual(['outside'])
  })

  it('is active where the outline of a warning reaches it all the same', () => {
    const konstanz = place('DE', 47.66, 9.18)
    const ring: [number, number][] = [
      [9, 47.5],
      [9.4, 47.5],
      [9.4, 47.8],
      [9, 47.8],
      [9, 47.5],
    ]
    const reaching = alert({ id: 'reaching', polygons: [ring] })
    expect(stateOf(copy([reaching]), konstanz)).toEqual(['active', 'reaching'])
    expect(stateOf(copy([reaching], 'all-clear', old), konstanz)).toEqual(['last-known', 'reaching'])
  })

  it('includes Liechtenstein only where the list does', () => {
    expect(stateOf(copy([]), vaduz)).toEqual(['all-clear'])
    expect(stateOf(copy([elsewhere]), vaduz)).toEqual(['active', 'elsewhere'])
    expect(stateOf(copy([], 'all-clear', 0, 'rss'), vaduz)).toEqual(['outside'])
  })
})

describe('over all combinations', () => {
  const feeds = fc.option(
    fc.record({
      alerts: fc.subarray([here, elsewhere, over, nationwide]),
      silenceMeans: fc.constantFrom(
        'all-clear' as const,
        'all-clear-beside-others' as const,
        'unknown' as const,
      ),
      ageMs: fc.constantFrom(0, old - 1, old, 10 * hourMs),
      carrier: fc.constantFrom('meteoalarm' as const, 'rss' as const),
    }),
  )
  const scopes = fc.constantFrom<AlertScope>(
    zurich,
    vaduz,
    tokyo,
    blackForest,
    { kind: 'switzerland' },
    { kind: 'region', region: 'northern-switzerland' },
  )

  it('an all-clear needs a watched place, a young copy, a trusted silence and no warning', () => {
    fc.assert(
      fc.property(feeds, scopes, (feed, scope) => {
        const of = feed && copy(feed.alerts, feed.silenceMeans, feed.ageMs, feed.carrier)
        const { state, alerts } = alertState({ copy: of, scope, geography, now })
        if (state === 'all-clear') {
          expect(alerts).toEqual([])
          expect(feed?.ageMs).toBeLessThan(old)
          expect(feed?.silenceMeans).not.toBe('unknown')
          expect([tokyo, blackForest]).not.toContain(scope)
        }
        if (state === 'active') expect(alerts.length).toBeGreaterThan(0)
        if (feed && feed.ageMs >= old) expect(['last-known', 'outside']).toContain(state)
        if (state === 'outside' || state === 'unknown' || state === 'sample') expect(alerts).toEqual([])
        for (const { endAt } of alerts) expect(endAt).toBeGreaterThan(now)
        // A warning for the place is never missing.
        if (feed?.alerts.includes(here) && scope === zurich) expect(alerts).toContain(here)
      }),
    )
  })
})
