import { encode } from 'fast-png'
import { dbzOfRate, radarColourOf } from '../domain/rain/radar-colours.ts'
import { minuteMs } from '../domain/time/durations.ts'
import { notFound } from './answers.ts'
import { type AirState, type Atmosphere, snowBelowC } from './atmosphere.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { createRowBlend, createTileLattice, nodes, type TileLattice, worldPixel } from './map-tile.ts'
import { hash2 } from './noise.ts'

const stepMs = 10 * minuteMs
const frameCount = 13
const publishedAfterMs = 4 * minuteMs
/** Paths expire a little after the list has dropped them. */
const servedCount = frameCount + 3
const highestZoom = 7
/** The demo radars see this far around Bern. */
const coverageKm = 620

type Layer = 'radar' | 'satellite'
/** Two channels are grey and alpha, four are colour and alpha. */
type Picture = { size: number; channels: 2 | 4; data: Uint8Array }

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
    const match =
      /\/v2\/(radar|satellite|coverage)\/(\w+)\/(256|512)\/(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)\/\d+\/[01]_([01])\.png$/.exec(
        url.pathname,
      )
    if (!match) return notFound()
    const [, layer = '', frame = '', sizeText = '', zoomText = '', a = '', b = '', snow = ''] = match
    const size = Number(sizeText)
    const zoom = Number(zoomText)
    const atMs = layer === 'coverage' ? 0 : timeOf(layer as Layer, frame, nowMs)
    if (atMs === null) return notFound()
    if (zoom > highestZoom) return png(unsupportedPicture())
    const lattice = latticeOf(size, zoom, a, b)
    if (!lattice) return notFound()
    if (layer === 'coverage') return png(paintCoverage(lattice))
    if (layer === 'satellite') return png(paintClouds(atmosphere, lattice, atMs))
    return png(paintRain(atmosphere, lattice, atMs, snow === '1'))
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

/** Tile numbers, or a coordinate that the picture is centred on. */
function latticeOf(size: number, zoom: number, a: string, b: string): TileLattice | null {
  if (a.includes('.') || b.includes('.')) {
    const { px, py } = worldPixel(Number(a), Number(b), size, zoom)
    return createTileLattice(size, zoom, px - size / 2, py - size / 2)
  }
  const [x, y] = [Number(a), Number(b)]
  const tiles = 2 ** zoom
  if (!(x >= 0 && y >= 0 && x < tiles && y < tiles)) return null
  return createTileLattice(size, zoom, x * size, y * size)
}

function png(picture: Picture): Response {
  const { size, channels, data } = picture
  const bytes = encode({ width: size, height: size, data, channels, depth: 8 }, { zlib: { level: 1 } })
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
  const { size } = lattice
  const data = new Uint8Array(size ** 2 * 2)
  const x = createRowBlend(lattice.xKm, size)
  const y = createRowBlend(lattice.yKm, size)
  for (let row = 0; row < size; row++) {
    const xs = x(row)
    const ys = y(row)
    for (let col = 0; col < size; col++) {
      if (!isCovered(xs[col] as number, ys[col] as number)) data[(row * size + col) * 2 + 1] = 255
    }
  }
  return { size, channels: 2, data }
}

/** The rain under the tile on a grid of about its own resolution, the tile picked from it. */
function paintRain(atmosphere: Atmosphere, lattice: TileLattice, atMs: number, withSnow: boolean): Picture {
  const { size } = lattice
  const data = new Uint8Array(size ** 2 * 4)
  const picture: Picture = { size, channels: 4, data }
  const grid = gridUnder(lattice)
  if (grid === null) return picture
  const rates = atmosphere.rateGrid(grid, atMs)
  if (!rates.some((rate) => rate > 0)) return picture
  const view = new DataView(data.buffer)
  const x = createRowBlend(lattice.xKm, size)
  const y = createRowBlend(lattice.yKm, size)
  const cold = withSnow ? createRowBlend(coldness(atmosphere, lattice, atMs), size) : null
  for (let row = 0; row < size; row++) {
    const xs = x(row)
    const ys = y(row)
    const colds = cold?.(row)
    for (let col = 0; col < size; col++) {
      const xKm = xs[col] as number
      const yKm = ys[col] as number
      if (!isCovered(xKm, yKm)) continue
      const gridRow = Math.floor((grid.northKm - yKm) / grid.cellKm)
      const rate = rates[gridRow * grid.cols + Math.floor((xKm - grid.westKm) / grid.cellKm)] ?? 0
      if (rate === 0) continue
      const isSnow = colds !== undefined && (colds[col] as number) > 0
      view.setUint32((row * size + col) * 4, radarColourOf(Math.round(dbzOfRate(rate)), isSnow))
    }
  }
  return picture
}

/** The part of the plane that the tile covers and the radars see; null where there is none. */
function gridUnder({ xKm, yKm, size }: TileLattice): PlaneGrid | null {
  const bound = (km: number) => Math.max(-coverageKm, Math.min(coverageKm, km))
  const [left, right] = [Math.min(...xKm), Math.max(...xKm)]
  const [west, east] = [bound(left), bound(right)]
  const [south, north] = [bound(Math.min(...yKm)), bound(Math.max(...yKm))]
  if (east - west < 1 || north - south < 1) return null
  const cellKm = Math.max(0.8, Math.min(8, (right - left) / size))
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
  const { size } = lattice
  const data = new Uint8Array(size ** 2 * 2).fill(255)
  const cover = createRowBlend(
    airOnLattice(atmosphere, lattice, atMs, (air) => air.cloudPercent),
    size,
  )
  for (let row = 0; row < size; row++) {
    const percents = cover(row)
    for (let col = 0; col < size; col++) {
      data[(row * size + col) * 2 + 1] = Math.round(2.55 * (percents[col] as number))
    }
  }
  return { size, channels: 2, data }
}

/** Stands for the sentence "Zoom Level Not Supported": bars in a grey that no rain has. */
function unsupportedPicture(): Picture {
  const size = 256
  const data = new Uint8Array(size * size * 4)
  for (let row = 120; row < 136; row++) {
    for (let col = 40; col < 216; col++) {
      if (col % 9 < 6) data.set([140, 140, 140, 255], (row * size + col) * 4)
    }
  }
  return { size, channels: 4, data }
}
