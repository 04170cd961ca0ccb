import { LRUCache } from 'lru-cache'
import proj4 from 'proj4'
import { dbzOfRate } from '../domain/rain/reflectivity.ts'
import { dayMs, minuteMs } from '../domain/time/durations.ts'
import { notFound } from './answers.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { DemoRequest, DemoWire } from './demo-wire.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { operaFile } from './opera-file.ts'
import { toPlane } from './swiss-plane.ts'

const stepMs = 5 * minuteMs
const publishedAfterMs = 4 * minuteMs
const keptMs = dayMs
/** The demo's radars see this far around Bern. */
const coverageKm = 620
/** The highest echo is stronger than what falls, as the provider's own rates near the ground show. */
const aloft = 2.2
/** The rain itself is made on coarser cells. */
const rainGrid: PlaneGrid = { westKm: -coverageKm, northKm: coverageKm, cellKm: 4, rows: 310, cols: 310 }

const plane = proj4(
  '+proj=laea +lat_0=55 +lon_0=10 +x_0=1950000 +y_0=-2100000 +ellps=WGS84 +units=m +no_defs',
  'WGS84',
)

const address =
  /\/openradar-24h\/(\d{4})\/(\d\d)\/(\d\d)\/OPERA\/COMP\/OPERA(?:@|%40)(\d{8})T(\d\d)(\d\d)(?:@|%40)0(?:@|%40)DBZH\.h5$/

/** Europe's composite in its store, which answers ranges. */
export const operaWire: DemoWire = {
  paths: /\/openradar-24h\//,
  create({ atmosphere }) {
    // A file is read in some seven pieces.
    const files = new LRUCache<number, Promise<Uint8Array>>({ max: 4 })
    return async ({ url, headers, nowMs }) => {
      const atMs = timeOf(url)
      const isKept = atMs !== null && atMs + publishedAfterMs <= nowMs && atMs > nowMs - keptMs
      if (!isKept) return notFound()
      // Whoever asks for the first byte only wants to know whether the file is there.
      if (headers.get('range') === 'bytes=0-0') return new Response(hdf5FirstByte, { status: 206 })
      const file = files.get(atMs) ?? composite(atmosphere, atMs)
      files.set(atMs, file)
      return ranged(await file, headers)
    }
  },
}

const hdf5FirstByte = new Uint8Array([0x89])

function timeOf({ pathname }: URL): number | null {
  const [, year, month, day, date, hour, minute] = address.exec(pathname) ?? []
  if (!year || date !== `${year}${month}${day}`) return null
  const atMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return atMs % stepMs === 0 ? atMs : null
}

function ranged(bytes: Uint8Array, headers: DemoRequest['headers']): Response {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? []
  if (first === undefined) return new Response(new Uint8Array(bytes))
  const part = bytes.slice(Number(first), Number(last) + 1)
  if (part.length === 0) return new Response(null, { status: 416 })
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
  return new Response(part, { status: 206, headers: { 'content-range': range } })
}

function composite(atmosphere: Atmosphere, atMs: number): Promise<Uint8Array> {
  const rates = atmosphere.rateGrid(rainGrid, atMs)
  // In steps of half a decibel, as the real ones come.
  const dbz = Array.from(rates, (rate) => (rate === 0 ? null : Math.round(2 * dbzOfRate(rate * aloft)) / 2))
  const under = rainCells()
  return operaFile({
    atMs,
    dbzAt(row, col) {
      const cell = under[blockOf(row, col)] as number
      return cell < 0 ? undefined : dbz[cell]
    },
  })
}

/** Squares of cells that lie in one cell of the rain, over the tiles that are written. */
const block = 4
const written = { row: 2280, col: 880, rows: 1520 / block, cols: 1760 / block }
const blockOf = (row: number, col: number): number =>
  Math.floor((row - written.row) / block) * written.cols + Math.floor((col - written.col) / block)

let held: Int32Array | undefined

/** The cell of the rain under each square; -1 where the demo's radars do not see. */
function rainCells(): Int32Array {
  held ??= Int32Array.from({ length: written.rows * written.cols }, (_, square) => {
    const row = written.row + (Math.floor(square / written.cols) + 0.5) * block
    const { xKm, yKm } = planeAt(row, written.col + ((square % written.cols) + 0.5) * block)
    if (xKm ** 2 + yKm ** 2 >= coverageKm ** 2) return -1
    const rainRow = Math.floor((rainGrid.northKm - yKm) / rainGrid.cellKm)
    return rainRow * rainGrid.cols + Math.floor((xKm - rainGrid.westKm) / rainGrid.cellKm)
  })
  return held
}

/** Cells between two nodes, where the mapping between the planes is straight enough. */
const lattice = 40
const nodes = new Map<number, { xKm: number; yKm: number }>()

function nodeAt(row: number, col: number) {
  const key = row * 1000 + col
  const known = nodes.get(key)
  if (known) return known
  const [lon = 0, lat = 0] = plane.forward([col * lattice * 1000, -row * lattice * 1000])
  const node = toPlane({ lat, lon })
  nodes.set(key, node)
  return node
}

/** Of a point of the composite. */
function planeAt(row: number, col: number): { xKm: number; yKm: number } {
  const y = row / lattice
  const x = col / lattice
  const r = Math.floor(y)
  const c = Math.floor(x)
  const [a, b, d, e] = [nodeAt(r, c), nodeAt(r, c + 1), nodeAt(r + 1, c), nodeAt(r + 1, c + 1)]
  const between = (of: (node: { xKm: number; yKm: number }) => number) => {
    const north = of(a) + (of(b) - of(a)) * (x - c)
    const south = of(d) + (of(e) - of(d)) * (x - c)
    return north + (south - north) * (y - r)
  }
  return { xKm: between(({ xKm }) => xKm), yKm: between(({ yKm }) => yKm) }
}
