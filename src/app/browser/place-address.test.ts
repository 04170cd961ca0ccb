import { describe, expect, it } from 'vitest'
import { addressOfChoice, sharedAddress } from './place-address.ts'

describe('addressOfChoice', () => {
  it.each([
    ['/', '', '/location/bern'],
    ['/de', '', '/de/location/bern'],
    ['/it/location/lugano', '', '/it/location/bern'],
    ['/region/alpine', '', '/location/bern'],
    ['/radar', '', '/radar?place=bern'],
    ['/radar', '?place=chur&c=46.8,9.5&z=9&point=46.7,9.4&layer=snow', '/radar?place=bern&layer=snow'],
    ['/fr/alerts', '?type=wind&place=chur', '/fr/alerts?type=wind&place=bern'],
    ['/accuracy', '?station=SMA', '/accuracy?place=bern'],
    ...'forecast precipitation seasonal plan snow water pollen embed'
      .split(' ')
      .map((page) => [`/${page}`, '', `/${page}?place=bern`]),
    ['/about', '', '/location/bern'],
  ])('from %s%s is %s', (pathname = '', search = '', address = '') => {
    expect(addressOfChoice(pathname, search, 'bern')).toBe(address)
  })

  it('keeps a pair of coordinates readable', () => {
    expect(addressOfChoice('/', '', '46.6869,7.8629')).toBe('/location/46.6869,7.8629')
  })
})

describe('sharedAddress', () => {
  it.each([
    ['/forecast?day=2026-11-16', '/de/forecast?day=2026-11-16&place=lugano'],
    ['/fr/radar', '/de/radar?place=lugano'],
    ['/de/plan?place=bern', '/de/plan?place=bern'],
    ['/de/accuracy', '/de/accuracy'],
    ['/', '/de/location/lugano'],
    ['/fr?place=lugano', '/de/location/lugano'],
    ['/de/location/bern', '/de/location/bern'],
    ['/de/about', '/de/about'],
  ])('of %s is %s', (shown, shared) => {
    const address = sharedAddress(`https://wetterhorn.example${shown}`, { place: 'lugano', language: 'de' })
    expect(address.href).toBe(`https://wetterhorn.example${shared}`)
  })

  it('has a position to the kilometre, and none where it is not asked for', () => {
    const shown = 'https://wetterhorn.example/de/radar'
    const of = (place: string | undefined) => sharedAddress(shown, { place, language: 'de' }).searchParams
    expect(of('47.3769,8.5417').get('place')).toBe('47.3800,8.5400')
    expect(of(undefined).has('place')).toBe(false)
  })
})
