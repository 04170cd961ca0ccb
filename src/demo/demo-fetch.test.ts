import { decode } from 'fast-png'
import h5wasm from 'h5wasm'
import { describe, expect, it, vi } from 'vitest'
import { createAtmosphere } from './atmosphere.ts'
import { createDemoFetch, type DemoPlaces, defaultDemoSeed, type Fault } from './demo-fetch.ts'
import { unit } from './noise.ts'
import { toPlane } from './swiss-plane.ts'
import { hourMs } from './synoptic.ts'
import { colourOf } from './universal-blue.ts'

// Real pictures and whole forecasts are made here, on machines of any speed.
vi.setConfig({ testTimeout: 30_000 })

const atmosphere = createAtmosphere(defaultDemoSeed)
const fetchAt = (nowMs: number, faults: Fault[] = []) =>
  createDemoFetch({ seed: defaultDemoSeed, clock: () => nowMs, atmosphere, faults: () => faults })

const oneCallUrl = (lat: number, lon: number, more = '') =>
  `https://api.openweathermap.org/data/3.0/onecall?lat=${lat}&lon=${lon}&appid=DEMO_KEY&units=metric&exclude=minutely${more}`
const radarBase = 'https://data.geo.admin.ch/api/stac/v1/collections/ch.meteoschweiz.ogd-radar-precip/items'
const feedUrl = 'https://feeds.meteoalarm.org/feeds/meteoalarm-legacy-atom-switzerland'

type Wire = Record<string, never> & { '1h'?: number }
type Air = {
  dt: number
  temp: number
  pop: number
  rain?: Wire
  snow?: Wire
  wind_gust: number
  weather: { id: number; description: string; icon: string }[]
}
type OneCall = {
  timezone: string
  timezone_offset: number
  current: Air
  hourly: Air[]
  daily: {
    dt: number
    temp: { min: number; max: number }
    rain?: number
    snow?: number
    weather: Air['weather']
  }[]
}

const readJson = async <T>(response: Promise<Response>) => (await (await response).json()) as T
const isWetCode = (id: number) => id < 700
const amount = (air: Air) => (air.rain?.['1h'] ?? 0) + (air.snow?.['1h'] ?? 0)

/** Instants of three years and places within Switzerland. */
const candidates = Array.from({ length: 400 }, (_, i) => ({
  nowMs: Date.UTC(2025, 0, 1) + Math.floor(unit(99, i, 1) * 3 * 365 * 24 * 60) * 60_000,
  lat: 46.0 + 1.5 * unit(99, i, 2),
  lon: 6.3 + 3.6 * unit(99, i, 3),
}))
/** Twenty at random, and eight more that are wet. */
const cases = [
  ...candidates.slice(0, 20),
  ...candidates
    .slice(20)
    .filter(
      ({ nowMs, lat, lon }) => atmosphere.rateAt({ lat, lon }, Math.floor(nowMs / 300_000) * 300_000) > 0.1,
    )
    .slice(0, 8),
]

async function readRadar(fetch: ReturnType<typeof fetchAt>, atMs: number): Promise<Float32Array> {
  const day = new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')
  const item = await readJson<{ assets: Record<string, { href: string }> }>(fetch(`${radarBase}/${day}-ch`))
  const time = new Date(atMs).toISOString().slice(11, 16).replace(':', '')
  const name = Object.keys(item.assets).find((key) => key.endsWith(`${time}vl.001.h5`)) ?? ''
  const bytes = new Uint8Array(await (await fetch(item.assets[name]?.href ?? '')).arrayBuffer())
  const { FS } = await h5wasm.ready
  FS.writeFile('read.h5', bytes)
  const file = new h5wasm.File('read.h5', 'r')
  const dataset = file.get('dataset1/data1/data')
  const values = dataset && 'value' in dataset ? (dataset.value as Float32Array) : new Float32Array()
  file.close()
  return values
}

describe('all upstreams tell one story', () => {
  it.each(cases)('at $lat, $lon, $nowMs', async ({ nowMs, lat, lon }) => {
    const body = await readJson<OneCall>(fetchAt(nowMs)(oneCallUrl(lat, lon)))
    const radar = await readRadar(fetchAt(nowMs + 10 * 60_000), body.current.dt * 1000)
    const { xKm, yKm } = toPlane({ lat, lon })
    const onRadar = radar[Math.floor(280 - yKm) * 710 + Math.floor(xKm + 345)] as number
    const now = amount(body.current)
    const isWet = isWetCode(body.current.weather[0]?.id ?? 0)
    expect(isWet).toBe(now > 0)
    // Cell centre and place are up to 700 m apart.
    if (onRadar > 1) expect(now).toBeGreaterThan(0)
    if (onRadar === 0) expect(now).toBeLessThan(1)
    const hour = body.hourly[0] as Air
    expect(hour.dt).toBeLessThanOrEqual(body.current.dt)
    if (isWet) expect(amount(hour)).toBeGreaterThan(0)
    for (const later of body.hourly) {
      expect(isWetCode(later.weather[0]?.id ?? 0)).toBe(amount(later) > 0)
      if (amount(later) === 0) expect(later.pop).toBeLessThan(0.4)
      else expect(later.pop).toBeGreaterThan(0.4)
    }
  })

  it('these cases hold dry and wet ones', () => {
    const wet = cases.filter(({ nowMs, lat, lon }) => atmosphere.rateAt({ lat, lon }, nowMs) > 0).length
    expect(wet).toBeGreaterThan(6)
    expect(wet).toBeLessThan(20)
  })

  it('radar tiles of RainViewer show the rain of the same atmosphere', async () => {
    const nowMs = Date.UTC(2026, 10, 25, 12, 17)
    const fetch = fetchAt(nowMs)
    type Frame = { time: number; path: string }
    const maps = await readJson<{
      host: string
      radar: { past: Frame[]; nowcast: [] }
      satellite: { infrared: Frame[] }
    }>(fetch('https://api.rainviewer.com/public/weather-maps.json'))
    expect(maps.radar.past).toHaveLength(13)
    expect(maps.radar.nowcast).toEqual([])
    expect(maps.satellite.infrared).toHaveLength(13)
    const newest = maps.radar.past.at(-1) as Frame
    expect(newest.path).toMatch(/^\/v2\/radar\/[0-9a-f]{12}$/)
    expect(nowMs / 1000 - newest.time).toBeLessThan(15 * 60)
    const size = 256
    const response = await fetch(`${maps.host}${newest.path}/${size}/7/66/45/2/1_0.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const { data, width, height } = decode(new Uint8Array(await response.arrayBuffer()))
    expect([width, height]).toEqual([size, size])
    let agreeing = 0
    let painted = 0
    const step = 17
    for (let row = 5; row < size; row += step) {
      for (let col = 5; col < size; col += step) {
        const lon = ((66 + (col + 0.5) / size) / 128) * 360 - 180
        const lat =
          (Math.atan(Math.sinh(Math.PI * (1 - (2 * (45 + (row + 0.5) / size)) / 128))) * 180) / Math.PI
        const pixel = data.subarray((row * size + col) * 4, (row * size + col) * 4 + 4)
        const rate = atmosphere.rateAt({ lat, lon }, newest.time * 1000)
        if ((pixel[3] as number) > 0) painted++
        if ((pixel[3] as number) > 0 === rate > 0) agreeing++
      }
    }
    expect(painted).toBeGreaterThan(20)
    expect(agreeing).toBeGreaterThan(0.93 * 15 * 15)
    expect((await fetch(`${maps.host}/v2/radar/000000000000/256/7/66/45/2/1_0.png`)).status).toBe(404)
    const tooDeep = await fetch(`${maps.host}${newest.path}/256/8/132/90/2/1_0.png`)
    expect(tooDeep.status).toBe(200)
    const colours = new Set<string>()
    const picture = decode(new Uint8Array(await tooDeep.arrayBuffer())).data
    for (let i = 0; i < picture.length; i += 4) colours.add([...picture.subarray(i, i + 4)].join())
    expect(colours).toEqual(new Set(['0,0,0,0', '140,140,140,255']))
    const clouds = await fetch(`${maps.host}${maps.satellite.infrared[0]?.path}/256/6/33/22/0/0_0.png`)
    expect(clouds.status).toBe(200)
    const coverage = decode(
      new Uint8Array(await (await fetch(`${maps.host}/v2/coverage/0/256/3/4/2/0/0_0.png`)).arrayBuffer()),
    )
    expect(new Set(coverage.data.filter((_, i) => i % 4 === 3))).toEqual(new Set([0, 255]))
  })

  it('uses the published colour of each dBZ', () => {
    const rateOf = (dbz: number) => (10 ** (dbz / 10) / 200) ** (1 / 1.6)
    const hex = (dbz: number, kind: 'rain' | 'snow') =>
      Buffer.from(colourOf(rateOf(dbz), kind)).toString('hex')
    expect([0, 10, 15, 16, 20, 30, 35, 41, 50].map((dbz) => hex(dbz, 'rain'))).toEqual([
      '827b6949',
      'cec08796',
      '88ddeeff',
      '6cd1ebff',
      '00a3e0ff',
      '005588ff',
      'ffee00ff',
      'ff9f00ff',
      'c10000ff',
    ])
    expect([10, 26, 40].map((dbz) => hex(dbz, 'snow'))).toEqual(['bfffffff', '5b9bffff', '2f6fffff'])
    expect(colourOf(0, 'rain')).toEqual(new Uint8Array(4))
  })

  it('days are the sums and extremes of their hours', async () => {
    const { hourly, daily, timezone, timezone_offset } = await readJson<OneCall>(
      fetchAt(Date.UTC(2026, 10, 24, 3, 20))(oneCallUrl(46.95, 7.45)),
    )
    expect([hourly.length, daily.length, timezone, timezone_offset]).toEqual([48, 8, 'Europe/Zurich', 3600])
    const tomorrow = hourly.filter(({ dt }) => new Date((dt + 3600) * 1000).getUTCDate() === 25)
    expect(tomorrow).toHaveLength(24)
    const day = daily[1]
    expect(new Date((day?.dt ?? 0) * 1000).toISOString()).toBe('2026-11-25T11:00:00.000Z')
    expect((day?.rain ?? 0) + (day?.snow ?? 0)).toBeCloseTo(
      tomorrow.reduce((sum, hour) => sum + amount(hour), 0),
      0,
    )
    expect(day?.temp.max).toBe(Math.max(...tomorrow.map((hour) => hour.temp)))
    expect(day?.temp.min).toBe(Math.min(...tomorrow.map((hour) => hour.temp)))
  })
})

describe('warnings', () => {
  const entriesOf = (atom: string) =>
    [...atom.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => {
      const text = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? ''
      return {
        title: text('title'),
        onset: Date.parse(text('cap:onset')),
        expires: Date.parse(text('cap:expires')),
        sent: Date.parse(text('cap:sent')),
        severity: text('cap:severity'),
        identifier: text('cap:identifier'),
        polygon: text('cap:polygon')
          .split(' ')
          .map((pair) => pair.split(',').map(Number) as [number, number]),
        cap: /application\/cap\+xml" href="([^"]+)"/.exec(entry)?.[1] ?? '',
      }
    })
  const read = async (nowMs: number) => entriesOf(await (await fetchAt(nowMs)(feedUrl)).text())

  it('announce what the atmosphere then does', async () => {
    const windy = await read(Date.UTC(2026, 10, 17, 20, 3))
    const wind = windy.filter((entry) => / Wind Warning issued for Switzerland - /.test(entry.title))
    expect(wind.length).toBeGreaterThan(0)
    for (const { polygon, onset, expires, severity } of wind) {
      const lat = polygon.slice(1).reduce((sum, [value]) => sum + value, 0) / (polygon.length - 1)
      const lon = polygon.slice(1).reduce((sum, [, value]) => sum + value, 0) / (polygon.length - 1)
      let strongest = 0
      for (let t = onset; t <= expires; t += hourMs / 2) {
        strongest = Math.max(strongest, atmosphere.at({ lat, lon }, null, t).gustMs)
      }
      expect(strongest).toBeGreaterThan(severity === 'Moderate' ? 17 : 21)
    }
  })

  it('come in five languages, with closed outlines and stable identifiers', async () => {
    const nowMs = Date.UTC(2026, 10, 17, 20, 3)
    const [now, later] = [await read(nowMs), await read(nowMs + 4 * 60_000)]
    expect(later.map((entry) => entry.identifier)).toEqual(now.map((entry) => entry.identifier))
    const first = now[0]
    expect(first?.identifier).toMatch(/^2\.49\.0\.0\.756\.0\.CH\.\d{12}[0-9a-f]{20}$/)
    expect(first?.polygon.at(0)).toEqual(first?.polygon.at(-1))
    expect(first?.sent).toBeLessThanOrEqual(nowMs)
    const response = await fetchAt(nowMs)(first?.cap ?? '')
    const cap = await response.text()
    expect(response.headers.get('content-type')).toBe('application/cap+xml')
    expect([...cap.matchAll(/<language>(\w+)<\/language>/g)].map((match) => match[1])).toEqual([
      'en',
      'de',
      'fr',
      'it',
      'rm',
    ])
    expect(cap).toContain(`<identifier>${first?.identifier}</identifier>`)
    expect((await fetchAt(nowMs)(`${first?.cap.slice(0, -4)}0000`)).status).toBe(404)
  })

  it('are absent on calm days, and never many', async () => {
    const counts: number[] = []
    for (let day = 0; day < 8; day++) {
      const nowMs = Date.UTC(2026, 0, 5, 11) + day * 43 * 24 * hourMs
      counts.push((await read(nowMs)).filter((entry) => entry.expires > nowMs).length)
    }
    expect(counts).toContain(0)
    expect(Math.max(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  })
})

describe('OpenWeather details', () => {
  const nowMs = Date.UTC(2026, 10, 25, 12)

  it('speaks four languages', async () => {
    const words = new Set<string>()
    for (const lang of ['en', 'de', 'fr', 'it']) {
      const body = await readJson<OneCall>(fetchAt(nowMs)(oneCallUrl(46.95, 7.45, `&lang=${lang}`)))
      words.add(body.current.weather[0]?.description ?? '')
    }
    expect(words.size).toBe(4)
  })

  it('refuses what the real one refuses', async () => {
    const answer = async (url: string) => {
      const response = await fetchAt(nowMs)(url)
      return { status: response.status, body: await response.json() }
    }
    expect(await answer(oneCallUrl(91, 7))).toEqual({
      status: 400,
      body: { cod: '400', message: 'wrong latitude' },
    })
    expect(await answer(oneCallUrl(46, 181))).toEqual({
      status: 400,
      body: { cod: '400', message: 'wrong longitude' },
    })
    expect((await answer('https://api.openweathermap.org/data/3.0/onecall?lat=46&lon=7')).status).toBe(401)
  })

  it('works anywhere, polar night included', async () => {
    const tromso = await readJson<OneCall & { current: { sunrise?: number } }>(
      fetchAt(Date.UTC(2026, 11, 21, 12))(oneCallUrl(69.65, 18.96)),
    )
    expect(tromso.current.sunrise).toBeUndefined()
    expect(tromso.current.weather[0]?.icon).toMatch(/n$/)
    const honolulu = await readJson<OneCall>(fetchAt(nowMs)(oneCallUrl(21.3, -157.9)))
    expect([honolulu.timezone, honolulu.timezone_offset]).toEqual(['Etc/GMT+11', -11 * 3600])
    expect(JSON.stringify(honolulu)).not.toContain('null')
  })
})

describe('MeteoSwiss store', () => {
  const nowMs = Date.UTC(2026, 10, 15, 0, 2)

  it('lists five-minute files up to four minutes ago, tomorrow empty, unknown days not at all', async () => {
    const fetch = fetchAt(nowMs)
    const names = async (day: string) =>
      Object.keys((await readJson<{ assets: object }>(fetch(`${radarBase}/${day}-ch`))).assets)
    expect(await names('20261115')).toEqual([])
    const yesterday = await names('20261114')
    expect(yesterday).toHaveLength(288)
    expect(yesterday.at(-1)).toBe('rzc263182355vl.001.h5')
    expect((await fetch(`${radarBase}/20261001-ch`)).status).toBe(404)
    const missing =
      'https://data.geo.admin.ch/ch.meteoschweiz.ogd-radar-precip/20261115-ch/rzc263190000vl.001.h5'
    expect((await fetch(missing)).status).toBe(403)
  })

  it('has 640 × 710 cells, blind in the corners', async () => {
    const values = await readRadar(fetchAt(nowMs), Date.UTC(2026, 10, 14, 23, 55))
    expect(values).toHaveLength(640 * 710)
    expect(values[0]).toBeNaN()
    expect(values[320 * 710 + 355]).not.toBeNaN()
  })
})

describe('Nominatim', () => {
  const thun = {
    name: 'Thun',
    coordinates: { lat: 46.75, lon: 7.63 },
    country: 'CH',
    countryName: 'Schweiz',
    canton: 'BE',
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

describe('faults', () => {
  const nowMs = Date.UTC(2026, 10, 25, 12)
  const withFault = (fault: Omit<Fault, 'upstream'>) =>
    fetchAt(nowMs, [{ upstream: 'openweather', ...fault }])
  const url = oneCallUrl(46.95, 7.45)

  it('answer with the upstream’s own error body and Retry-After', async () => {
    const response = await withFault({ kind: 'status', status: 429, retryAfter: '30' })(url)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
    expect(await response.json()).toMatchObject({ cod: 429 })
    const blocked = await fetchAt(nowMs, [{ upstream: 'nominatim', kind: 'status', status: 403 }])(
      'https://x.test/search?q=a',
    )
    expect(await blocked.text()).toContain('Access blocked')
  })

  it('spoil the body', async () => {
    await expect((await withFault({ kind: 'truncate' })(url)).text()).rejects.toThrow('terminated')
    await expect((await withFault({ kind: 'garbage' })(url)).json()).rejects.toThrow()
    expect((await withFault({ kind: 'html' })(url)).headers.get('content-type')).toContain('text/html')
    expect(await (await withFault({ kind: 'empty' })(url)).text()).toBe('')
    const reader = (await withFault({ kind: 'endless' })(url)).body?.getReader()
    for (let i = 0; i < 50; i++) expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
  })

  it('break or delay the line, and a caller may give up', async () => {
    await expect(withFault({ kind: 'refuse' })(url)).rejects.toThrow('fetch failed')
    expect((await withFault({ kind: 'delay', delayMs: 5 })(url)).status).toBe(200)
    const controller = new AbortController()
    const hanging = withFault({ kind: 'hang' })(url, { signal: controller.signal })
    const stalled = (await withFault({ kind: 'stall' })(url, { signal: controller.signal })).text()
    controller.abort(new Error('enough'))
    await expect(hanging).rejects.toThrow('enough')
    await expect(stalled).rejects.toThrow('enough')
    await expect(fetchAt(nowMs)(url, { signal: controller.signal })).rejects.toThrow('enough')
  })

  it('touch only the upstream and request they name', async () => {
    const fetch = withFault({ kind: 'status', status: 500, matches: 'lang=it' })
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(`${url}&lang=it`)).status).toBe(500)
    expect((await fetch(feedUrl)).status).toBe(200)
    expect((await fetch('https://elsewhere.test/')).status).toBe(404)
  })
})
