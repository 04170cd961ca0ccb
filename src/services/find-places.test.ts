import { describe, expect, it } from 'vitest'
import { recordedLog } from '../../tests/support/recorded-log.ts'
import type { Gazetteer } from '../ports/gazetteer.ts'
import { createCache } from '../storage/cache/create-cache.ts'
import { createFindPlaces } from './find-places.ts'

describe('a point far from every place', () => {
  it('is known by its coordinates alone, but has the clocks of its area', () => {
    const gazetteer = {
      nearest: () => null,
      timeZoneAt: () => 'America/Los_Angeles',
    } as unknown as Gazetteer
    const log = recordedLog()
    const findPlaces = createFindPlaces({
      gazetteer,
      sources: {} as never,
      weatherKey: {} as never,
      cache: createCache({ maxItems: 10, maxBytes: 100_000, clock: Date.now, log }),
      secret: 'a secret of at least some length',
      log,
    })
    expect(findPlaces.resolve('36.505,-117.079')).toMatchObject({
      slug: '36.5050,-117.0790',
      names: { en: '36.5050,-117.0790' },
      country: '',
      timeZone: 'America/Los_Angeles',
    })
  })
})
