import { describe, expect, it } from 'vitest'
import { createForecastPoints, type RequestedPlace } from './forecast-point.ts'
import { chooseStation } from './measuring-station.ts'

const point = (
  name: string,
  lat: number,
  lon: number,
  heightM: number,
  kind = 'locality',
  postcode: string | null = null,
) => ({ name, kind, postcode, heightM, coordinates: { lat, lon } })
const zurich8001 = point('Zürich', 47.3723, 8.5422, 409)
const zurich8057 = point('Zürich', 47.3996, 8.5447, 462)
const fluntern = point('Zürich / Fluntern', 47.378, 8.5657, 556, 'station')
const bern = point('Bern', 46.9622, 7.4562, 556)
const muerren = point('Mürren', 46.5596, 7.8926, 1638)
const lauterbrunnen = point('Lauterbrunnen', 46.5935, 7.9081, 797)
const schilthorn = point('Schilthorn', 46.5571, 7.8358, 2958, 'mountain')
const all = [zurich8001, zurich8057, fluntern, bern, muerren, lauterbrunnen, schilthorn]
const ask = (lat: number, lon: number, elevationM: number | null, ...names: string[]) => ({
  coordinates: { lat, lon },
  elevationM,
  names,
  postcodes: [] as string[],
})

const chooseForecastPoint = (place: RequestedPlace, points: ReturnType<typeof point>[]) =>
  createForecastPoints(points)(place)

describe('the forecast point of a place', () => {
  it('takes the point of the place’s own name, of several the nearest and most alike in height', () => {
    expect(chooseForecastPoint(ask(47.4, 8.54, 460, 'Zurich', 'Zürich'), all)?.site).toBe(zurich8057)
    expect(chooseForecastPoint(ask(47.3744, 8.541, 408, 'Zürich'), all)?.site).toBe(zurich8001)
  })

  it('knows a locality under another language’s name and with a number', () => {
    expect(chooseForecastPoint(ask(46.95, 7.45, 540, 'Berne', 'Bern'), all)?.site).toBe(bern)
    const lausanne25 = point('Lausanne 25', 46.5576, 6.6831, 837)
    expect(chooseForecastPoint(ask(46.53, 6.65, 500, 'Lausanne'), [lausanne25])?.site).toBe(lausanne25)
  })

  it('does not take a namesake far away', () => {
    const other = point('Bern', 47.5, 9, 500)
    expect(chooseForecastPoint(ask(46.95, 7.45, 540, 'Bern'), [other])).toBeNull()
  })

  it('takes the locality of its own postcode before one of the same name next to it', () => {
    const [near, own] = [
      point('Rüti', 47.26, 8.855, 480, 'locality', '8630'),
      point('Rüti', 47.24, 8.85, 490, 'locality', '8733'),
    ]
    const place = { ...ask(47.26, 8.85, 482, 'Rüti'), postcodes: ['8733'] }
    expect(chooseForecastPoint(place, [near, own])?.site).toBe(own)
    expect(chooseForecastPoint({ ...place, postcodes: [] }, [near, own])?.site).toBe(near)
    expect(chooseForecastPoint({ ...place, postcodes: ['9999'] }, [near, own])?.site).toBe(near)
  })

  it('takes the point of its postcode for a hamlet that no point is named after', () => {
    const acrossTheRidge = point('Wengen', 46.605, 7.922, 1274, 'locality', '3823')
    const own = point('Lauterbrunnen', 46.5935, 7.9081, 797, 'locality', '3822')
    const peak = point('Männlichen', 46.613, 7.92, 2342, 'mountain')
    const points = [acrossTheRidge, own, peak]
    const hamlet = { ...ask(46.61, 7.92, null, 'Wengwald'), postcodes: ['3822'] }
    expect(chooseForecastPoint(hamlet, points)?.site).toBe(own)
    expect(chooseForecastPoint({ ...hamlet, postcodes: [] }, points)?.site).not.toBe(own)
  })

  it('lets height decide where the point of the postcode lies far below', () => {
    const own = point('Lauterbrunnen', 46.5935, 7.9081, 797, 'locality', '3822')
    const hamlet = { ...ask(46.575, 7.9, 1600, 'Winteregg'), postcodes: ['3822'] }
    expect(chooseForecastPoint(hamlet, [own, muerren])?.site).toBe(muerren)
  })

  it('else weighs height against distance', () => {
    // A hut above Mürren: the village in the valley is no farther away.
    expect(chooseForecastPoint(ask(46.575, 7.9, 1700, 'Winteregg'), all)?.site).toBe(muerren)
    expect(chooseForecastPoint(ask(46.575, 7.9, 800, 'Stechelberg'), all)?.site).toBe(lauterbrunnen)
    expect(chooseForecastPoint(ask(46.56, 7.84, 2900, 'Gipfel'), all)?.site).toBe(schilthorn)
  })

  it('gives the height difference to the point, or null where it is unknown', () => {
    expect(chooseForecastPoint(ask(46.56, 7.84, 2700, 'x'), all)?.heightDifferenceM).toBe(258)
    expect(chooseForecastPoint(ask(46.56, 7.84, null, 'x'), all)).toMatchObject({
      site: schilthorn,
      heightDifferenceM: null,
    })
  })

  it('has nothing for a place far from every point', () => {
    expect(chooseForecastPoint(ask(48.85, 2.35, 40, 'Paris'), all)).toBeNull()
  })
})

describe('chooseStation', () => {
  it('takes a station at the height of the place, not one beside it on the hill', () => {
    const kloten = point('Zürich / Kloten', 47.4796, 8.536, 426)
    const uetliberg = point('Uetliberg', 47.3503, 8.4914, 854)
    expect(chooseStation(ask(47.36, 8.52, 420), [kloten, uetliberg])?.site).toBe(kloten)
  })

  it('takes the one in the town before one at its height in the next valley', () => {
    const kloten = point('Zürich / Kloten', 47.4796, 8.536, 426)
    expect(chooseStation(ask(47.372, 8.541, 408), [kloten, fluntern])?.site).toBe(fluntern)
  })

  it('takes none that is 200 m off or 20 km away', () => {
    expect(chooseStation(ask(46.56, 7.9, 1400), [muerren])).toBeNull()
    expect(chooseStation(ask(46.75, 7.9, 1638), [muerren])).toBeNull()
    expect(chooseStation(ask(46.7, 7.9, 1638), [muerren])?.site).toBe(muerren)
  })
})
