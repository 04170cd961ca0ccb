import { describe, expect, it } from 'vitest'
import { type DraftPlace, sameInEveryLanguage } from './draft-place.ts'
import { swissName } from './geonames-places.ts'
import { swissPlaces } from './swiss-places.ts'

const fromGeonames = (name: string, admin: string, lat: number, lon: number): DraftPlace => ({
  names: sameInEveryLanguage(name),
  aliases: [],
  weakAliases: ['Somewhere'],
  coordinates: { lat, lon },
  country: 'CH',
  admin,
  population: 1234,
  elevationM: 567,
  timeZone: 'Europe/Zurich',
  region: null,
  slug: null,
  identity: '1',
  postcodes: [],
  points: [],
})

const postal = (name: string, canton: string, latitude: number, longitude: number) => [
  { name, canton, latitude: String(latitude), longitude: String(longitude) },
]

const named = (places: DraftPlace[], name: string) => places.filter(({ names }) => names.de === name)

describe('swissPlaces', () => {
  it('adds postcodes and service addresses to the town they belong to', () => {
    const places = swissPlaces([], {
      8001: postal('Zürich', 'ZH', 47.372, 8.5413),
      8064: postal('Zürich', 'ZH', 47.401, 8.451),
      8099: postal('Zürich Sonderdienste', 'ZH', 47.3667, 8.55),
    })
    const [zurich, ...others] = places.filter(({ names }) => names.de.startsWith('Zürich'))
    expect(others).toEqual([])
    expect(zurich?.postcodes).toEqual(['8001', '8064', '8099'])
    expect(zurich?.points).toHaveLength(3)
  })

  it('knows a place again under the spelling of another list', () => {
    const muri = fromGeonames('Muri', 'BE', 46.93, 7.487)
    const places = swissPlaces([muri, fromGeonames('Sankt Antönien', 'GR', 46.97, 9.81)], {
      3074: postal('Muri b. Bern', 'BE', 46.931, 7.487),
      7246: postal('St. Antönien', 'GR', 46.971, 9.812),
    })
    expect(named(places, 'Muri bei Bern')).toEqual([])
    expect(named(places, 'Muri')[0]).toMatchObject({ postcodes: ['3074'], region: 'western-switzerland' })
    expect(named(places, 'Sankt Antönien')[0]?.postcodes).toEqual(['7246'])
  })

  it('counts a place to the region of its neighbours, not of its whole canton', () => {
    const places = swissPlaces(
      [
        fromGeonames('Celerina', 'GR', 46.512, 9.858),
        fromGeonames('Wilderswil', 'BE', 46.666, 7.862),
        fromGeonames('Ostermundigen', 'BE', 46.956, 7.487),
      ],
      {},
    )
    const regionOf = (name: string) => named(places, name)[0]?.region
    expect(['Celerina', 'Wilderswil', 'Ostermundigen'].map(regionOf)).toEqual([
      'alpine',
      'alpine',
      'western-switzerland',
    ])
  })

  it('knows an Italian saint in full and abbreviated', () => {
    const inCalanca = fromGeonames('Santa Maria in Calanca', 'GR', 46.263, 9.145)
    const places = swissPlaces([inCalanca], {
      6541: postal('Sta. Maria in Calanca', 'GR', 46.2765, 9.1438),
      6592: postal('S. Antonino', 'TI', 46.1518, 8.9757),
    })
    expect(named(places, 'Santa Maria in Calanca')[0]?.postcodes).toEqual(['6541'])
    expect(named(places, 'Sta. Maria in Calanca')).toEqual([])
    expect(named(places, 'S. Antonino')[0]?.postcodes).toEqual(['6592'])
  })

  it('keeps two of one name apart when they lie apart', () => {
    const places = swissPlaces([], {
      3116: postal('Mühledorf BE', 'BE', 46.88, 7.55),
      4583: postal('Mühledorf SO', 'SO', 47.13, 7.48),
    })
    expect(places.filter(({ names }) => names.de.startsWith('Mühledorf'))).toHaveLength(2)
  })

  it('lets the curated facts stand and takes only what they lack', () => {
    const places = swissPlaces(
      [fromGeonames('Gstaad', 'BE', 46.472, 7.287), fromGeonames('Bern', 'BE', 46.948, 7.447)],
      {},
    )
    expect(named(places, 'Bern')[0]).toMatchObject({ population: 133_798, elevationM: 540, slug: 'bern' })
    expect(named(places, 'Gstaad')[0]).toMatchObject({ population: 1234, slug: 'gstaad' })
  })
})

describe('swissName', () => {
  it.each([
    ['Zürich (Kreis 11) / Oerlikon', 'PPLX', 'Zürich Oerlikon'],
    ['Zürich (Kreis 11)', 'PPLX', null],
    ['Kloten / Horainli', 'PPLX', null],
    ['Stadt Winterthur (Kreis 1)', 'PPL', null],
    ['Oberwinterthur (Kreis 2)', 'PPLX', 'Oberwinterthur'],
    ['Volketswil / Volketswil (Dorf)', 'PPL', 'Volketswil'],
    ['Sankt Gallenkappel', 'PPL', 'St. Gallenkappel'],
    ['Murten/Morat', 'PPL', 'Murten/Morat'],
  ])('%s (%s) is %s', (name, feature, expected) => {
    expect(swissName(name, feature)).toBe(expected)
  })
})
