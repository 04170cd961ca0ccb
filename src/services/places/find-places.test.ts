import { describe, expect, it } from 'vitest'
import { zurich } from '../../../tests/support/builders/weather.ts'
import { memoryCache } from '../../../tests/support/memory-cache.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { Gazetteer } from '../../ports/gazetteer.ts'
import { createFindPlaces } from './find-places.ts'

const findPlacesIn = (gazetteer: Partial<Gazetteer>) =>
  createFindPlaces({
    gazetteer: gazetteer as Gazetteer,
    source: {} as never,
    cache: memoryCache(Date.now),
    secret: 'a secret of at least some length',
    log: recordedLog(),
  })

it('typed coordinates are found under the name of the place next to them', () => {
  const findPlaces = findPlacesIn({ nearest: () => ({ place: zurich, distanceKm: 2 }) })
  expect(findPlaces.suggest(' 47,38 8,54', 'it')).toEqual([
    {
      id: '47.3800,8.5400',
      value: '47.3800,8.5400',
      name: 'Zurigo',
      detail: '47.38, 8.54',
      coordinates: { lat: 47.38, lon: 8.54 },
      isSwiss: true,
    },
  ])
})

describe('a point far from every place', () => {
  it('has one address however close to the equator it lies', () => {
    const findPlaces = findPlacesIn({ nearest: () => null, timeZoneAt: () => 'Africa/Libreville' })
    expect(findPlaces.resolve('-0.00001,9.5')?.slug).toBe('0.0000,9.5000')
  })

  it('is known by its coordinates alone, but has the clocks of its area', () => {
    const findPlaces = findPlacesIn({ nearest: () => null, timeZoneAt: () => 'America/Los_Angeles' })
    expect(findPlaces.resolve('36.505,-117.079')).toMatchObject({
      slug: '36.5050,-117.0790',
      names: { en: '36.5050,-117.0790' },
      country: '',
      timeZone: 'America/Los_Angeles',
    })
  })
})
