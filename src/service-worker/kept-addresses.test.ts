import { describe, expect, it } from 'vitest'
import { isKeptPage, isSamePage, pictureHashesIn } from './kept-addresses.ts'

const at = (address: string) => new URL(address, 'https://wetterhorn.example')

describe('what the service worker keeps', () => {
  it.each([
    '/',
    '/de',
    '/en/location/bern',
    '/location/46.95,7.44',
    '/fr/radar?place=bern',
    '/it/places',
    '/de/mountain',
  ])('%s is kept', (address) => {
    expect(isKeptPage(at(address))).toBe(true)
  })

  it.each([
    '/setup',
    '/de/setup',
    '/api/v1/key',
    '/api/v1/weather?place=bern',
    '/search?q=bern',
    '/embed/bern',
    '/alerts.atom',
    '/de/location/bern.data',
    '/location/bern.png',
    '/de.data',
    '/metrics',
    `/radar?place=${'x'.repeat(300)}`,
  ])('%s is not', (address) => {
    expect(isKeptPage(at(address))).toBe(false)
  })

  it('finds a page again under its plain address, never in another language or of another place', () => {
    expect(isSamePage(at('/radar'), at('/de/radar?t=2026-06-10T08:00Z'))).toBe(true)
    expect(isSamePage(at('/'), at('/fr'))).toBe(true)
    expect(isSamePage(at('/en/radar'), at('/de/radar'))).toBe(false)
    expect(isSamePage(at('/radar'), at('/alerts'))).toBe(false)
    expect(isSamePage(at('/forecast?place=bern'), at('/forecast?place=bern&day=2026-06-12'))).toBe(true)
    expect(isSamePage(at('/forecast?place=zurich'), at('/forecast?place=bern'))).toBe(false)
    // Without a place in the address it shows the reader's own.
    expect(isSamePage(at('/forecast?place=zurich'), at('/forecast'))).toBe(false)
    expect(isSamePage(at('/forecast'), at('/en/forecast?place=tokyo'))).toBe(false)
    const way = '/way?stop=bern&stop=thun'
    expect(isSamePage(at(way), at(`${way}&by=bike&leave=2026-06-12T08:00`))).toBe(true)
    expect(isSamePage(at(way), at('/way?stop=bern&stop=biel'))).toBe(false)
    expect(isSamePage(at('/way?track=AB'), at('/way?track=CD'))).toBe(false)
    expect(isSamePage(at('/plan'), at('/plan?need=laundry&place=lugano'))).toBe(false)
  })

  it('knows the radar pictures that a page shows', () => {
    const html =
      '"/api/v1/radar/frames/abcdefghij-_1234.png" src="/api/v1/radar/frames/AAAABBBBCCCCDDDD.svg?x"'
    expect([...pictureHashesIn(html)]).toEqual(['abcdefghij-_1234', 'AAAABBBBCCCCDDDD'])
  })
})
