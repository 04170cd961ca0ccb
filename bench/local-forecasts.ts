// One fetch of MeteoSwiss' local forecasts at full size (5 630 points, 220 hours, 1.24 million rows a file), from a server
// beside it; then what a place costs. `npm run bench -- local-forecasts`.

import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../src/domain/place/place.ts'
import { hourMs } from '../src/domain/time/durations.ts'
import { localDate } from '../src/domain/time/local-time.ts'
import { createForecastPoints } from '../src/domain/weather/forecast-point.ts'
import { type WhereNeed, whereNeeds } from '../src/domain/where/where-needs.ts'
import type { LocalPoint, Measurements } from '../src/ports/local-forecasts.ts'
import type { LocalForecastEnd, LocalForecastJob } from '../src/server/jobs/local-forecast-process.ts'
import { createLocalWeather, readingOfRun } from '../src/services/local-weather/local-weather.ts'
import { createGetWhere } from '../src/services/where/get-where.ts'
import { createLocalForecasts } from '../src/upstreams/meteoswiss-forecast/index.ts'
import { parameters } from '../src/upstreams/meteoswiss-forecast/parameters.ts'
import { openTable } from '../src/upstreams/meteoswiss-forecast/table-file.ts'
import { listenOnLoopback } from '../tests/support/loopback.ts'
import { only } from '../tests/support/only.ts'
import type { BenchResult } from './bench.ts'
import { cpuSeconds } from './load.ts'

const points = 5630
const hours = 220
const days = 9

/** The nine hourly and five daily ones that the targets are set for, and all that we use. */
const needed = [
  ...'tre200h0 treq10h0 treq90h0 rre150h0 rp0003i0 fu3010h0 fu3010h1 sre000h0 jww003i0'.split(' '),
  ...'tre200px tre200pn rka150p0 rreq90p0 jp2000d0'.split(' '),
]
const all = parameters.map(({ id }) => id)
const daily = parameters.filter(({ isDaily }) => isDaily).map(({ id }) => id)

const runAt = Math.floor(Date.now() / hourMs) * hourMs - hourMs
const stamp = (at: number) => new Date(at).toISOString().replace(/\D/g, '').slice(0, 12)
const midnight = Math.floor(runAt / (24 * hourMs)) * 24 * hourMs
const item = `${stamp(runAt).slice(0, 8)}-ch`
const idOf = (point: number) =>
  point < 900 ? `${point + 1};1` : point < 5000 ? `${100_000 + point * 100};2` : `${point};3`

function bodyOf(stamps: string[], isByDate: boolean): Buffer {
  const row = (point: number, step: number) =>
    `${idOf(point)};${stamps[step]};${((point + step) % 37) + 0.5}\n`
  const parts: string[] = []
  const [outer, inner] = isByDate ? [stamps.length, points] : [points, stamps.length]
  for (let a = 0; a < outer; a++) {
    let block = ''
    for (let b = 0; b < inner; b++) block += isByDate ? row(b, a) : row(a, b)
    parts.push(block)
  }
  return Buffer.from(parts.join(''))
}

const pointList = [
  'point_id;point_type_id;station_abbr;postal_code;point_name;point_height_masl;point_coordinates_wgs84_lat;point_coordinates_wgs84_lon',
  ...Array.from({ length: points }, (_, point) => {
    const lat = 45.9 + ((point * 7919) % 1800) / 1000
    const lon = 6 + ((point * 104_729) % 4400) / 1000
    return `${idOf(point)};;;Ort ${point};${400 + (point % 2000)}.0;${lat.toFixed(5)};${lon.toFixed(5)}`
  }),
].join('\r\n')

function serve() {
  const hourStamps = Array.from({ length: hours }, (_, hour) => stamp(midnight + (hour - 3) * hourMs))
  const dayStamps = Array.from({ length: days }, (_, day) => stamp(midnight + day * 24 * hourMs))
  const bodies = {
    byDate: bodyOf(hourStamps, true),
    byPoint: bodyOf(hourStamps, false),
    daily: bodyOf(dayStamps, true),
  }
  let listed: string[] = []
  const parts = (id: string, index: number) => [
    Buffer.from(`point_id;point_type_id;Date;${id}\n`),
    daily.includes(id) ? bodies.daily : index % 2 ? bodies.byPoint : bodies.byDate,
  ]
  const checksums = new Map<string, string>()
  for (const [index, id] of all.entries()) {
    const hash = createHash('sha256')
    for (const part of parts(id, index)) hash.update(part)
    checksums.set(id, `1220${hash.digest('hex')}`)
  }
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    if (url.endsWith('meta_point.csv')) response.end(pointList)
    else if (url.includes('/items/')) {
      const assets = url.endsWith(item)
        ? listed.map((id) => [
            `vnut12.lssw.${stamp(runAt)}.${id}.csv`,
            { 'file:checksum': checksums.get(id) },
          ])
        : []
      response.end(JSON.stringify({ assets: Object.fromEntries(assets) }))
    } else {
      const id = url.split('.').at(-2) ?? ''
      for (const part of parts(id, all.indexOf(id))) response.write(part)
      response.end()
    }
  })
  return {
    list: (ids: string[]) => {
      listed = ids
    },
    bytes: (ids: string[]) => ids.reduce((sum, id) => sum + (parts(id, all.indexOf(id))[1]?.length ?? 0), 0),
    listen: () => listenOnLoopback(server),
    close: () => server.close(),
  }
}

/** The process as the server starts it; its processor time and peak are read until it ends. */
async function fetchOnce(baseUrl: string, path: string): Promise<{ cpuS: number; peakMb: number }> {
  const child = fork(new URL('../src/server/jobs/local-forecast-worker.ts', import.meta.url), {
    // As server.env has it.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const job: LocalForecastJob = {
    isDemo: false,
    baseUrl,
    path,
    demoSeed: 7,
    clockOffsetMs: 0,
    logLevel: 'warn',
    userAgent: 'bench',
  }
  child.send(job)
  let cpuS = 0
  let peakMb = 0
  const timer = setInterval(() => {
    try {
      cpuS = cpuSeconds(child.pid ?? 0)
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peakMb = Math.max(peakMb, (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024) / 1e6)
    } catch {
      // It has just ended.
    }
  }, 10)
  const end = await new Promise<LocalForecastEnd | null>((resolve) => {
    child.once('message', (message) => resolve(message as LocalForecastEnd))
    child.once('exit', () => resolve(null))
  })
  clearInterval(timer)
  if (end === null || end.failure) throw new Error(end?.message ?? 'the fetch ended without a word')
  return { cpuS, peakMb }
}

/** What a question where to go reads of each hour. */
const whereFields = [
  ...(['temperatureC', 'temperatureP10C', 'temperatureP90C', 'sunshineMinutes', 'windKmh'] as const),
  ...(['precipitationChancePercent', 'precipitationMm', 'precipitationP10Mm'] as const),
  ...(['precipitationP90Mm', 'conditionCode'] as const),
]

/** Over the whole country, each need on each of the coming days; in processor time. */
async function askWhere(forecasts: ReturnType<typeof createLocalForecasts>) {
  const silent = { data: null, failures: [] }
  const calm = { state: 'all-clear', warnings: [], fromProvider: null, updatedAt: runAt } as const
  const measurements = only<Measurements>({ current: () => [] })
  const placeOfPoint = ({ name, coordinates, heightM }: LocalPoint): Place => ({
    slug: name,
    names: { en: name, de: name, fr: name, it: name },
    coordinates,
    country: 'CH',
    canton: null,
    region: null,
    elevationM: heightM,
    population: null,
    timeZone: 'Europe/Zurich',
  })
  const getWhere = createGetWhere({
    forecasts,
    weather: createLocalWeather({ forecasts, measurements, postcodesOf: () => [], clock: Date.now }),
    getRain: async () => silent,
    getDangers: async () => ({
      warnings: { ...readingOfRun(forecasts, runAt, { ...calm, warnings: [] }) },
      dangers: [],
      unread: [],
    }),
    getBulletin: async () => silent,
    getLakes: async () => silent,
    getSnowStations: async () => ({ imis: silent, swissmetnet: silent }),
    placeOfPoint,
    isOpenData: async () => true,
    clock: Date.now,
  })
  const start = placeOfPoint({
    index: 0,
    name: 'start',
    kind: 'locality',
    postcode: null,
    heightM: 400,
    coordinates: { lat: 47.37, lon: 8.54 },
  })
  const ask = async (need: WhereNeed, day: number) => {
    const startedAt = process.cpuUsage()
    const date = localDate(Date.now() + day * 24 * hourMs, 'Europe/Zurich')
    await getWhere({ need, date, part: 'day', start, minutes: 0, leastHeightM: 0, region: null })
    const { user, system } = process.cpuUsage(startedAt)
    return (user + system) / 1000
  }
  const firstMs = await ask('sun', 1)
  for (const need of whereNeeds) await ask(need, 1)
  let mostMs = 0
  for (const need of whereNeeds)
    for (let day = 1; day < 8; day++) mostMs = Math.max(mostMs, await ask(need, day))
  return { firstMs, mostMs }
}

export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-forecasts-'))
  const path = join(folder, 'local-forecasts.db')
  const server = serve()
  const baseUrl = await server.listen()
  try {
    server.list(needed)
    const first = await fetchOnce(baseUrl, path)
    rmSync(path)
    server.list(all)
    const whole = await fetchOnce(baseUrl, path)
    const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

    const rss = () => {
      globalThis.gc?.()
      return process.memoryUsage().rss / 1e6
    }
    const before = rss()
    const forecasts = createLocalForecasts({ path, clock: Date.now, lastFailure: () => null })
    const current = forecasts.current()
    if (!current) throw new Error('no table')
    const restMb = rss() - before
    const table = openTable(path)
    const timed = (times: number, work: (n: number) => void) => {
      for (let n = 0; n < times / 5; n++) work(n)
      // Processor time: what else the machine does is no part of it.
      const startedAt = process.cpuUsage()
      for (let n = 0; n < times; n++) work(n)
      const { user, system } = process.cpuUsage(startedAt)
      return (user + system) / 1000 / times
    }
    const pointAt = (n: number) => current.points[(n * 7919) % current.points.length]
    const readMs = timed(2000, (n) => table?.row((n * 7919) % points).values('tre200h0'))
    const choosePoint = createForecastPoints(current.points)
    const chooseMs = timed(500, (n) => {
      const point = pointAt(n)
      if (point)
        choosePoint({ ...point, elevationM: point.heightM, names: [point.name], postcodes: ['8001'] })
    })
    const hoursOfRun = forecasts.hours()
    const dayMs = timed(20, (n) => {
      for (let hour = 0; hour < 12; hour++)
        for (const field of whereFields)
          hoursOfRun?.everywhere(field, midnight + (24 * (1 + (n % 7)) + hour) * hourMs)
    })
    const where = await askWhere(forecasts)
    const everywhereMs = timed(300, (n) => table?.everywhere('tre200h0', n % hours))
    const mapMs = timed(300, (n) => {
      const point = pointAt(n)
      if (point) current.at(point, Date.now())
    })
    return {
      name: 'Local forecasts: one fetch of full-size files, 5 630 points',
      rows: [
        ['9 hourly and 5 daily parameters, bytes', mb(server.bytes(needed))],
        ['processor time of the fetch', `${first.cpuS.toFixed(1)} s`, '≤ 15 s', first.cpuS <= 15],
        ['its peak memory', `${first.peakMb.toFixed(0)} MB`, '≤ 150 MB', first.peakMb <= 150],
        [
          `all ${all.length} parameters we use (${mb(server.bytes(all))})`,
          `${whole.cpuS.toFixed(1)} s, ${whole.peakMb.toFixed(0)} MB`,
        ],
        ['table on disk', mb(statSync(path).size)],
        ['server at rest, larger by', `${restMb.toFixed(1)} MB`, '≤ 40 MB', restMb <= 40],
        ['choosing the point of a place', `${(chooseMs * 1000).toFixed(0)} µs`],
        ['its values', `${(readMs * 1000).toFixed(0)} µs`],
        ['both', `${((chooseMs + readMs) * 1000).toFixed(0)} µs`, '< 100 µs', chooseMs + readMs < 0.1],
        ['a parameter of an hour at all points', `${(everywhereMs * 1000).toFixed(0)} µs`],
        ['twelve hours of ten values at all points', `${dayMs.toFixed(1)} ms`],
        ['the first question where to go after a run', `${where.firstMs.toFixed(0)} ms`],
        ['each further one, at most', `${where.mostMs.toFixed(0)} ms`, '≤ 50 ms', where.mostMs <= 50],
        ['a whole report of hours and days', `${(mapMs * 1000).toFixed(0)} µs`],
      ],
    }
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}
