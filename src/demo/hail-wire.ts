import { dayMs, minuteMs } from '../domain/time/durations.ts'
import type { Atmosphere } from './atmosphere.ts'
import {
  itemDate,
  keptDays,
  newestRadarMs,
  radarComposite,
  stamp,
  stepMs,
  swissRadarGrid,
} from './meteoswiss-wire.ts'
import { clamp } from './noise.ts'
import { odimFile } from './odim-file.ts'

export const hailCollection = 'ch.meteoschweiz.ogd-radar-hail'

/** Hail begins in cells that rain so hard, mm/h, and is certain where they rain twice as hard. */
const hailFromMmh = 45

/** bzc{yy}{day of year}{HHMM}vl.845.h5, UTC. */
const hailFileName = (atMs: number) => `bzc${stamp(atMs)}vl.845.h5`

/** A STAC item: one UTC day of pictures; null for days that are not kept. */
export function hailItem(itemId: string, nowMs: number, origin: string): object | null {
  const times = timesOf(itemId, nowMs)
  if (!times) return null
  const assets = Object.fromEntries(
    times.map((atMs) => {
      const name = hailFileName(atMs)
      const updated = new Date(atMs + 4 * minuteMs).toISOString()
      return [
        name,
        { href: `${origin}/${hailCollection}/${itemId}/${name}`, type: 'application/x-hdf5', updated },
      ]
    }),
  )
  return { id: itemId, collection: hailCollection, type: 'Feature', stac_version: '1.0.0', assets }
}

function timesOf(itemId: string, nowMs: number): number[] | null {
  const match = /^(\d{4})(\d{2})(\d{2})-ch$/.exec(itemId)
  if (!match) return null
  const startMs = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  if (!(startMs > nowMs - keptDays * dayMs && startMs < nowMs + dayMs)) return null
  const newest = newestRadarMs(nowMs)
  return Array.from({ length: dayMs / stepMs }, (_, i) => startMs + i * stepMs).filter(
    (atMs) => atMs <= newest,
  )
}

/** null: no such object. Out of season the files are empty. */
export async function hailFile(
  atmosphere: Atmosphere,
  itemId: string,
  name: string,
  nowMs: number,
): Promise<Uint8Array | null> {
  const atMs = timesOf(itemId, nowMs)?.find((time) => hailFileName(time) === name)
  if (atMs === undefined || `${itemDate(atMs)}-ch` !== itemId) return null
  const month = new Date(atMs).getUTCMonth() + 1
  const isSeason = month >= 4 && month <= 9
  const values = radarComposite(atmosphere, atMs).map((rate) =>
    Number.isNaN(rate) ? rate : isSeason ? Math.round(clamp((rate / hailFromMmh - 0.5) * 100, 0, 100)) : 0,
  )
  return odimFile(swissRadarGrid, {
    name,
    product: 'BZC',
    quantity: 'POH',
    startMs: atMs,
    endMs: atMs,
    undetected: 0,
    values,
  })
}
