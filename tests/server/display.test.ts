import { createHash } from 'node:crypto'
import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { sharedSite } from '../support/shared-site.ts'

const server = await sharedSite()
const get = (path: string) => fetch(server.url + path)

describe('/display/{place}', () => {
  it.each([
    ['en', 'Today and the next 7 days</h2>', 'Alerts'],
    ['de', 'Heute und die nächsten 7 Tage</h2>', 'Warnungen'],
    ['fr', 'Aujourd’hui et les 7\u00a0prochains jours</h2>', 'Alertes'],
    ['it', 'Oggi e i prossimi 7 giorni</h2>', 'Allerte'],
  ])('in %s: small, on its own, with a script that its policy names', async (language, week, dangers) => {
    const answer = await get(`/${language}/display/bern`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    for (const words of [week, dangers, 'Wetterhorn']) expect(html).toContain(words)
    for (const view of ['now', 'week', 'dangers']) expect(html).toContain(`class="view view-${view}"`)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(32_000)
    expect(html).not.toMatch(/<a |<link|<iframe|<nav|url\(|@font-face/)
    // Each language has its own space before the sign, none of which breaks a line.
    expect(html).toMatch(/\d[\u00a0\u202f]?%/)
    expect(html).not.toMatch(/\d %/)
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}';`)
    expect(policy).toContain("default-src 'none'")
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('says whose data it shows, of when, and that it is invented', async () => {
    const html = await (await get('/en/display/bern')).text()
    const foot = /<footer.*<\/footer>/s.exec(html)?.[0]
    expect(foot).toMatch(/Demo data · .*\d{4}, \d\d:\d\d · \w/)
    expect(foot).toMatch(/hidden=""[^>]*>These values are from .*; newer ones could not be loaded\./)
  })

  it('without scripts is renewed by the browser', async () => {
    expect(await (await get('/de/display/bern')).text()).toMatch(
      /<noscript><meta http-equiv="refresh" content="60"\/?><\/noscript>/,
    )
  })

  it('is in the theme of its address', async () => {
    expect(await (await get('/it/display/lugano?theme=dark')).text()).toContain('data-theme="dark"')
    expect(await (await get('/it/display/lugano')).text()).toMatch(/<html lang="it" data-release="\w+">/)
  })

  it('beyond the radar has no such view', async () => {
    const html = await (await get('/en/display/tokyo')).text()
    expect(html).toContain('class="view view-week"')
    expect(html).not.toContain('class="view view-radar"')
  })

  it('there is none of an unknown place', async () => {
    expect((await get('/en/display/nowhere-at-all')).status).toBe(404)
  })
})

describe('/display/{place}.png', () => {
  it.each([
    ['/de/display/bern.png', 800, 480, 4],
    ['/fr/display/lugano.png?size=600x800&shades=2', 600, 800, 1],
    ['/en/display/tokyo.png?shades=16&temperature=F', 800, 480, 4],
  ])(
    '%s: %i × %i pixels in %i bits of grey, for a while and for everybody',
    async (path, width, height, depth) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const png = decode(bytes)
      expect([png.width, png.height, png.channels, png.depth]).toEqual([width, height, 1, depth])
      // Paper with ink on it: mostly white, and some black.
      const white = png.data.filter((byte) => byte === 255).length / png.data.length
      expect(white).toBeGreaterThan(0.6)
      expect(white).toBeLessThan(0.98)
      expect(bytes.length).toBeLessThan(60_000)
    },
  )

  it('there is none of an unknown place, size or number of shades', async () => {
    for (const path of ['nowhere-at-all.png', 'bern.png?size=10x10', 'bern.png?shades=3'])
      expect((await get(`/en/display/${path}`)).status, path).toBe(404)
  })
})
