import { describe, expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../tests/support/builders/bulletin.ts'
import { failedWith, readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { placeOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { Place } from '../../domain/place/place.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WarningScope } from '../../domain/warning/warning.ts'
import type { WaterStation } from '../../domain/water/water.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import { createGetDangers, createGetFurtherDangers } from './get-dangers.ts'
import type { WarningReport } from './get-warnings.ts'

const now = Date.parse('2027-01-15T09:00:00Z')
const here: WarningScope = { kind: 'place', place: zurich }

type World = {
  warnings?: Partial<WarningReport>
  gauges?: Partial<WaterStation>[] | null
  bulletin?: Outcome<AvalancheBulletin>
  places?: Place[]
}
function dangersIn({ warnings = {}, gauges = [], bulletin, places = [zurich] }: World, scope = here) {
  const limmat = { water: 'Limmat', coordinates: zurich.coordinates }
  const readings = gauges?.map((more) => ({ ...gaugeOf(now, { ...limmat, ...more }), earlier: [] }))
  const [nearest, ...others] = places
  const getFurtherDangers = createGetFurtherDangers({
    getWater: async () => (readings ? readingOf(readings, now) : failedWith('unavailable')),
    getBulletin: async () => bulletin ?? readingOf(bulletinOf([areaOf(now, 1)]), now),
    findPlaces: {
      nearest: () => (nearest ? { place: nearest, distanceKm: 1 } : null),
      nearby: () => others,
      resolve: () => zurich,
    },
    lakes: [],
    clock: () => now,
  })
  const getDangers = createGetDangers({
    getWarnings: async () =>
      readingOf({ state: 'all-clear', warnings: [], fromProvider: null, updatedAt: now, ...warnings }, now),
    getFurtherDangers,
  })
  return getDangers(scope, 'de', 'visitor')
}
const idsIn = async (world: World, scope?: WarningScope) =>
  (await dangersIn(world, scope)).dangers.map(({ id }) => id)

describe('the dangers of a place', () => {
  it('are those of every authority, the gravest first, without samples', async () => {
    const world = {
      warnings: {
        state: 'active' as const,
        warnings: [
          warningOf({ id: 'gale' }),
          warningOf({ id: 'sample', isSample: true, severity: 'extreme' }),
        ],
      },
      gauges: [{ danger: 4 as const }, { id: 'far', danger: 5 as const, coordinates: { lat: 46, lon: 7 } }],
      bulletin: readingOf(bulletinOf([areaOf(now, 3)]), now),
    }
    expect(await idsIn(world)).toEqual(['flood-Limmat', 'avalanche-a1', 'gale'])
    // The far gauge is another stretch of the same river.
    const country = await dangersIn(world, { kind: 'switzerland' })
    expect(country.dangers.map(({ id, level }) => [id, level])).toEqual([
      ['flood-Limmat', 5],
      ['avalanche-a1', 3],
      ['gale', 2],
    ])
  })

  it('abroad are the warnings alone, and nothing else is asked', async () => {
    const paris = placeOf({ country: 'FR' })
    const report = await dangersIn({ gauges: null }, { kind: 'place', place: paris })
    expect(report).toMatchObject({ dangers: [], unread: [] })
  })

  it('of a region are those of rivers and slopes at its places', async () => {
    const scope = (region: string): WarningScope => ({ kind: 'region', region })
    const north = placeOf({ region: 'northern-switzerland', coordinates: zurich.coordinates })
    const beside = { ...north, region: 'central-switzerland' as const }
    const away = { ...beside, region: 'alpine' as const, coordinates: { lat: 47.5, lon: 8.54 } }
    const world = { gauges: [{ danger: 3 as const }], places: [north, beside, away] }
    expect(await idsIn(world, scope('northern-switzerland'))).toEqual(['flood-Limmat'])
    expect(await idsIn(world, scope('central-switzerland'))).toEqual(['flood-Limmat'])
    expect(await idsIn(world, scope('alpine'))).toEqual([])
    const snow = { bulletin: readingOf(bulletinOf([areaOf(now, 3)]), now) }
    expect(await idsIn(snow, scope('alpine'))).toEqual(['avalanche-a1'])
  })
})

describe('what cannot be read', () => {
  const unreadIn = async (world: World) => (await dangersIn(world)).unread

  it('is named: gauges, bulletin', async () => {
    expect(await unreadIn({})).toEqual([])
    expect(await unreadIn({ gauges: null })).toEqual([{ kind: 'flood', knownAt: null }])
    expect(await unreadIn({ bulletin: failedWith('timeout') })).toEqual([
      { kind: 'avalanche', knownAt: null },
    ])
  })

  it.each([
    ['the only gauge is silent', [{ measuredAt: now - 3 * hourMs }], now - 3 * hourMs],
    [
      'one that reported danger is silent',
      [{}, { id: 'b', danger: 3 as const, measuredAt: now - 4 * hourMs }],
      now - 4 * hourMs,
    ],
    ['one calm gauge of two is silent', [{}, { id: 'b', measuredAt: now - 4 * hourMs }], null],
    ['a level cannot be read', [{}, { id: 'b', danger: null, isDangerUnreadable: true as const }], 'unknown'],
    ['the silent one has no levels', [{ danger: null, measuredAt: now - 4 * hourMs }], null],
  ])('%s', async (_, gauges, knownAt) => {
    expect(await unreadIn({ gauges })).toEqual(
      knownAt === null ? [] : [{ kind: 'flood', knownAt: knownAt === 'unknown' ? null : knownAt }],
    )
  })

  it('is a bulletin that has ended, is missing in winter, or lacks a part; not one out of season', async () => {
    const ended = areaOf(now, 3, { validTo: now - hourMs })
    const of = (bulletin: AvalancheBulletin) => unreadIn({ bulletin: readingOf(bulletin, now) })
    expect(await of(bulletinOf([ended]))).toEqual([{ kind: 'avalanche', knownAt: now - hourMs }])
    expect(await of(bulletinOf([]))).toEqual([{ kind: 'avalanche', knownAt: null }])
    const part = { ...bulletinOf([areaOf(now, 1)]), isWhole: false }
    expect(await of(part)).toEqual([{ kind: 'avalanche', knownAt: null }])
  })
})
