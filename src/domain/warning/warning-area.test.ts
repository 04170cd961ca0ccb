import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import type { RegionId } from '../place/place.ts'
import type { Ring, WarningScope, WeatherWarning } from './warning.ts'
import { isInRing, regionsWarned, warningConcerns } from './warning-area.ts'

const warning = (area: string, polygons: Ring[] = []) => warningOf({ type: 'rain', area, polygons })

const place = (
  name: string,
  canton: string,
  lat: number,
  lon: number,
  region: RegionId | null = null,
): WarningScope => ({
  kind: 'place',
  place: placeOf({
    region,
    slug: name,
    names: { en: name, de: name, fr: name, it: name },
    coordinates: { lat, lon },
    canton,
  }),
})
const zurich = place('Zürich', 'ZH', 47.372, 8.541)
const thun = place('Thun', 'BE', 46.758, 7.628)
const lugano = place('Lugano', 'TI', 46.005, 8.947)
const concerns = (a: WeatherWarning, scope: WarningScope) => warningConcerns(a, scope, warningGeography)

const square = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

describe('warningConcerns a place', () => {
  it('goes by the outline where there is one, whatever the name says', () => {
    expect(concerns(warning('Somewhere', [square(7.5, 46.7, 7.7, 46.8)]), thun)).toBe(true)
    expect(concerns(warning('Thun-Belp', [square(9, 46, 9.1, 46.1)]), thun)).toBe(false)
  })

  it('goes by name for areas without an outline, beside the outlines of the others', () => {
    const mixed = warningOf({
      area: 'Leventina, Thun-Belp',
      polygons: [square(8.7, 46.4, 8.9, 46.5)],
      areaWithoutOutline: 'Thun-Belp',
    })
    expect(concerns(mixed, thun)).toBe(true)
    expect(concerns(mixed, place('Faido', 'TI', 46.477, 8.801))).toBe(true)
    expect(concerns(mixed, lugano)).toBe(false)
    expect(concerns({ ...mixed, areaWithoutOutline: 'Switzerland' }, lugano)).toBe(true)
  })

  it('counts every area a city spreads over', () => {
    const limmattal = warning('Limmattal', [square(8.3, 47.38, 8.45, 47.45)])
    expect(concerns(limmattal, zurich)).toBe(true)
    expect(concerns(limmattal, thun)).toBe(false)
  })

  it('holds for a peak on a border whichever canton is named, and for a point whatever lies next to it', () => {
    const saentis = place('saentis', 'AR', 47.249, 9.343)
    const areas = warningGeography.areas.filter(
      ({ bounds, cantons }) =>
        bounds.west < 9.343 &&
        bounds.east > 9.343 &&
        bounds.south < 47.249 &&
        bounds.north > 47.249 &&
        !cantons.includes('AR') &&
        (cantons.includes('SG') || cantons.includes('AI')),
    )
    expect(areas.length).toBeGreaterThan(0)
    for (const { name } of areas) expect(concerns(warning(name), saentis)).toBe(true)
    const village = place('Dorf', 'AR', 47.249, 9.343)
    const point: WarningScope =
      village.kind === 'place' ? { kind: 'place', place: { ...village.place, isPoint: true } } : village
    for (const { name } of areas) {
      expect(concerns(warning(name), village)).toBe(false)
      expect(concerns(warning(name), point)).toBe(true)
    }
    expect(concerns(warning('St. Gallen'), saentis)).toBe(true)
    expect(concerns(warning('Ticino'), point)).toBe(false)
  })

  it('goes by the name of a warning region where there is no outline', () => {
    expect(concerns(warning('Thun-Belp'), thun)).toBe(true)
    expect(concerns(warning('Luganese'), thun)).toBe(false)
    expect(concerns(warning('Luganese'), lugano)).toBe(true)
    expect(concerns(warning('Mendrisiotto'), lugano)).toBe(false)
  })

  it.each([
    ['Thun', thun, true],
    ['Kanton Bern', thun, true],
    ['canton de Berne', thun, true],
    ['Western Switzerland', thun, true],
    ['Lago di Zurigo', zurich, true],
    ['Zürich und Bern', zurich, true],
    ['Piz Bernina', thun, false],
    ['Kanton Bern', lugano, false],
    ['Luganese, Kanton Bern', thun, true],
    ['Schweiz', lugano, true],
    ['Switzerland', thun, true],
  ] as const)('reads the free words %j', (area, scope, expected) => {
    expect(concerns(warning(area), scope)).toBe(expected)
  })
})

describe('warningConcerns a region', () => {
  const region = (id: string): WarningScope => ({ kind: 'region', region: id })

  it.each([
    ['Luganese', 'southern-switzerland', true],
    ['Luganese', 'northern-switzerland', false],
    ['Scuol-Samnaun', 'alpine', true],
    ['Scoul-Samnaun', 'alpine', true],
    ['Kanton Luzern', 'central-switzerland', true],
    ['Bodensee', 'eastern-switzerland', true],
    ['Ticino', 'southern-switzerland', true],
    ['Ticino', 'western-switzerland', false],
    ['Suisse', 'western-switzerland', true],
    ['Graubünden, extreme snowfall', 'alpine', true],
    ['Graubünden', 'eastern-switzerland', true],
    ['Kanton Bern', 'alpine', true],
    ['Genève', 'alpine', false],
  ])('%s, %s: %s', (area, id, expected) => {
    expect(concerns(warning(area), region(id))).toBe(expected)
  })

  it('finds the region of an unknown name by its outline, even a small one', () => {
    const small = warning('New name', [square(8.94, 46, 8.96, 46.01)])
    expect(concerns(small, region('southern-switzerland'))).toBe(true)
    expect(concerns(small, region('western-switzerland'))).toBe(false)
  })
})

describe('the regions that a warning is said to be in', () => {
  const regionsOf = (area: string, polygons: Ring[] = []) =>
    regionsWarned(warning(area, polygons), warningGeography)

  it.each([
    ['Zürich', ['northern-switzerland']],
    ['Zürich, Thun-Belp', ['northern-switzerland', 'western-switzerland', 'alpine']],
    ['Solothurn-Rothrist', ['northern-switzerland']],
    ['Grindelwald', ['western-switzerland', 'alpine']],
    ['Eastern Switzerland', ['eastern-switzerland']],
    ['Sottoceneri', ['southern-switzerland']],
  ])('%s: no more than it is in', (area, expected) => {
    expect(regionsOf(area)).toEqual(expected)
  })
  it('are by the outline where the name says nothing, and all where neither does', () => {
    expect(regionsOf('New name', [square(8.94, 46, 8.96, 46.01)])).toEqual(['southern-switzerland'])
    expect(regionsOf('Alpennordhang')).toHaveLength(6)
    expect(regionsOf('Schweiz')).toHaveLength(6)
  })
})

describe('a warning that nothing locates', () => {
  const scopes: WarningScope[] = [zurich, thun, lugano, { kind: 'region', region: 'alpine' }]
  const concerned = (of: WeatherWarning) => scopes.map((scope) => concerns(of, scope))
  const everybody = scopes.map(() => true)

  it.each([
    'Alpennordhang',
    'Nordseite der Alpen',
    'Oberwallis',
    'Engadin',
    'Luganese, Oberwallis',
    'Kanton Bern, Oberwallis',
    'canton de Vaud, vallée de Conches',
    'extreme snowfall',
  ])('concerns everybody: %s', (area) => {
    expect(concerned(warning(area))).toEqual(everybody)
    const beside = { polygons: [square(9, 46, 9.1, 46.1)], areaWithoutOutline: area }
    expect(concerned(warningOf({ area: `Mendrisiotto, ${area}`, ...beside }))).toEqual(everybody)
  })

  it.each([
    'Graubünden, extreme snowfall',
    'Luganese, Davos',
    'Kanton Bern, Schweiz',
    'Davos',
    'Nordschweiz',
    'Bodensee',
  ])('is none where every part of its name that may be a place is known: %s', (area) =>
    expect(concerned(warning(area))).not.toEqual(everybody),
  )

  it('has an outline, whatever its name', () => {
    expect(concerned(warning('Oberwallis', [square(7.5, 46.7, 7.7, 46.8)]))).not.toEqual(everybody)
  })
})

it('takes a landscape for all of the regions it touches', () => {
  const locarno = (region: RegionId | null) => place('Locarno', 'TI', 46.169, 8.793, region)
  expect(concerns(warning('Alpensüdseite'), locarno('southern-switzerland'))).toBe(true)
  expect(concerns(warning('Alpensüdseite'), locarno(null))).toBe(true)
  expect(concerns(warning('Bodensee'), locarno('southern-switzerland'))).toBe(false)
})

describe('names of landscapes', () => {
  const zermatt = place('Zermatt', 'VS', 46.02, 7.749, 'alpine')
  const davos = place('Davos', 'GR', 46.8, 9.83, 'alpine')
  const airolo = place('Airolo', 'TI', 46.528, 8.609, 'alpine')
  const poschiavo = place('Poschiavo', 'GR', 46.325, 10.057, 'alpine')
  const lucerne = place('Luzern', 'LU', 47.05, 8.309, 'central-switzerland')
  const sion = place('Sitten', 'VS', 46.229, 7.3586, 'alpine')
  const lachen = place('Lachen', 'SZ', 47.192, 8.853)

  it.each([
    ['Bodensee', zermatt],
    ['Bodensee', lucerne],
    ['Sottoceneri', davos],
    ['Nordwestschweiz', davos],
    ['Mittelland', zermatt],
    ['Vierwaldstättersee', thun],
    ['Berner Jura', place('Winterthur', 'ZH', 47.5, 8.724, 'northern-switzerland')],
    ['Baselbieter Jura', place('Genève', 'GE', 46.204, 6.143, 'western-switzerland')],
  ])('reach no further than their regions: not %s', (area, scope) => {
    expect(concerns(warning(area), scope)).toBe(false)
  })

  it.each([
    ['Alpensüdseite', airolo],
    ['Alpensüdseite', poschiavo],
    ['Mittelland', lucerne],
    ['Mittelland', thun],
    ['Suisse romande', sion],
    ['Zürichsee', lachen],
    ['Bodensee', place('Stein am Rhein', 'SH', 47.659, 8.86, 'northern-switzerland')],
    ['Jura vaudois', place('Nyon', 'VD', 46.383, 6.239, 'western-switzerland')],
    ['Berner Jura', place('St-Imier', 'BE', 47.152, 6.996, 'western-switzerland')],
    ['Solothurner Jura', place('Balsthal', 'SO', 47.316, 7.693, 'northern-switzerland')],
    ['Léman', place('Le Bouveret', 'VS', 46.387, 6.857, 'alpine')],
  ])('reach all of those: %s', (area, scope) => {
    expect(concerns(warning(area), scope)).toBe(true)
  })

  it('concern the same regions', () => {
    const isFor = (area: string, id: RegionId) => concerns(warning(area), { kind: 'region', region: id })
    expect(isFor('Bodensee', 'eastern-switzerland')).toBe(true)
    expect(isFor('Bodensee', 'alpine')).toBe(false)
    expect(isFor('Sottoceneri', 'alpine')).toBe(false)
  })
})

it('concerns the region of a place it names', () => {
  expect(concerns(warning('Engelberg'), { kind: 'region', region: 'alpine' })).toBe(true)
  expect(concerns(warning('Engelberg'), { kind: 'region', region: 'northern-switzerland' })).toBe(false)
})

it('every warning concerns Switzerland', () => {
  expect(concerns(warning('Luganese'), { kind: 'switzerland' })).toBe(true)
})

describe('isInRing', () => {
  it('agrees with the box it came from, closed or not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 11, noNaN: true }),
        fc.double({ min: 45, max: 48, noNaN: true }),
        (lon, lat) => {
          const ring = square(6.5, 46, 8.25, 47)
          const expected = lon > 6.5 && lon < 8.25 && lat > 46 && lat < 47
          fc.pre(![6.5, 8.25].includes(lon) && ![46, 47].includes(lat))
          expect(isInRing({ lat, lon }, ring)).toBe(expected)
          expect(isInRing({ lat, lon }, ring.slice(0, -1))).toBe(expected)
        },
      ),
    )
  })

  it('has nothing inside an empty ring', () => {
    expect(isInRing({ lat: 0, lon: 0 }, [])).toBe(false)
  })
})
