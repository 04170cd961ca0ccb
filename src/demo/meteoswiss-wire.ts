import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { odimFile } from './odim-file.ts'
import { bernEastKm, bernNorthKm, toPlane } from './swiss-plane.ts'

export const radarCollection = 'ch.meteoschweiz.ogd-radar-precip'

/** The composite's grid: 1 km cells, north-west corner E 2 255 000 / N 1 480 000. */
export const swissRadarGrid: PlaneGrid = {
  westKm: 2255 - bernEastKm,
  northKm: 1480 - bernNorthKm,
  cellKm: 1,
  rows: 640,
  cols: 710,
}

/** Sums are made of fewer cells and instants: a day of them in a few seconds. */
const hourCoarser = 2
const hourSampleMs = 10 * minuteMs
const hourGrid: PlaneGrid = {
  ...swissRadarGrid,
  cellKm: hourCoarser,
  rows: 640 / hourCoarser,
  cols: 710 / hourCoarser,
}

export const stepMs = 5 * minuteMs
/** Sums over the hour before, as MeteoSwiss documents them. */
const hourStepMs = 10 * minuteMs
/** A picture is there four minutes after the measurement. */
const publishedAfterMs = 4 * minuteMs
export const keptDays = 14

/** Instant of the newest published picture. */
export const newestRadarMs = (nowMs: number) => Math.floor((nowMs - publishedAfterMs) / stepMs) * stepMs

export const itemDate = (atMs: number) => new Date(atMs).toISOString().slice(0, 10).replaceAll('-', '')

/** rzc{yy}{day of year}{HHMM}vl.001.h5, UTC. */
const radarFileName = (atMs: number) => `rzc${stamp(atMs)}vl.001.h5`
/** cpc{yy}{day of year}{HHMM}{quality}_00060.001.h5; the demo's gauges are all there. */
const radarHourName = (atMs: number) => `cpc${stamp(atMs)}9_00060.001.h5`

export function stamp(atMs: number): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  const dayOfYear = Math.floor((atMs - Date.UTC(year, 0, 1)) / dayMs) + 1
  const time = date.toISOString().slice(11, 16).replace(':', '')
  return `${String(year).slice(2)}${String(dayOfYear).padStart(3, '0')}${time}`
}

/** null where the name is no published file of that item. */
export function parseRadarFile(
  itemId: string,
  name: string,
  nowMs: number,
): { product: 'rzc' | 'cpc'; atMs: number } | null {
  const match = /^(rzc|cpc)(\d{2})(\d{3})(\d{2})(\d{2})(?:vl|9_00060)\.001\.h5$/.exec(name)
  if (!match) return null
  const product = match[1] === 'cpc' ? 'cpc' : 'rzc'
  const [year, day, hour, minute] = match.slice(2).map(Number)
  const atMs = Date.UTC(2000 + (year ?? 0), 0, day, hour, minute)
  const isKept = atMs <= newestRadarMs(nowMs) && atMs > nowMs - keptDays * dayMs
  const isOfItem = `${itemDate(atMs)}-ch` === itemId
  const isNamed = name === (product === 'cpc' ? radarHourName(atMs) : radarFileName(atMs))
  const isTimed = atMs % (product === 'cpc' ? hourStepMs : stepMs) === 0
  return isKept && isOfItem && isNamed && isTimed ? { product, atMs } : null
}

/** A STAC item: one UTC day of pictures; null for days that are not kept. */
export function stacItem(itemId: string, nowMs: number, origin: string): object | null {
  const match = /^(\d{4})(\d{2})(\d{2})-ch$/.exec(itemId)
  if (!match) return null
  const startMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  // Tomorrow's item exists already, empty.
  if (!(startMs > nowMs - keptDays * dayMs && startMs < nowMs + dayMs)) return null
  const newest = newestRadarMs(nowMs)
  const assets: Record<string, object> = {}
  const times = Array.from({ length: dayMs / stepMs }, (_, i) => startMs + i * stepMs)
  const published = times.filter((atMs) => atMs <= newest)
  const files = [
    ...published.map((atMs) => ({ atMs, name: radarFileName(atMs) })),
    ...published
      .filter((atMs) => atMs % hourStepMs === 0)
      .map((atMs) => ({ atMs, name: radarHourName(atMs) })),
  ]
  for (const { atMs, name } of files) {
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

/** The composite as a file. */
export function radarFile(atmosphere: Atmosphere, atMs: number): Promise<Uint8Array> {
  return odimFile(swissRadarGrid, {
    name: radarFileName(atMs),
    product: 'RZC',
    quantity: 'RATE',
    startMs: atMs,
    endMs: atMs,
    undetected: 0,
    values: radarComposite(atmosphere, atMs),
  })
}

/** Millimetres of the hour before, NaN where no radar sees. */
export function radarHour(atmosphere: Atmosphere, endMs: number): Float32Array {
  blindMask ??= createBlindMask(swissRadarGrid)
  const { rows, cols } = hourGrid
  const sum = new Float32Array(rows * cols)
  // Each sample stands for the minutes up to it, as a picture does.
  for (let atMs = endMs - hourMs + hourSampleMs; atMs <= endMs; atMs += hourSampleMs) {
    const rates = atmosphere.rateGrid(hourGrid, atMs)
    for (let cell = 0; cell < sum.length; cell++) sum[cell] = (sum[cell] as number) + (rates[cell] as number)
  }
  const hundredths = (hourSampleMs / hourMs) * 100
  const fine = new Float32Array(blindMask.length)
  for (let cell = 0; cell < fine.length; cell++) {
    const row = Math.floor(Math.floor(cell / swissRadarGrid.cols) / hourCoarser)
    const col = Math.floor((cell % swissRadarGrid.cols) / hourCoarser)
    const mm = Math.round((sum[row * cols + col] as number) * hundredths) / 100
    fine[cell] = blindMask[cell] ? Number.NaN : mm
  }
  return fine
}

export function radarHourFile(atmosphere: Atmosphere, endMs: number): Promise<Uint8Array> {
  return odimFile(swissRadarGrid, {
    name: radarHourName(endMs),
    product: 'CPC',
    quantity: 'ACRR',
    startMs: endMs - hourMs,
    endMs,
    undetected: Number.POSITIVE_INFINITY,
    values: radarHour(atmosphere, endMs),
  })
}
