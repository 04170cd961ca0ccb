import { radarColourOf } from '../domain/rain/radar-colours.ts'
import { dbzOfRate } from '../domain/rain/reflectivity.ts'
import { minuteMs } from '../domain/time/durations.ts'
import { notFound } from './answers.ts'
import { type AirState, type Atmosphere, snowBelowC } from './atmosphere.ts'
import type { DemoWire } from './demo-wire.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { createRowBlend, createTileLattice, nodes, type TileLattice, tilePixels } from './map-tile.ts'
import { hash2 } from './noise.ts'

const stepMs = 10 * minuteMs
const frameCount = 13
const publishedAfterMs = 4 * minuteMs
/** Paths expire a little after the list has dropped them. */
const servedCount = frameCount + 3
/** The demo radars see this far around Bern. */
const coverageKm = 620

/** The only address that the adapter makes: tile numbers, and snow in its own colours. */
const tileAddress = /\/v2\/(radar|satellite|coverage)\/(\w+)\/256\/7\/(\d+)\/(\d+)\/(?:2\/0_1|0\/0_0)\.png$/

type Layer = 'radar' | 'satellite'
/** Two channels are grey and alpha, four are colour and alpha. */
type Picture = { channels: 2 | 4; data: Uint8Array }

export const rainviewerWire: DemoWire = {
  paths: /\/weather-maps\.json$|\/v2\//,
  create({ atmosphere, seed }) {
    const rainviewer = createRainviewerWire(atmosphere, seed)
    return ({ url, nowMs }) => rainviewer.answer(url, nowMs)
  },
}

export type Rainviewer = { answer(url: URL, nowMs: number): Promise<Response> }

export function createRainviewerWire(atmosphere: Atmosphere, seed: number): Rainviewer {
  /** Opaque, as the real ones are: twelve hex digits that do not reveal the time. */
  function token(layer: Layer, atMs: number): string {
    const minutes = atMs / minuteMs
    const salt = layer === 'radar' ? 611 : 733
    return [1, 2]
      .map((n) =>
        hash2(seed + salt, minutes, n)
          .toString(16)
          .padStart(8, '0'),
      )
      .join('')
      .slice(2, 14)
  }

  const newestMs = (nowMs: number) => Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs
  const framesOf = (layer: Layer, nowMs: number) =>
    Array.from({ length: frameCount }, (_, i) => {
      const atMs = newestMs(nowMs) - (frameCount - 1 - i) * stepMs
      return { time: atMs / 1000, path: `/v2/${layer}/${token(layer, atMs)}` }
    })

  function weatherMaps(url: URL, nowMs: number): Response {
    const host = url.hostname.endsWith('rainviewer.com') ? 'https://tilecache.rainviewer.com' : url.origin
    const body = {
      version: '2.0',
      generated: Math.floor(nowMs / 1000),
      host,
      radar: { past: framesOf('radar', nowMs), nowcast: [] },
      // Empty at the real service since 2026; the demo world has clouds to show.
      satellite: { infrared: framesOf('satellite', nowMs) },
    }
    return new Response(JSON.stringify(body), {
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      },
    })
  }

  async function answer(url: URL, nowMs: number): Promise<Response> {
    if (url.pathname.endsWith('/weather-maps.json')) return weatherMaps(url, nowMs)
    const match = tileAddress.exec(url.pathname)
    if (!match) return notFound()
    const [, layer = '', frame = '', x = '', y = ''] = match
    const atMs = layer === 'coverage' ? 0 : timeOf(layer as Layer, frame, nowMs)
    if (atMs === null) return notFound()
    const lattice = createTileLattice(Number(x), Number(y))
    if (layer === 'coverage') return png(paintCoverage(lattice))
    if (layer === 'satellite') return png(paintClouds(atmosphere, lattice, atMs))
    return png(paintRain(atmosphere, lattice, atMs))
  }

  function timeOf(layer: Layer, frame: string, nowMs: number): number | null {
    for (let i = 0; i < servedCount; i++) {
      const atMs = newestMs(nowMs) - i * stepMs
      if (token(layer, atMs) === frame) return atMs
    }
    return null
  }

  return { answer }
}

async function png({ channels, data }: Picture): Promise<Response> {
  // Only the radar's process asks for pictures, but the server holds the demo world too.
  const { encode } = await import('fast-png')
  const image = { width: tilePixels, height: tilePixels, data, channels, depth: 8 as const }
  const bytes = encode(image, { zlib: { level: 1 } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'max-age=172800',
      'access-control-allow-origin': '*',
    },
  })
}

const isCovered = (xKm: number, yKm: number) => xKm * xKm + yKm * yKm < coverageKm ** 2

/** Black where no radar sees, transparent elsewhere. */
function paintCoverage(lattice: TileLattice): Picture {
  const data = new Uint8Array(tilePixels ** 2 * 2)
  const x = createRowBlend(lattice.xKm)
  const y = createRowBlend(lattice.yKm)
  for (let row = 0; row < tilePixels; row++) {
    const xs = x(row)
    const ys = y(row)
    for (let col = 0; col < tilePixels; col++) {
      if (!isCovered(xs[col] as number, ys[col] as number)) data[(row * tilePixels + col) * 2 + 1] = 255
    }
  }
  return { channels: 2, data }
}

/** The rain under the tile on a grid of about its own resolution, the tile picked from it. */
function paintRain(atmosphere: Atmosphere, lattice: TileLattice, atMs: number): Picture {
  const data = new Uint8Array(tilePixels ** 2 * 4)
  const picture: Picture = { channels: 4, data }
  const grid = gridUnder(lattice)
  if (grid === null) return picture
  const rates = atmosphere.rateGrid(grid, atMs)
  if (!rates.some((rate) => rate > 0)) return picture
  const view = new DataView(data.buffer)
  const x = createRowBlend(lattice.xKm)
  const y = createRowBlend(lattice.yKm)
  const cold = createRowBlend(coldness(atmosphere, lattice, atMs))
  for (let row = 0; row < tilePixels; row++) {
    const xs = x(row)
    const ys = y(row)
    const colds = cold(row)
    for (let col = 0; col < tilePixels; col++) {
      const xKm = xs[col] as number
      const yKm = ys[col] as number
      if (!isCovered(xKm, yKm)) continue
      const gridRow = Math.floor((grid.northKm - yKm) / grid.cellKm)
      const rate = rates[gridRow * grid.cols + Math.floor((xKm - grid.westKm) / grid.cellKm)] ?? 0
      if (rate === 0) continue
      const isSnow = (colds[col] as number) > 0
      view.setUint32((row * tilePixels + col) * 4, radarColourOf(Math.round(dbzOfRate(rate)), isSnow))
    }
  }
  return picture
}

/** The part of the plane that the tile covers and the radars see; null where there is none. */
function gridUnder({ xKm, yKm }: TileLattice): PlaneGrid | null {
  const bound = (km: number) => Math.max(-coverageKm, Math.min(coverageKm, km))
  const [left, right] = [Math.min(...xKm), Math.max(...xKm)]
  const [west, east] = [bound(left), bound(right)]
  const [south, north] = [bound(Math.min(...yKm)), bound(Math.max(...yKm))]
  if (east - west < 1 || north - south < 1) return null
  const cellKm = Math.max(0.8, (right - left) / tilePixels)
  return {
    westKm: west - cellKm,
    northKm: north + cellKm,
    cellKm,
    rows: Math.ceil((north - south) / cellKm) + 2,
    cols: Math.ceil((east - west) / cellKm) + 2,
  }
}

function airOnLattice(
  atmosphere: Atmosphere,
  lattice: TileLattice,
  atMs: number,
  value: (air: AirState) => number,
) {
  return Float64Array.from({ length: nodes * nodes }, (_, i) =>
    value(atmosphere.at({ lat: lattice.lat[i] as number, lon: lattice.lon[i] as number }, null, atMs)),
  )
}

/** Degrees below the temperature at which snow reaches the ground. */
function coldness(atmosphere: Atmosphere, lattice: TileLattice, atMs: number): Float64Array {
  return airOnLattice(atmosphere, lattice, atMs, (air) => snowBelowC - air.temperatureC)
}

/** White, as opaque as the sky is cloudy: alpha 255 is 100 %. */
function paintClouds(atmosphere: Atmosphere, lattice: TileLattice, atMs: number): Picture {
  const data = new Uint8Array(tilePixels ** 2 * 2).fill(255)
  const cover = createRowBlend(airOnLattice(atmosphere, lattice, atMs, (air) => air.cloudPercent))
  for (let row = 0; row < tilePixels; row++) {
    const percents = cover(row)
    for (let col = 0; col < tilePixels; col++) {
      data[(row * tilePixels + col) * 2 + 1] = Math.round(2.55 * (percents[col] as number))
    }
  }
  return { channels: 2, data }
}
