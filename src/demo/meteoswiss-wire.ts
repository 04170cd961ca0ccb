import type { Atmosphere } from './atmosphere.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { bernEastKm, bernNorthKm, fromPlane, toPlane } from './swiss-plane.ts'
import { dayMs } from './synoptic.ts'

export const radarCollection = 'ch.meteoschweiz.ogd-radar-precip'

/** The composite's grid: 1 km cells, north-west corner E 2 255 000 / N 1 480 000. */
export const swissRadarGrid: PlaneGrid = {
  westKm: 2255 - bernEastKm,
  northKm: 1480 - bernNorthKm,
  cellKm: 1,
  rows: 640,
  cols: 710,
}

const stepMs = 5 * 60_000
/** A picture is there four minutes after the measurement. */
const publishedAfterMs = 4 * 60_000
const keptDays = 14

/** Instant of the newest published picture. */
export const newestRadarMs = (nowMs: number) => Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs

const itemDate = (atMs: number) => new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')

/** rzc{yy}{day of year}{HHMM}vl.001.h5, UTC. */
export function radarFileName(atMs: number): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  const dayOfYear = Math.floor((atMs - Date.UTC(year, 0, 1)) / dayMs) + 1
  const time = date.toISOString().slice(11, 16).replace(':', '')
  return `rzc${String(year).slice(2)}${String(dayOfYear).padStart(3, '0')}${time}vl.001.h5`
}

/** null where the name is no published picture of that item. */
export function parseRadarFile(itemId: string, name: string, nowMs: number): number | null {
  const match = /^rzc(\d{2})(\d{3})(\d{2})(\d{2})vl\.001\.h5$/.exec(name)
  if (!match) return null
  const [, year, day, hour, minute] = match.map(Number)
  const atMs = Date.UTC(2000 + (year ?? 0), 0, day, hour, minute)
  const isKept = atMs <= newestRadarMs(nowMs) && atMs > nowMs - keptDays * dayMs
  return isKept && atMs % stepMs === 0 && `${itemDate(atMs)}-ch` === itemId ? atMs : null
}

/** A STAC item: one UTC day of pictures; null for days that are not kept. */
export function stacItem(itemId: string, nowMs: number, origin: string): object | null {
  const match = /^(\d{4})(\d{2})(\d{2})-ch$/.exec(itemId)
  if (!match) return null
  const startMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  // Tomorrow's item stands ready, empty.
  if (!(startMs > nowMs - keptDays * dayMs && startMs < nowMs + dayMs)) return null
  const newest = newestRadarMs(nowMs)
  const assets: Record<string, object> = {}
  for (let atMs = startMs; atMs <= Math.min(newest, startMs + dayMs - stepMs); atMs += stepMs) {
    const name = radarFileName(atMs)
    const written = new Date(atMs + publishedAfterMs).toISOString()
    assets[name] = {
      href: `${origin}/${radarCollection}/${itemId}/${name}`,
      type: 'application/x-hdf5',
      title: name,
      created: written,
      updated: written,
    }
  }
  const base = `${origin}/api/stac/v1`
  return {
    id: itemId,
    collection: radarCollection,
    type: 'Feature',
    stac_version: '1.0.0',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [3.2, 43.6],
          [12.5, 43.6],
          [12.5, 49.4],
          [3.2, 49.4],
          [3.2, 43.6],
        ],
      ],
    },
    bbox: [3.2, 43.6, 12.5, 49.4],
    properties: {
      datetime: new Date(startMs).toISOString(),
      created: new Date(startMs - dayMs).toISOString(),
      updated: new Date(Math.min(newest + publishedAfterMs, nowMs)).toISOString(),
    },
    links: [
      { rel: 'self', href: `${base}/collections/${radarCollection}/items/${itemId}` },
      { rel: 'collection', href: `${base}/collections/${radarCollection}` },
      { rel: 'root', href: `${base}/` },
    ],
    assets,
  }
}

/** Every kept day, newest first. */
export function stacItems(nowMs: number, origin: string, limit: number): object {
  const features = Array.from({ length: keptDays }, (_, day) =>
    stacItem(`${itemDate(nowMs - day * dayMs)}-ch`, nowMs, origin),
  )
    .filter((item) => item !== null)
    .slice(0, limit)
  return { type: 'FeatureCollection', features, links: [] }
}

/** Albis, La Dôle, Monte Lema, Plaine Morte, Weissfluhgipfel (sites as published by MeteoSwiss). */
const radarSites = (
  [
    [8.512, 47.284],
    [6.099, 46.425],
    [8.833, 46.041],
    [7.487, 46.371],
    [9.794, 46.835],
  ] as const
).map(([lon, lat]) => toPlane({ lat, lon }))
const rangeKm = 235

function createBlindMask(grid: PlaneGrid): Uint8Array {
  const blind = new Uint8Array(grid.rows * grid.cols)
  for (let row = 0; row < grid.rows; row++) {
    const y = grid.northKm - row - 0.5
    for (let col = 0; col < grid.cols; col++) {
      const x = grid.westKm + col + 0.5
      const sees = radarSites.some((site) => (site.xKm - x) ** 2 + (site.yKm - y) ** 2 < rangeKm ** 2)
      blind[row * grid.cols + col] = sees ? 0 : 1
    }
  }
  return blind
}

let blindMask: Uint8Array | undefined

/** The composite in mm/h, NaN where no radar sees; in steps of about 3 %, as the real one comes in classes. */
export function radarComposite(atmosphere: Atmosphere, atMs: number): Float32Array {
  blindMask ??= createBlindMask(swissRadarGrid)
  const rates = atmosphere.rateGrid(swissRadarGrid, atMs)
  const bits = new Uint32Array(rates.buffer)
  for (let cell = 0; cell < rates.length; cell++) {
    if (blindMask[cell]) rates[cell] = Number.NaN
    // Keeps the four highest bits of the fraction, rounded.
    else bits[cell] = ((bits[cell] as number) + 0x40000) & 0xfff80000
  }
  return rates
}

/** The same as an ODIM HDF5 file. The library is loaded when the first picture is asked for. */
export async function radarFile(atmosphere: Atmosphere, atMs: number): Promise<Uint8Array> {
  const { default: h5wasm } = await import('h5wasm')
  const { FS } = await h5wasm.ready
  const { rows, cols, westKm, northKm } = swissRadarGrid
  const name = radarFileName(atMs)
  const iso = new Date(atMs).toISOString()
  const date = iso.slice(0, 10).replaceAll('-', '')
  const time = iso.slice(11, 19).replaceAll(':', '')
  const corner = (prefix: string, xKm: number, yKm: number) => {
    const { lat, lon } = fromPlane({ xKm, yKm })
    return { [`${prefix}_lat`]: lat, [`${prefix}_lon`]: lon }
  }
  const file = new h5wasm.File(name, 'w')
  type Holder = Pick<typeof file, 'create_attribute' | 'create_group' | 'create_dataset'>
  const group = (holder: Holder, path: string, attributes: Record<string, string | number>) => {
    const made = holder.create_group(path)
    for (const [key, value] of Object.entries(attributes)) made.create_attribute(key, value)
    return made
  }
  try {
    file.create_attribute('Conventions', 'ODIM_H5/V2_3')
    group(file, 'what', {
      object: 'COMP',
      version: 'H5rad 2.3',
      date,
      time,
      source: 'ORG:215,CTY:644,CMT:MeteoSwiss',
    })
    group(file, 'where', {
      projdef:
        '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m +no_defs',
      xsize: cols,
      ysize: rows,
      xscale: 1000,
      yscale: 1000,
      ...corner('UL', westKm, northKm),
      ...corner('UR', westKm + cols, northKm),
      ...corner('LL', westKm, northKm - rows),
      ...corner('LR', westKm + cols, northKm - rows),
    })
    const dataset = group(file, 'dataset1', {})
    group(dataset, 'what', {
      product: 'COMP',
      prodname: 'RZC',
      startdate: date,
      starttime: time,
      enddate: date,
      endtime: time,
    })
    const data = group(dataset, 'data1', {})
    group(data, 'what', { quantity: 'RATE', gain: 1, offset: 0, nodata: Number.NaN, undetect: 0 })
    data.create_dataset({
      name: 'data',
      data: radarComposite(atmosphere, atMs),
      shape: [rows, cols],
      dtype: '<f4',
      chunks: [rows / 10, cols],
      compression: 'gzip',
      compression_opts: 1,
    })
  } finally {
    file.close()
  }
  const bytes = FS.readFile(name)
  FS.unlink(name)
  return bytes
}
