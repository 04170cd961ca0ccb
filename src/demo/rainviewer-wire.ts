import { encode } from 'fast-png'
import type { Atmosphere } from './atmosphere.ts'
import { between, createTileLattice, nodes, type TileLattice, worldPixel } from './map-tile.ts'
import { hash2 } from './noise.ts'
import { colourOf } from './universal-blue.ts'

const stepMs = 10 * 60_000
const frameCount = 13
const publishedAfterMs = 4 * 60_000
/** Paths expire a little after the list has dropped them. */
const servedCount = frameCount + 3
const highestZoom = 7
/** The demo radars see this far around Bern. */
const coverageKm = 620

type Layer = 'radar' | 'satellite'

export type Rainviewer = { answer(url: URL, nowMs: number): Promise<Response> }

export function createRainviewer(atmosphere: Atmosphere, seed: number): Rainviewer {
  /** Opaque, as the real ones are: twelve hex digits that tell nothing of the time. */
  function token(layer: Layer, atMs: number): string {
    const minutes = atMs / 60_000
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
    if (!match) return text('Not found', 404)
    const [, layer = '', frame = '', sizeText = '', zoomText = '', a = '', b = '', snow = ''] = match
    const size = Number(sizeText)
    const zoom = Number(zoomText)
    const atMs = layer === 'coverage' ? 0 : timeOf(layer as Layer, frame, nowMs)
    if (atMs === null) return text('Not found', 404)
    if (zoom > highestZoom) return png(unsupportedPicture(), 256)
    const lattice = latticeOf(size, zoom, a, b)
    if (!lattice) return text('Not found', 404)
    if (layer === 'coverage') return png(paintCoverage(lattice), size)
    if (layer === 'satellite') return png(paintClouds(atmosphere, lattice, atMs), size)
    return png(paintRain(atmosphere, lattice, atMs, snow === '1'), size)
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

function text(message: string, status: number): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain' } })
}

function png(data: Uint8Array, size: number): Response {
  const bytes = encode({ width: size, height: size, data, channels: 4, depth: 8 }, { zlib: { level: 3 } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'max-age=172800',
      'access-control-allow-origin': '*',
    },
  })
}

/** Calls back for every pixel inside the coverage with its place in the plane. */
function eachCovered(
  lattice: TileLattice,
  paint: (pixel: number, xKm: number, yKm: number, row: number, col: number) => void,
) {
  const { size } = lattice
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const xKm = between(lattice.xKm, size, row, col)
      const yKm = between(lattice.yKm, size, row, col)
      if (xKm * xKm + yKm * yKm < coverageKm ** 2) paint(row * size + col, xKm, yKm, row, col)
    }
  }
}

function paintCoverage(lattice: TileLattice): Uint8Array {
  const data = new Uint8Array(lattice.size ** 2 * 4)
  for (let pixel = 0; pixel < lattice.size ** 2; pixel++) data[pixel * 4 + 3] = 255
  eachCovered(lattice, (pixel) => {
    data[pixel * 4 + 3] = 0
  })
  return data
}

/** The rain under the tile on a grid of about its own resolution, the tile picked from it. */
function paintRain(
  atmosphere: Atmosphere,
  lattice: TileLattice,
  atMs: number,
  withSnow: boolean,
): Uint8Array {
  const { size } = lattice
  const data = new Uint8Array(size ** 2 * 4)
  const bound = (km: number) => Math.max(-coverageKm, Math.min(coverageKm, km))
  const west = bound(Math.min(...lattice.xKm))
  const east = bound(Math.max(...lattice.xKm))
  const south = bound(Math.min(...lattice.yKm))
  const north = bound(Math.max(...lattice.yKm))
  if (east - west < 1 || north - south < 1) return data
  const cellKm = Math.max(0.5, Math.min(8, (Math.max(...lattice.xKm) - Math.min(...lattice.xKm)) / size))
  const grid = {
    westKm: west - cellKm,
    northKm: north + cellKm,
    cellKm,
    rows: Math.ceil((north - south) / cellKm) + 2,
    cols: Math.ceil((east - west) / cellKm) + 2,
  }
  const rates = atmosphere.rateGrid(grid, atMs)
  const cold = withSnow && rates.some((rate) => rate > 0) ? coldness(atmosphere, lattice, atMs) : null
  eachCovered(lattice, (pixel, xKm, yKm, row, col) => {
    const cell =
      Math.floor((grid.northKm - yKm) / cellKm) * grid.cols + Math.floor((xKm - grid.westKm) / cellKm)
    const rate = rates[cell] ?? 0
    if (rate > 0)
      data.set(colourOf(rate, cold && between(cold, size, row, col) > 0 ? 'snow' : 'rain'), pixel * 4)
  })
  return data
}

/** Degrees below the temperature at which snow reaches the ground. */
function coldness(atmosphere: Atmosphere, lattice: TileLattice, atMs: number): Float32Array {
  return Float32Array.from({ length: nodes * nodes }, (_, i) => {
    const coordinates = { lat: lattice.lat[i] as number, lon: lattice.lon[i] as number }
    return 0.9 - atmosphere.at(coordinates, null, atMs).temperatureC
  })
}

/** White, as opaque as the sky is cloudy: alpha 255 is 100 %. */
function paintClouds(atmosphere: Atmosphere, lattice: TileLattice, atMs: number): Uint8Array {
  const data = new Uint8Array(lattice.size ** 2 * 4)
  const cover = Float32Array.from({ length: nodes * nodes }, (_, i) => {
    const coordinates = { lat: lattice.lat[i] as number, lon: lattice.lon[i] as number }
    return atmosphere.at(coordinates, null, atMs).cloudPercent
  })
  eachCovered(lattice, (pixel, _x, _y, row, col) => {
    const percent = between(cover, lattice.size, row, col)
    data.set([255, 255, 255, Math.round(2.55 * percent)], pixel * 4)
  })
  return data
}

/** Stands for the sentence "Zoom Level Not Supported": bars in a grey that no rain has. */
function unsupportedPicture(): Uint8Array {
  const data = new Uint8Array(256 * 256 * 4)
  for (let row = 120; row < 136; row++) {
    for (let col = 40; col < 216; col++) {
      if (col % 9 < 6) data.set([140, 140, 140, 255], (row * 256 + col) * 4)
    }
  }
  return data
}
