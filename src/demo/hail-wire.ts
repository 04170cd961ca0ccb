import { isHailSeason } from '../domain/rain/hail.ts'
import type { Atmosphere } from './atmosphere.ts'
import {
  listedTimes,
  publishedTimes,
  radarComposite,
  radarStamp,
  type StoredFile,
  stacItem,
  swissRadarGrid,
} from './meteoswiss-wire.ts'
import { clamp } from './noise.ts'
import { odimFile } from './odim-file.ts'

export const hailCollection = 'ch.meteoschweiz.ogd-radar-hail'

/** Hail begins in cells that rain so hard, mm/h, and is certain where they rain twice as hard. */
const hailFromMmh = 45

const filesOf = (times: readonly number[]): StoredFile[] =>
  times.map((atMs) => ({ atMs, name: `bzc${radarStamp(atMs)}vl.845.h5` }))

/** null for days that are not kept. */
export function hailItem(itemId: string, nowMs: number, origin: string): object | null {
  const times = listedTimes(itemId, nowMs)
  return times && stacItem(hailCollection, itemId, filesOf(times), origin)
}

/** null: no such object. */
export function hailFile(
  atmosphere: Atmosphere,
  itemId: string,
  name: string,
  nowMs: number,
): (() => Promise<Uint8Array>) | null {
  const file = filesOf(publishedTimes(itemId, nowMs) ?? []).find((one) => one.name === name)
  return file ? () => pictureFile(atmosphere, file) : null
}

/** Out of season the files are empty. */
function pictureFile(atmosphere: Atmosphere, { name, atMs }: StoredFile): Promise<Uint8Array> {
  const values = radarComposite(atmosphere, atMs).map((rate) =>
    Number.isNaN(rate) ? rate : isHailSeason(atMs) ? clamp(rate / hailFromMmh - 0.5, 0, 1) : 0,
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
