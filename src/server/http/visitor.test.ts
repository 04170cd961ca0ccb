import { describe, expect, it } from 'vitest'
import { readVisitor } from './visitor.ts'

const visitorWith = (cookie: string, pathname = '/') => readVisitor(pathname, new Headers({ cookie }))

describe('the cookies of a visitor', () => {
  it.each([
    ['userLocation=bern', 'bern'],
    ['theme=x; userLocation=z%C3%BCrich; userLocation=bern', null],
    ['userLocation=46.70004%2C8.62', '46.7000,8.6200'],
    ['userLocation=%zz', null],
    ['userLocation', null],
    [`filler=${'x'.repeat(4096)}; userLocation=bern`, null],
  ])('%s: saved place %s', (cookie, savedPlace) => expect(visitorWith(cookie).savedPlace).toBe(savedPlace))

  it('choose the language only where the address does not', () => {
    expect(visitorWith('language=fr').language).toBe('fr')
    expect(visitorWith('language=fr', '/it/radar.data').language).toBe('it')
    expect(visitorWith('language=xx').language).toBe('en')
  })
})
