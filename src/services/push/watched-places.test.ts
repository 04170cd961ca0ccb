import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import { placeOf } from '../../../tests/support/builders/weather.ts'
import { parseCoordinates } from '../../domain/place/coordinates.ts'
import type { Ring } from '../../domain/warning/warning.ts'
import { concernsPlace } from '../../domain/warning/warning-state.ts'
import { warningGeography } from '../../reference/warning-regions.ts'
import { createWatchedPlaces } from './watched-places.ts'

const aroundZurich: Ring = [
  [8.3, 47.2],
  [8.8, 47.2],
  [8.8, 47.6],
  [8.3, 47.6],
  [8.3, 47.2],
]
/** Counts how often its corners are looked at, one after the other. */
function countedRing(ring: Ring) {
  const counts = { looks: 0 }
  const counted = new Proxy(ring, {
    get(target, field, receiver) {
      if (field === Symbol.iterator) counts.looks++
      return Reflect.get(target, field, receiver)
    },
  })
  return { counted, counts }
}

function watched() {
  const resolved: string[] = []
  const places = createWatchedPlaces({
    resolve(value) {
      resolved.push(value)
      if (value === 'atlantis') return null
      const coordinates = parseCoordinates(value) ?? { lat: 47.37, lon: 8.54 }
      const names = { en: 'Bern', de: 'Bern', fr: 'Berne', it: 'Berna' }
      return placeOf({ slug: value, coordinates, country: 'CH', canton: 'BE', names, isPoint: true })
    },
    geography: warningGeography,
    hashOf: (text) => text,
  })
  return { places, resolved }
}

const grid = Array.from({ length: 400 }, (_, i) => {
  const [row, column] = [Math.floor(i / 20), i % 20]
  return `${(46.8 + row * 0.05).toFixed(2)},${(7 + column * 0.1).toFixed(2)}`
})

describe('warnings for watched places', () => {
  const outlined = warningOf({ id: 'outlined', area: 'Zug-Knonau', polygons: [aroundZurich] })
  const city = warningOf({ id: 'city', area: 'Bern-Mühleberg', polygons: [aroundZurich] })
  const named = warningOf({ id: 'named', area: 'Kanton Bern' })
  const partly = warningOf({
    id: 'partly',
    area: 'Thalwil-Wetzikon, Bern-Mühleberg',
    polygons: [aroundZurich],
    areaWithoutOutline: 'Bern-Mühleberg',
  })
  const everywhere = warningOf({ id: 'everywhere', area: 'Switzerland' })

  it('are those of the places’ pages', async () => {
    const { places } = watched()
    const warnings = [outlined, city, named, partly, everywhere]
    await places.follow(warnings, 'meteoalarm')
    for (const value of grid) {
      const place = places.placeOf(value)
      const expected = warnings.filter(
        (warning) =>
          place && concernsPlace(warning, place, { carrier: 'meteoalarm', geography: warningGeography }),
      )
      expect(new Set(places.warningsAt(value)), value).toEqual(new Set(expected))
    }
    expect(places.warningsAt('atlantis')).toEqual([])
    expect(places.coordinatesOf('atlantis')).toBeNull()
  })

  it('need no search for the place where an outline tells', async () => {
    const { places, resolved } = watched()
    await places.follow([outlined], 'meteoalarm')
    expect(grid.filter((value) => places.warningsAt(value).length > 0).length).toBeGreaterThan(10)
    expect(resolved).toEqual([])
  })

  it('need one search for each place where names tell, however many warnings there are', async () => {
    const { places, resolved } = watched()
    await places.follow([city, named], 'meteoalarm')
    for (let times = 0; times < 3; times++) for (const value of grid) places.warningsAt(value)
    await places.follow([city, named, partly], 'meteoalarm')
    for (const value of grid) places.warningsAt(value)
    expect(resolved.sort()).toEqual([...grid].sort())
  })

  it('look at an outline once, for all its warnings and their later versions', async () => {
    const { places } = watched()
    const { counted, counts } = countedRing(aroundZurich)
    const wind = warningOf({ id: 'wind', area: 'Thalwil-Wetzikon', polygons: [counted] })
    await places.follow([wind, { ...wind, id: 'rain' }], 'meteoalarm')
    for (const value of grid) places.warningsAt(value)
    const { looks } = counts
    // Its box, and its corners for the places in the box alone.
    expect(looks).toBeGreaterThan(1)
    expect(looks).toBeLessThan(grid.length / 4)
    const worse = warningOf({ ...wind, severity: 'extreme', texts: {} })
    await places.follow([worse], 'meteoalarm')
    expect(places.warningsAt('47.37,8.54')).toEqual([worse])
    for (const value of grid) places.warningsAt(value)
    // The one new place.
    expect(counts.looks).toBe(looks + 1)
  })

  it('are judged again where the same warning reaches further', async () => {
    const { places } = watched()
    const further: Ring = aroundZurich.map(([lon, lat]) => [lon === 8.3 ? 7 : lon, lat])
    await places.follow([outlined], 'meteoalarm')
    expect(places.warningsAt('47.37,7.5')).toEqual([])
    const grown = { ...outlined, polygons: [further] }
    await places.follow([grown], 'meteoalarm')
    expect(places.warningsAt('47.37,7.5')).toEqual([grown])
    await places.follow([], 'meteoalarm')
    expect(places.warningsAt('47.37,7.5')).toEqual([])
  })
})
