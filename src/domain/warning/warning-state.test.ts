import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { maximumAgeMs } from '../staleness.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { WarningScope, WarningSnapshot, WeatherWarning } from './warning.ts'
import type { WarningGeography } from './warning-area.ts'
import { warningState } from './warning-state.ts'

const now = Date.parse('2026-08-01T12:00:00Z')

const everywhere = (name: string) => ({ en: name, de: name, fr: name, it: name })
const geography: WarningGeography = {
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
const place = (country: string, lat: number, lon: number, canton: string | null = null): WarningScope => ({
  kind: 'place',
  place: placeOf({ coordinates: { lat, lon }, country, canton }),
})
const zurich = place('CH', 47.37, 8.54, 'ZH')
const vaduz = place('LI', 47.14, 9.52)
const tokyo = place('JP', 35.68, 139.69)
/** Takes its country from the nearest Swiss village, yet lies beyond every warned area. */
const blackForest = place('CH', 47.9, 8.1)

const warning = (over: Partial<WeatherWarning> = {}) =>
  warningOf({ area: 'Thalwil-Wetzikon', startAt: now - hourMs, endAt: now + hourMs, ...over })
const here = warning({ id: 'here' })
const elsewhere = warning({ id: 'elsewhere', area: 'Liechtenstein' })
const over = warning({ id: 'over', endAt: now })
const nationwide = warning({ id: 'nationwide', area: 'Switzerland' })
const unlocated = warning({ id: 'unlocated', area: 'Alpennordhang' })

const copy = (
  warnings: WeatherWarning[],
  silenceMeans: WarningSnapshot['silenceMeans'] = 'all-clear',
  ageMs = 0,
  carrier: WarningSnapshot['carrier'] = 'meteoalarm',
) => ({ snapshot: { warnings, updatedAt: now, silenceMeans, carrier }, fetchedAt: now - ageMs })
const stamped = (warnings: WeatherWarning[], updatedAt: number) => {
  const { snapshot, fetchedAt } = copy(warnings)
  return { snapshot: { ...snapshot, updatedAt }, fetchedAt }
}
const stateOf = (of: ReturnType<typeof copy> | null, scope: WarningScope = zurich) => {
  const { state, warnings } = warningState({ copy: of, scope, geography, now })
  return [state, ...warnings.map(({ id }) => id)]
}
const old = maximumAgeMs.warnings + 1

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
    const reaching = warning({ id: 'reaching', polygons: [ring] })
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
      warnings: fc.subarray([here, elsewhere, over, nationwide]),
      silenceMeans: fc.constantFrom(
        'all-clear' as const,
        'all-clear-beside-others' as const,
        'unknown' as const,
      ),
      ageMs: fc.constantFrom(0, old - 1, old, 10 * hourMs),
      carrier: fc.constantFrom('meteoalarm' as const, 'rss' as const),
    }),
  )
  const scopes = fc.constantFrom<WarningScope>(
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
        const of = feed && copy(feed.warnings, feed.silenceMeans, feed.ageMs, feed.carrier)
        const { state, warnings } = warningState({ copy: of, scope, geography, now })
        if (state === 'all-clear') {
          expect(warnings).toEqual([])
          expect(feed?.ageMs).toBeLessThan(old)
          expect(feed?.silenceMeans).not.toBe('unknown')
          expect([tokyo, blackForest]).not.toContain(scope)
        }
        if (state === 'active') expect(warnings.length).toBeGreaterThan(0)
        if (feed && feed.ageMs >= old) expect(['last-known', 'outside']).toContain(state)
        if (state === 'outside' || state === 'unknown' || state === 'sample') expect(warnings).toEqual([])
        for (const { endAt } of warnings) expect(endAt).toBeGreaterThan(now)
        // A warning for the place is never missing.
        if (feed?.warnings.includes(here) && scope === zurich) expect(warnings).toContain(here)
      }),
    )
  })
})
