import { describe, expect, it } from 'vitest'
import { createDemoFetch } from './demo-fetch.ts'
import { atmosphere, readJson } from './demo-wire.fixture.ts'
import type { DemoPlaces } from './demo-wire.ts'

describe('Nominatim', () => {
  const thun = {
    name: 'Thun',
    coordinates: { lat: 46.75, lon: 7.63 },
    country: 'CH',
    countryName: 'Schweiz',
    canton: 'BE',
    elevationM: 560,
    timeZone: 'Europe/Zurich',
    population: 43_000,
  }
  const places: DemoPlaces = {
    search: (query) => (query.toLowerCase() === 'thun' ? [thun] : []),
    nearest: ({ lat }) => (lat > 46 ? thun : null),
  }
  const fetch = createDemoFetch({ seed: 1, clock: () => 0, places, atmosphere })
  const base = 'https://nominatim.openstreetmap.org'

  it('answers searches and positions in the wire form', async () => {
    const found = await readJson<Record<string, unknown>[]>(
      fetch(`${base}/search?q=Thun&format=json&countrycodes=ch`),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      lat: '46.7500000',
      display_name: 'Thun, BE, Schweiz',
      address: { town: 'Thun', 'ISO3166-2-lvl4': 'CH-BE', country_code: 'ch' },
    })
    expect(await readJson(fetch(`${base}/search?q=Thun&countrycodes=fr`))).toEqual([])
    expect(await readJson(fetch(`${base}/search?q=nowhere`))).toEqual([])
    expect(await readJson(fetch(`${base}/reverse?lat=46.7&lon=7.6`))).toMatchObject({ name: 'Thun' })
    expect(await readJson(fetch(`${base}/reverse?lat=1&lon=7.6`))).toEqual({ error: 'Unable to geocode' })
    expect((await fetch(`${base}/search?q=`)).status).toBe(400)
  })
})
