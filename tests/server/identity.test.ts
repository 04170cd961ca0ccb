import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownFolder } from '../support/own-folder.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

describe('the site of a made-up municipality', () => {
  let server: ServerProcess
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  beforeAll(async () => {
    const folder = join(ownFolder(afterAll), 'texts')
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'notice.de.md'),
      'Am Samstag ist **Seefest**: [Programm](https://seefest.example).\n',
    )
    writeFileSync(
      join(folder, 'legal.de.md'),
      'Verantwortlich ist die Gemeindekanzlei.\n\n| keine | Tabelle |\n',
    )
    const logo = join(folder, 'logo.svg')
    writeFileSync(logo, '<svg viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>')
    server = await startServer({
      SITE_NAME: 'Wetter Thun & See',
      SITE_SUBTITLE_DE: 'Das Wetter am See',
      SITE_LOGO: logo,
      SITE_ACCENT: '#005f73',
      SITE_TEXTS: folder,
      SITE_LINKS: 'Stadt Thun=https://www.thun.example',
      HOME_PLACE: 'thun',
      DEFAULT_LANGUAGE: 'de',
      FEATURED_PLACES: 'spiez,interlaken',
      PAGES_OFF: 'pollen',
      CONTACT_MAIL: 'wetter@thun.example',
      ADS_TXT: 'google.com, pub-1, DIRECT; other.example, 2, RESELLER, abc',
      TRUSTED_PROXIES: '1',
      BASEMAP_STYLE_URL: 'https://maps.thun.example/style.json',
    })
  })
  afterAll(() => server.stop())

  it('has its name, colour, logo, place and language on its home page, and ours nowhere', async () => {
    const { text } = await read('/')
    expect(text).toMatch(/<html lang="de"/)
    expect(text).toContain('Wetter Thun &amp; See')
    expect(text).toContain('Das Wetter am See')
    expect(text).toContain('--red:light-dark(#005f73, ')
    expect(text).toContain('src="/site-logo.svg"')
    expect(text).toContain('data-place="thun"')
    expect(text).toContain('href="https://www.thun.example"')
    expect(text).toContain('>Spiez<')
    expect(text).toContain('<strong>Seefest</strong>')
    expect(text.replaceAll('Wetterhorn Sans', '').replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(
      /Wetterhorn(?! <b>3690)/,
    )
    expect((await read('/site-logo.svg')).text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>',
    )
  })

  it.each([
    '/de/forecast',
    '/fr/about',
    '/it/privacy',
    '/en/terms',
    '/de/site.webmanifest',
    '/en/warnings.atom',
  ])('speaks of itself by that name on %s', async (path) => {
    const { text } = await read(path)
    expect(text).not.toMatch(/[^"«] Wetterhorn (zeigt|montre|mostra|shows|is free)/)
    if (!path.endsWith('.atom')) expect(text).toMatch(/Wetter Thun &(amp;)? ?See|Wetter Thun & See/)
  })

  it('the policy of its pages lets in the base map that is configured, and nobody else', async () => {
    const { headers } = await read('/de/radar')
    const parts = (headers.get('content-security-policy') ?? '').split('; ')
    const withMaps = parts.filter((part) => part.includes('https://maps.thun.example'))
    expect(withMaps.map((part) => part.split(' ')[0])).toEqual(['img-src', 'connect-src'])
    expect(parts.filter((part) => /https?:/.test(part))).toEqual(withMaps)
  })

  it('a page switched off is gone with a way home, and no menu or site map names it', async () => {
    const { status, text } = await read('/de/pollen')
    expect(status).toBe(410)
    expect(text).toContain('Diese Seite ist hier abgeschaltet')
    expect(text).toContain('href="/de"')
    expect((await read('/de/pollen?place=bern')).status).toBe(410)
    expect((await read('/pollen')).status).toBe(410)
    expect((await read('/pollen.data')).status).toBe(410)
    expect((await read('/')).text).not.toMatch(/href="(\/de)?\/pollen/)
    expect((await read('/sitemap-1.xml')).text).not.toContain('/pollen<')
  })

  it('adds the operator’s paragraph to the legal pages, as text', async () => {
    const { text } = await read('/de/privacy')
    expect(text).toContain('Verantwortlich ist die Gemeindekanzlei.')
    expect(text).toContain('| keine | Tabelle |')
  })

  it('answers /ads.txt and /.well-known/security.txt', async () => {
    expect((await read('/ads.txt')).text).toBe('google.com, pub-1, DIRECT\nother.example, 2, RESELLER, abc\n')
    const { text } = await read('/.well-known/security.txt')
    expect(text).toMatch(/^Contact: mailto:wetter@thun\.example$/m)
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m)
  })
})

describe('settings that cannot be used', () => {
  it('are named in the log and on /setup, and the site runs with our look', async () => {
    const server = await startServer({
      SITE_ACCENT: '#ffee00',
      HOME_PLACE: 'no-such-place',
    })
    const home = await fetch(`${server.url}/en`)
    expect(home.status).toBe(200)
    expect((await home.text()).includes('data-place="zurich"')).toBe(true)
    const answer = await fetch(`${server.url}/api/v1/key/setup`)
    const { identity }: { identity: { problems: unknown } } = await answer.json()
    expect(identity.problems).toEqual([
      { variable: 'SITE_ACCENT', problem: 'its contrast with white is 1.2, and 3 is needed' },
      { variable: 'HOME_PLACE', problem: 'no place has the address "no-such-place"' },
    ])
    await server.stop()
    expect(server.output()).toContain('a setting of the site cannot be used')
  })
})
