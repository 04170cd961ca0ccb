import { describe, expect, it } from 'vitest'
import { isOpening, openedPage } from './opened-page.ts'

describe('the page at an address', () => {
  it.each([
    ['/', 'home'],
    ['/de', 'home'],
    ['/radar', 'radar'],
    ['/it/location/bern', 'location'],
    ['/location/46.95,7.44', 'location'],
    ['/fr/region/valais', 'region'],
    ['/en/radar.data', null],
    ['/de.data', null],
    ['/location/bern.png', null],
    ['/de/zuerich.txt', null],
    ['/places/glances', null],
    ['/embed/bern', null],
    ['/display/bern', null],
    ['/api/v1/opened', null],
    ['/nowhere', null],
  ])('%s: %s', (path, page) => expect(openedPage(path)).toBe(page))
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const opens = (headers: Record<string, string>) => isOpening(new Headers(headers))

describe('a request opens a page', () => {
  it.each([
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT P40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ])('of a browser: %s', (agent) => expect(opens({ 'User-Agent': agent })).toBe(true))

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    `Mozilla/5.0 (${'x'.repeat(400)})`,
    '',
  ])('but not of a program: %s', (agent) => expect(opens({ 'User-Agent': agent })).toBe(false))

  it('for somebody to look at: not in advance, for a copy or in a frame', () => {
    const of = (headers: Record<string, string>) => opens({ 'User-Agent': firefox, ...headers })
    expect(of({ 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' })).toBe(true)
    for (const wanted of ['empty', 'iframe', 'image']) expect(of({ 'Sec-Fetch-Dest': wanted })).toBe(false)
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      expect(of({ 'Sec-Fetch-Dest': 'document', 'Sec-Purpose': purpose })).toBe(false)
  })
})
