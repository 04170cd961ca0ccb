import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { decode } from 'fast-png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlaceRain } from '../../src/domain/rain/place-rain.ts'
import type { RainSums } from '../../src/services/radar/show/create-radar.ts'
import type { RadarManifest } from '../../src/services/radar/show/radar-manifest.ts'
import { documentedAnswers } from '../support/documented-answers.ts'
import { eventually } from '../support/eventually.ts'
import { metricOf } from '../support/metric-of.ts'
import { opened } from '../support/opened-page.ts'
import { startServer } from '../support/server-process.ts'
import { patienceMs, untilRadarFilled } from '../support/until-ready.ts'
import { expectChosenUnits } from '../support/written-units.ts'

/** That of `npm test`, which the browsers use later, or one of this file's own. */
let server: { url: string; pid: string; stop?: () => Promise<unknown> }
let manifest: RadarManifest

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)

beforeAll(async () => {
  server = await site()
  // The site answers at once, without a radar.
  const early = await get('/api/v1/radar')
  expect([200, 503]).toContain(early.status)
  manifest = await untilRadarFilled(server.url)
}, patienceMs)
afterAll(() => server?.stop?.())

async function site(): Promise<typeof server> {
  const { SITE_URL, SITE_PID } = process.env
  if (SITE_URL && SITE_PID) return { url: SITE_URL, pid: SITE_PID }
  const { url, child, stop } = await startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true })
  return { url, pid: String(child.pid), stop }
}

/** Layer after layer arrives; a starved machine takes minutes for it. */
const filling = { everyMs: 500, forMs: patienceMs }

const drawn = () => metricOf(server.url, 'wetterhorn_packed_total')

describe('the radar of the real server', () => {
  it(
    'is one sequence: two hours measured, two predicted, at equal steps',
    async () => {
      // Clouds come after the frames, snow with the local forecasts, whose pictures are the longest work of a start.
      manifest = await eventually(async () => {
        const filled = await untilRadarFilled(server.url)
        for (const [name, layer] of Object.entries(filled.layers))
          expect({ name, ...layer }).toMatchObject({ name, isAvailable: true })
        return filled
      }, filling)
      const { frames, nowAt, stepMinutes } = manifest
      expect(stepMinutes).toBe(5)
      const measured = frames.filter(({ kind }) => kind === 'measured')
      const predicted = frames.filter(({ kind }) => kind === 'predicted')
      expect(measured).toHaveLength(25)
      expect(predicted).toHaveLength(24)
      expect(frames.map(({ at }) => (at - nowAt) / 300_000)).toEqual(
        Array.from({ length: 49 }, (_, i) => i - 24),
      )
      expect(manifest.motion?.u).toHaveLength((manifest.motion?.cols ?? 0) * (manifest.motion?.rows ?? 0))
    },
    patienceMs,
  )

  it('answers as the OpenAPI document says', async () => {
    const { expectDocumented } = await documentedAnswers(server.url)
    for (const [path, query] of [
      ['/radar', ''],
      ['/radar/sums', ''],
      ['/radar/rain', '?place=bern'],
      ['/radar/latest.svg', '?place=bern&lang=de'],
      ['/stations', ''],
      ['/accuracy', '?station=BER'],
    ] as const) {
      const answer = await get(`/api/v1${path}${query}`)
      expect(answer.status).toBe(200)
      await expectDocumented(answer, path)
    }
    const url = manifest.frames[0]?.url ?? ''
    await expectDocumented(await get(url), '/radar/frames/{hash}.png')
    await expectDocumented(await get(url.replace('.png', '.svg')), '/radar/frames/{hash}.svg')
  })

  it('weighs a few hundred kB in all', async () => {
    const urls = [
      ...manifest.frames,
      ...(manifest.layers.clouds.frames ?? []),
      ...(manifest.layers.snow.frames ?? []),
    ]
      .map(({ url }) => url)
      .filter((url) => typeof url === 'string')
    const sizes = await Promise.all(
      urls.map(async (url) => (await (await get(url)).arrayBuffer()).byteLength),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(20_000)
    expect(total).toBeLessThan(500_000)
  })

  it('serves pictures that never change: hashed, immutable, by HEAD and with 304', async () => {
    const url = manifest.frames[24]?.url ?? ''
    const answer = await get(url)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const picture = decode(new Uint8Array(await answer.arrayBuffer()))
    expect([picture.width, picture.height]).toEqual([manifest.grid.cols, manifest.grid.rows])
    expect(picture.data.every((level) => level <= 9 || level === 255)).toBe(true)
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await get(url, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect((await get('/api/v1/radar/frames/AAAAAAAAAAAAAAAA.png')).status).toBe(404)
    expect((await get('/api/v1/radar/frames/..%2F..%2Fetc.png')).status).toBe(404)
  })

  it('says what falls on a place, and refuses what lies outside', async () => {
    const { data } = (await (await get('/api/v1/radar/rain?place=zurich')).json()) as { data: PlaceRain }
    expect(data.steps).toHaveLength(49)
    expect(
      data.steps.filter(({ kind }) => kind === 'predicted').every(({ probability }) => probability !== null),
    ).toBe(true)
    const outside = await get('/api/v1/radar/rain?place=52.52,13.40')
    expect(outside.status).toBe(503)
    expect(((await outside.json()) as { code: string }).code).toBe('no-data')
    expect((await get('/api/v1/radar/rain?place=nowhere-at-all')).status).toBe(404)
  })

  it('a point in the address of the page is read, whatever it is', async () => {
    const card = async (point: string) => {
      const html = await (await get(`/en/radar?place=zurich&point=${point}`)).text()
      return /<section class="map-point"[^>]*>.*?<\/section>/s.exec(html)?.[0] ?? null
    }
    expect(await card('46.948,7.447')).toMatch(/<h2>Bern<\/h2>.*\d\d:\d\d: .*Set as my place/s)
    expect(await card('52.52,13.40')).toMatch(/The radar image does not cover /)
    expect(await card('zurich')).toBeNull()
    expect(await card('%3Cscript%3E')).toBeNull()
  })

  it(
    'gives sums of the whole day as soon as the hours before the frames are there',
    async () => {
      const sums = async () => ((await (await get('/api/v1/radar/sums')).json()) as { data: RainSums }).data
      const minutesOf = (data: RainSums) =>
        Object.fromEntries(data.map(({ id, coveredMinutes }) => [id, coveredMinutes]))
      await expect
        .poll(async () => minutesOf(await sums()), { timeout: patienceMs, interval: 500 })
        .toEqual({
          'last-1h': 60,
          'last-3h': 180,
          'last-6h': 360,
          'last-24h': 1440,
          'next-1h': 60,
          'next-2h': 120,
        })
      expect((await get((await sums())[0]?.url ?? '')).status).toBe(200)
    },
    patienceMs,
  )

  it('draws the newest frame over the base map', async () => {
    const answer = await get('/api/v1/radar/latest.svg?theme=dark&lang=de&place=lucerne')
    const svg = await answer.text()
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(svg).toContain('Luzern')
    expect(svg).toContain('Genf')
    expect(svg).toContain('data:image/png;base64,')
    // The largest thing a first visit to the radar paints.
    expect(gzipSync(svg).length).toBeLessThan(25_000)
    expect((await get('/api/v1/radar/latest.svg?theme=pink')).status).toBe(400)
    const plain = await get('/api/v1/radar/latest.svg', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toContain('<svg')
  })

  it('draws a map of sums over the base map, at an address that never changes', async () => {
    const { data } = (await (await get('/api/v1/radar/sums')).json()) as { data: RainSums }
    const picture = data.find(({ id }) => id === 'last-24h')?.url.replace('.png', '.svg')
    // A point of its own: whoever ran before has drawn others.
    const point = () => (0.4 * Math.random()).toFixed(6).slice(1)
    const url = `${picture}?theme=light&lang=it&place=46${point()},9${point()}`
    const before = await drawn()
    const answer = await get(url)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const tag = { 'If-None-Match': answer.headers.get('etag') ?? '' }
    expect((await get(url, { headers: tag })).status).toBe(304)
    expect(await answer.text()).toMatch(/data:image\/png;base64,.*Basilea/s)
    // For all who ask for it.
    expect(await drawn()).toBe(before + 1)
    expect((await get('/api/v1/radar/frames/AAAAAAAAAAAAAAAA.svg')).status).toBe(404)
  })

  it('sums are reached by links, each with its picture, before any script', async () => {
    const page = await opened(`${server.url}/de/precipitation?place=lugano`)
    const periods = page.main.one('nav', { 'aria-label': 'Summe über' })
    const next = periods.one('a', /^Nächste Stunde/).attribute('href') ?? ''
    expect(next).toContain('period=next-1h')
    const sum = (await opened(server.url + next)).main
    const picture = sum.one('img', { alt: /^Nächste Stunde: prognostizierter Niederschlag/ })
    const answer = await get(picture.attribute('src') ?? '')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  it('is in the HTML of its page before any script: sentence, strip, picture, in each language', async () => {
    for (const [lang, word] of [
      ['en', 'Rain radar'],
      ['de', 'Niederschlagsradar'],
      ['fr', 'Radar des précipitations'],
      ['it', 'Radar delle precipitazioni'],
    ]) {
      const html = await (await get(`/${lang}/radar?place=davos`)).text()
      expect(html).toContain(`<h1>${word}</h1>`)
      expect(html).toMatch(/class="map-lead rain-sentence">[^<]{15,}/)
      const lists = [...html.matchAll(/<ol[^>]*>(.*?)<\/ol>/gs)].map(
        ([, list = '']) => list.match(/<li[^>]*>\d\d:\d\d/g)?.length ?? 0,
      )
      // Every five minutes of the next two hours.
      expect(lists).toContain(24)
      expect(html).toMatch(/src="\/api\/v1\/radar\/frames\/[\w-]{16}\.svg\?theme=light/)
      // In the page's own face, over a picture without names.
      expect(html).toContain('>Davos</text>')
    }
  })

  // It shows nothing without MeteoSwiss, which few servers of these tests reach.
  it('mountains are written in the chosen units', () =>
    eventually(() => expectChosenUnits(server.url, '/en/mountain', ['temperature', 'wind'])))

  // The site of `npm test` has answered several other files by now; alone it has some 260 MB.
  it('settles below the memory that docs/what-it-needs.md promises', async () => {
    const needs = readFileSync('docs/what-it-needs.md', 'utf8')
    const promisedMb = Number(/the server settles below (\d+) MB/.exec(needs)?.[1])
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    const residentKb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    expect(residentKb / 1024).toBeLessThan(promisedMb)
  })
})
