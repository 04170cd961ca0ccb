import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../tests/support/failure-of.ts'
import type { FaultyServer } from '../../../tests/support/faulty-server.ts'
import { asJson, mutatedBody } from '../../../tests/support/mutated-body.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { describeWithRecordings, readRecording, recordingsOf } from '../../../tests/support/recordings.ts'
import { runs } from '../../../tests/support/soak.ts'
import { UpstreamError } from '../../domain/failure.ts'
import type { RadarFrame } from '../../domain/rain/radar.ts'
import { radarColourOf } from '../../domain/rain/radar-colours.ts'
import { rateOfDbz } from '../../domain/rain/reflectivity.ts'
import { trustedHost } from './client.ts'
import { composeTile, composeWordsTile } from './fixtures/compose-tile.ts'
import { createRainviewer } from './index.ts'
import { createPerMinute } from './per-minute.ts'

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as unknown
const now = 1784030463_000
const log = recordedLog()
const outside = { clock: () => now, log, userAgent: 'test' }

/** A cell by longitude and latitude, worked out from the grid alone (EPSG:3857). */
function positionIn(grid: RadarFrame['grid'], lon: number, lat: number) {
  const x = (lon * Math.PI * 6_378_137) / 180
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 6_378_137
  const col = Math.floor((x - grid.westM) / grid.cellM)
  const row = Math.floor((grid.northM - y) / grid.cellM)
  return { row, col }
}

function cellAt({ grid }: { grid: RadarFrame['grid'] }, lon: number, lat: number): number {
  const { row, col } = positionIn(grid, lon, lat)
  return row * grid.cols + col
}

describe('createRainviewer', () => {
  let server: FaultyServer
  let maps: string
  let tile: (path: string) => { status?: number; body: Uint8Array | string }

  beforeEach(async () => {
    server = await ownFaultyServer((request, response) => {
      if (request.url === '/public/weather-maps.json') {
        response.setHeader('content-type', 'application/json')
        response.end(maps)
        return
      }
      const { status = 200, body } = tile(request.url ?? '')
      response.statusCode = status
      response.setHeader('content-type', 'image/png')
      response.end(body)
    })
    maps = JSON.stringify(fixture('weather-maps'))
  })
  const empty = composeTile(256, () => 0)
  const create = (options = {}) =>
    createRainviewer({
      ...outside,
      fetch,
      baseUrl: server.origin,
      ...options,
    })

  it('lists the frames of two hours, oldest first, and leaves out what makes no sense', async () => {
    const frames = await create().radar.listFrames()
    expect(frames).toEqual([
      { at: 1784023200_000, ref: `${server.origin}/v2/radar/00aa11bb22cc` },
      { at: 1784029200_000, ref: `${server.origin}/v2/radar/bfc337acb8b4` },
      { at: 1784029800_000, ref: `${server.origin}/v2/radar/27d7b3eab0ad` },
    ])
  })

  it('puts rain where it fell', async () => {
    // Zürich lies in tile 67/44 at zoom 7, 8.5417° E 47.3769° N.
    const world = 128 * 256
    const px = ((8.5417 + 180) / 360) * world
    const py = ((1 - Math.asinh(Math.tan((47.3769 * Math.PI) / 180)) / Math.PI) / 2) * world
    const painted = `/256/7/${Math.floor(px / 256)}/${Math.floor(py / 256)}/2/0_1.png`
    const coverage = composeTile(256, (x) => (x < 10 ? 0x000000ff : 0))
    tile = (path) => {
      if (path.includes('/coverage/')) return { body: coverage }
      if (!path.endsWith(painted)) return { body: empty }
      const [x, y] = [Math.floor(px % 256), Math.floor(py % 256)]
      return {
        body: composeTile(256, (col, row) =>
          row === y && col === x
            ? radarColourOf(35, false)
            : row === y && col === x + 1
              ? radarColourOf(20, true)
              : 0,
        ),
      }
    }
    const { radar } = create()
    const frame = await radar.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/27d7b3eab0ad` })
    expect(frame.grid).toMatchObject({ projection: 'EPSG:3857' })
    expect(frame.rateMmh).toHaveLength(frame.grid.rows * frame.grid.cols)
    const cell = cellAt(frame, 8.5417, 47.3769)
    expect(frame.rateMmh[cell]).toBeCloseTo(rateOfDbz(35), 3)
    expect(frame.rateMmh[cell + 1]).toBeCloseTo(rateOfDbz(20), 3)
    expect(frame.snow?.[cell]).toBe(0)
    expect(frame.snow?.[cell + 1]).toBe(1)
    expect(frame.rateMmh.filter((rate) => rate > 0)).toHaveLength(2)
    // 5.625° E is the western edge of tile column 66: not seen for ten pixels.
    expect(frame.rateMmh[cellAt(frame, 5.63, 46.5)]).toBeNaN()
    expect(frame.rateMmh[cellAt(frame, 7.5, 46.5)]).toBe(0)
    // The corners of the promised extent are inside.
    for (const [lon, lat] of [
      [4.5, 44.8],
      [4.51, 48.79],
      [11.99, 44.81],
      [11.99, 48.79],
    ] as const) {
      const { row, col } = positionIn(frame.grid, lon, lat)
      expect(Math.min(row, col)).toBeGreaterThanOrEqual(0)
      expect(row).toBeLessThan(frame.grid.rows)
      expect(col).toBeLessThan(frame.grid.cols)
    }
  })

  it('fetches every tile once, at zoom 7, and the coverage once in a run', async () => {
    tile = () => ({ body: empty })
    const { radar } = create()
    await radar.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/a` })
    await radar.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/b` })
    const paths = server.requests.map(({ url }) => url)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toHaveLength(3 * 12)
    expect(paths.every((path) => path.includes('/256/7/'))).toBe(true)
  })

  it('tells snow from rain without the coverage', async () => {
    const snowfall = composeTile(256, () => radarColourOf(20, true))
    tile = () => ({ body: snowfall })
    const frame = await create().snow.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/a` })
    expect(frame.snow?.every((isSnow) => isSnow === 1)).toBe(true)
    const paths = server.requests.map(({ url }) => url)
    expect(paths).toHaveLength(12)
    expect(paths.filter((path) => path.includes('/coverage/'))).toEqual([])
  })

  it('works without the coverage where there is none', async () => {
    tile = (path) => (path.includes('/coverage/') ? { status: 404, body: '' } : { body: empty })
    const frame = await create().radar.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/a` })
    expect(frame.rateMmh.every((rate) => rate === 0)).toBe(true)
  })

  it.each([
    ['a picture of words', 200, composeWordsTile(256), 'bad-answer'],
    ['words', 200, 'Zoom level restricted to maximum 7', 'bad-answer'],
    ['half a picture', 200, empty.slice(0, 60), 'bad-answer'],
    ['a picture of another size', 200, composeTile(128, () => 0), 'bad-answer'],
    ['a limit', 429, 'Too many requests', 'quota'],
    ['an expired path', 404, 'Not found', 'no-data'],
    ['a fault', 503, '', 'unavailable'],
  ])('%s is never rain', async (_, status, body, kind) => {
    tile = (path) => (path.includes('/67/45/') ? { status, body } : { body: empty })
    const { radar } = create()
    const error = await failureOf(radar.fetchFrame({ at: now, ref: `${server.origin}/v2/radar/a` }))
    expect(error.failure.kind).toBe(kind)
  })

  it('refuses a frame of another host', async () => {
    await failureOf(create().radar.fetchFrame({ at: now, ref: 'http://169.254.169.254/v2/radar/a' }))
    expect(server.requests).toEqual([])
  })

  it('has clouds while they are listed', async () => {
    expect(await create().clouds.listFrames()).toEqual([])
    maps = JSON.stringify(fixture('weather-maps-2025'))
    const body = composeTile(256, () => 0x808080ff)
    tile = () => ({ body })
    const { clouds } = create()
    const frames = await clouds.listFrames()
    expect(frames.map(({ at }) => at)).toEqual([1784029200_000, 1784029800_000])
    const frame = await clouds.fetchFrame({ at: now, ref: frames[0]?.ref ?? '' })
    expect(frame.percent.every((percent) => percent === 50)).toBe(true)
  })

  it.each(['', '[]', 'null', '<html></html>', '{"radar":7}', '{"radar":{"past"'])(
    'refuses %j as a list',
    async (body) => {
      maps = body
      await failureOf(create().radar.listFrames())
    },
  )

  it('any damage to the list gives sound frames or an UpstreamError', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBody(fixture('weather-maps-2025')), async (body) => {
        maps = asJson(body)
        const outcome = await create()
          .radar.listFrames()
          .catch((e: unknown) => e)
        if (!Array.isArray(outcome)) expect(outcome).toBeInstanceOf(UpstreamError)
        else
          for (const { at, ref } of outcome)
            expect(Number.isFinite(at) && ref.startsWith(`${server.origin}/`)).toBe(true)
      }),
      { numRuns: runs(100) },
    )
  })

  describeWithRecordings('recorded answers', () => {
    it.each(recordingsOf('rainviewer', /\.json$/))('%s', async (file) => {
      maps = readRecording(file)
      const { generated } = JSON.parse(maps) as { generated: number }
      const frames = await create({ clock: () => generated * 1000 }).radar.listFrames()
      expect(frames.length).toBeGreaterThan(0)
    })
  })
})

describe('trustedHost', () => {
  const provider = new URL('https://api.rainviewer.com')
  it.each([
    ['https://tilecache.rainviewer.com', 'https://tilecache.rainviewer.com'],
    ['https://tiles2.rainviewer.com/', 'https://tiles2.rainviewer.com'],
    ['http://tilecache.rainviewer.com', 'https://tilecache.rainviewer.com'],
    ['https://evilrainviewer.com', 'https://tilecache.rainviewer.com'],
    ['https://rainviewer.com.evil.org', 'https://tilecache.rainviewer.com'],
    ['http://169.254.169.254', 'https://tilecache.rainviewer.com'],
    ['not an address', 'https://tilecache.rainviewer.com'],
    [undefined, 'https://tilecache.rainviewer.com'],
  ])('%s becomes %s', (named, expected) => {
    expect(trustedHost(named, provider)).toBe(expected)
  })

  it('a mirror serves everything itself', () => {
    expect(trustedHost('https://tilecache.rainviewer.com', new URL('https://mirror.example/rain/'))).toBe(
      'https://mirror.example/rain',
    )
  })
})

describe('createPerMinute', () => {
  it('limits requests in any minute', async () => {
    let time = 0
    const passed: number[] = []
    const pace = createPerMinute(
      3,
      () => time,
      async (ms) => {
        time += ms
      },
    )
    for (let i = 0; i < 8; i++) {
      await pace.turn()
      passed.push(time)
      time += 1000
    }
    expect(passed).toEqual([0, 1000, 2000, 60_000, 61_000, 62_000, 120_000, 121_000])
  })
})
