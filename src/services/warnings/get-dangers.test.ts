import { describe, expect, it } from 'vitest'
import { areaOf, bulletinOf } from '../../../tests/support/builders/bulletin.ts'
import {
  calmHazards,
  fireRegionOf,
  type Hazards,
  measureOf,
  regionOf,
  sectionOf,
} from '../../../tests/support/builders/hazards.ts'
import { failedWith, readingOf } from '../../../tests/support/builders/sources.ts'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { gaugeOf } from '../../../tests/support/builders/water.ts'
import { placeOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { FireRegion, FloodSection } from '../../domain/danger/hazards.ts'
import type { Place } from '../../domain/place/place.ts'
import type { AvalancheBulletin, BulletinArea } from '../../domain/snow/avalanche.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { Ring, WarningScope } from '../../domain/warning/warning.ts'
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
  hazards?: Partial<Hazards>
}
function dangersIn(
  { warnings = {}, gauges = [], bulletin, places = [zurich], hazards }: World,
  scope = here,
) {
  const limmat = { water: 'Limmat', coordinates: zurich.coordinates }
  const readings = gauges?.map((more) => ({ ...gaugeOf(now, { ...limmat, ...more }), earlier: [] }))
  const [nearest, ...others] = places
  const getFurtherDangers = createGetFurtherDangers({
    getWater: async () => (readings ? readingOf(readings, now) : failedWith('unavailable')),
    ...calmHazards(now),
    ...hazards,
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

  it('name the own region of the bulletin, not the dozens that share its level', async () => {
    const [drawn = []] = areaOf(now, 3).polygons
    const far = drawn.map((ring) => ring.map(([lon, lat]): [number, number] => [lon + 2, lat]))
    const regions = [
      { id: '2', name: 'Wahlern', polygons: [far] },
      { id: '1', name: 'Alpstein', polygons: [drawn] },
    ]
    const namesIn = async (more: Partial<BulletinArea>, scope?: WarningScope) => {
      const bulletin = readingOf(bulletinOf([areaOf(now, 3, more)]), now)
      const { dangers } = await dangersIn({ bulletin }, scope)
      return dangers.map(
        (danger) => danger.kind === 'avalanche' && danger.area.regions.map(({ name }) => name),
      )
    }
    expect(await namesIn({ regions, polygons: [] })).toEqual([['Alpstein']])
    expect(await namesIn({ regions, polygons: [] }, { kind: 'region', region: 'alpine' })).toEqual([
      ['Alpstein'],
    ])
    expect(await namesIn({ regions, polygons: [] }, { kind: 'switzerland' })).toEqual([
      ['Wahlern', 'Alpstein'],
    ])
    // Drawn together only: which of them it is, nobody says.
    expect(await namesIn({ regions: regions.map(({ id, name }) => ({ id, name })) })).toEqual([[]])
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

describe('hazards by region and section', () => {
  const at = ({ lat, lon }: { lat: number; lon: number }, halfDegrees: number): Ring => [
    [lon - halfDegrees, lat - halfDegrees],
    [lon + halfDegrees, lat - halfDegrees],
    [lon + halfDegrees, lat + halfDegrees],
    [lon - halfDegrees, lat - halfDegrees],
  ]
  const away = { lat: 46, lon: 7 }
  const flood = (...sections: FloodSection[]): Partial<Hazards> => ({
    getFloodMap: async () => readingOf({ issuedAt: now, sections: [sectionOf(), ...sections] }, now),
  })
  const limmat = (level: FloodSection['level'], coordinates = zurich.coordinates) =>
    sectionOf({
      id: 'River-7',
      kind: 'river',
      name: 'Limmat',
      level,
      polygons: [],
      lines: [at(coordinates, 0.01)],
    })
  const found = async (world: World, scope?: WarningScope) =>
    (await dangersIn(world, scope)).dangers.map(({ id, level }) => [id, level])

  it('a gauge and its section count once, the higher level wins', async () => {
    expect(await found({ gauges: [{ danger: 2 }], hazards: flood(limmat(4)) })).toEqual([['flood-Limmat', 4]])
    expect(await found({ gauges: [{ danger: 5 }], hazards: flood(limmat(3)) })).toEqual([['flood-Limmat', 5]])
    expect(await found({ gauges: [], hazards: flood(limmat(2)) })).toEqual([['flood-Limmat', 2]])
    expect(await found({ gauges: [], hazards: flood(limmat(1), limmat(0)) })).toEqual([])
    // Unreadable is above yellow and below level 3.
    expect(await found({ gauges: [{ danger: 2 }], hazards: flood(limmat(null)) })).toEqual([
      ['flood-Limmat', null],
    ])
    expect(await found({ gauges: [{ danger: 3 }], hazards: flood(limmat(null)) })).toEqual([
      ['flood-Limmat', 3],
    ])
  })

  it('a gauge of another name that stands in the section is of the same water', async () => {
    const gauges = [{ water: 'Rhein', danger: 3 as const }]
    const section = { ...limmat(4), name: 'Alpenrhein' }
    expect(await found({ gauges, hazards: flood(section) })).toEqual([['flood-Alpenrhein', 4]])
  })

  it('a river concerns places within 3 km, a lake those on its shore, a region those inside', async () => {
    expect(await found({ hazards: flood(limmat(4, away)) })).toEqual([])
    const lake = (polygon: Ring) =>
      sectionOf({ id: 'Lake-1', kind: 'lake', name: 'Zurichsee', level: 3, polygons: [[polygon]] })
    expect(await found({ hazards: flood(lake(at(away, 0.1))) })).toEqual([])
    const shore = { lat: zurich.coordinates.lat - 0.06, lon: zurich.coordinates.lon - 0.05 }
    expect(await found({ hazards: flood(lake(at(shore, 0.05))) })).toEqual([['flood-Zurichsee', 3]])
    const region = {
      getFloodMap: async () => readingOf({ issuedAt: now, sections: [sectionOf({ level: 3 })] }, now),
    }
    expect(await found({ hazards: region })).toEqual([['flood-region-Region-1258', 3]])
    expect(await found({ hazards: flood(limmat(4, away)) }, { kind: 'switzerland' })).toEqual([
      ['flood-Limmat', 4],
    ])
  })

  it('fire and drought are those of the place’s region; level 1 is quiet, a ban is not', async () => {
    const fire = (...regions: FireRegion[]) => ({ getForestFire: async () => readingOf({ regions }, now) })
    const here = (more: Partial<FireRegion>) => fire(fireRegionOf({ id: '9', ...more }))
    expect(await found({ hazards: here({ level: 4 }) })).toEqual([['forest-fire-9', 4]])
    expect(await found({ hazards: here({ level: 1 }) })).toEqual([])
    expect(await found({ hazards: here({ level: null }) })).toEqual([['forest-fire-9', null]])
    const far = fireRegionOf({ id: '8', level: 5, polygons: [[at(away, 0.1)]] })
    expect(await found({ hazards: fire(far, fireRegionOf()) })).toEqual([])
    expect(await found({ hazards: fire(far, fireRegionOf()) }, { kind: 'switzerland' })).toEqual([
      ['forest-fire-8', 5],
    ])
    for (const isBan of [true, null]) {
      const ban = await dangersIn({
        hazards: here({ level: 1, measure: measureOf({ isBan, isNone: false }) }),
      })
      expect(ban.dangers.map(({ level, rank }) => [level, rank])).toEqual([[1, 2]])
    }
    const drought = { getDrought: async () => readingOf({ regions: [regionOf({ level: 3 })] }, now) }
    expect(await found({ hazards: drought })).toEqual([['drought-1', 3]])
  })

  it('droughts without outlines lie where the flood map draws the region of that name', async () => {
    const names = { en: '', de: 'Berner Mittelland', fr: '', it: '' }
    const getDrought = async () => readingOf({ regions: [regionOf({ level: 2, names, polygons: [] })] }, now)
    expect(await found({ hazards: { getDrought } })).toEqual([['drought-1', 2]])
    const getFloodMap = async () => failedWith('timeout')
    expect(await unreadOf({ getDrought, getFloodMap })).toEqual(['flood-map', 'drought'])
  })

  const unreadOf = async (hazards: Partial<Hazards>) =>
    (await dangersIn({ hazards })).unread.map(({ kind }) => kind)

  it('is named where it cannot be read, is too old, or has nothing for the place', async () => {
    const failed = async () => failedWith('timeout')
    expect(await unreadOf({ getFloodMap: failed, getForestFire: failed, getDrought: failed })).toEqual([
      'flood-map',
      'forest-fire',
      'drought',
    ])
    const old = now - 31 * hourMs
    expect(await unreadOf(calmHazards(old))).toEqual(['flood-map', 'forest-fire', 'drought'])
    expect(await unreadOf(calmHazards(now - 29 * hourMs))).toEqual([])
    const elsewhere = [[at(away, 0.1)]]
    expect(
      await unreadOf({
        getFloodMap: async () => readingOf({ issuedAt: now, sections: [sectionOf({ level: 0 })] }, now),
        getForestFire: async () => readingOf({ regions: [fireRegionOf({ polygons: elsewhere })] }, now),
        getDrought: async () => readingOf({ regions: [] }, now),
      }),
    ).toEqual(['flood-map', 'forest-fire', 'drought'])
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
