import { dayMs, hourMs, minuteMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import type { PlaneGrid } from './drifting-noise.ts'
import { odimFile } from './odim-file.ts'
import { bernEastKm, bernNorthKm, toPlane } from './swiss-plane.ts'

const radarCollection = 'ch.meteoschweiz.ogd-radar-precip'

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

const stepMs = 5 * minuteMs
/** Sums over the hour before, as MeteoSwiss documents them. */
const hourStepMs = 10 * minuteMs
/** A picture is there four minutes after the measurement, and in the list ten minutes later. */
const publishedAfterMs = 4 * minuteMs
const listedAfterMs = 10 * minuteMs
const keptDays = 14

/** {yy}{day of year}{HHMM}, UTC: in the names of the radar's files. */
export function radarStamp(atMs: number): string {
  const date = new Date(atMs)
  const year = date.getUTCFullYear()
  const dayOfYear = Math.floor((atMs - Date.UTC(year, 0, 1)) / dayMs) + 1
  const time = date.toISOString().slice(11, 16).replace(':', '')
  return `${String(year).slice(2)}${String(dayOfYear).padStart(3, '0')}${time}`
}

/** A picture or a sum in the store, under the instant it ends at. */
export type StoredFile = { name: string; atMs: number }

/** Instants of an item's pictures, one UTC day; null for days that are not kept. */
export function publishedTimes(itemId: string, nowMs: number): number[] | null {
  const match = /^(\d{4})(\d{2})(\d{2})-ch$/.exec(itemId)
  if (!match) return null
  const startMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  // Tomorrow's item exists already, empty.
  if (!(startMs > nowMs - keptDays * dayMs && startMs < nowMs + dayMs)) return null
  const times = Array.from({ length: dayMs / stepMs }, (_, i) => startMs + i * stepMs)
  return times.filter((atMs) => atMs + publishedAfterMs <= nowMs)
}

/** The same as far as the list names them. */
export const listedTimes = (itemId: string, nowMs: number) => publishedTimes(itemId, nowMs - listedAfterMs)

/** Rates. */
const picturesOf = (times: readonly number[]): StoredFile[] =>
  times.map((atMs) => ({ atMs, name: `rzc${radarStamp(atMs)}vl.001.h5` }))
/** Sums, with their quality before the underscore: the demo's gauges are all there. */
const hoursOf = (times: readonly number[]): StoredFile[] =>
  times
    .filter((atMs) => atMs % hourStepMs === 0)
    .map((atMs) => ({ atMs, name: `cpc${radarStamp(atMs)}9_00060.001.h5` }))

/** null for days that are not kept. */
export function radarItem(itemId: string, nowMs: number, origin: string): object | null {
  const times = listedTimes(itemId, nowMs)
  return times && stacItem(radarCollection, itemId, [...picturesOf(times), ...hoursOf(times)], origin)
}

/** A STAC item: one UTC day of files. */
export function stacItem(
  collection: string,
  itemId: string,
  files: readonly StoredFile[],
  origin: string,
): object {
  const assets = files.map(({ atMs, name }) => {
    const written = new Date(atMs + publishedAfterMs).toISOString()
    return [
      name,
      {
        href: `${origin}/${collection}/${itemId}/${name}`,
        type: 'application/x-hdf5',
        title: name,
        created: written,
        updated: written,
      },
    ]
  })
  return {
    id: itemId,
    collection,
    type: 'Feature',
    stac_version: '1.0.0',
    assets: Object.fromEntries(assets),
  }
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

/** null: no such object. */
export function radarFile(
  atmosphere: Atmosphere,
  itemId: string,
  name: string,
  nowMs: number,
): (() => Promise<Uint8Array>) | null {
  const times = publishedTimes(itemId, nowMs) ?? []
  const picture = picturesOf(times).find((file) => file.name === name)
  if (picture) return () => pictureFile(atmosphere, picture)
  const hour = hoursOf(times).find((file) => file.name === name)
  return hour ? () => hourFile(atmosphere, hour) : null
}

function pictureFile(atmosphere: Atmosphere, { name, atMs }: StoredFile): Promise<Uint8Array> {
  return odimFile(swissRadarGrid, {
    name,
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
  // Each sample covers the minutes up to it, as a picture does.
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

function hourFile(atmosphere: Atmosphere, { name, atMs }: StoredFile): Promise<Uint8Array> {
  return odimFile(swissRadarGrid, {
    name,
    product: 'CPC',
    quantity: 'ACRR',
    startMs: atMs - hourMs,
    endMs: atMs,
    undetected: Number.POSITIVE_INFINITY,
    values: radarHour(atmosphere, atMs),
  })
}
