import { deflateSync, inflateSync } from 'node:zlib'
import { codeOf, decodedValue, unknownCode } from '../../domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { productCells } from './product-grid.ts'

/** An hour of the local forecasts as the nowcast passes over into it, on the product grid; packed for its process. */
export type PackedHourAhead = { startAt: number; packed: Uint8Array }

export type HourAhead = {
  /** Rain in codes, and the chance of it in bytes as of a nowcast. */
  codes: Uint8Array
  chance: Uint8Array
  /** How much of it counts, of 255: it fades out where no point of the forecast is near. */
  share: Uint8Array
}

/** From here to the end of the nowcast the forecast takes over. */
const blendsFromMs = 90 * minuteMs
const blendsForMs = 30 * minuteMs
const wholeShare = 255

export function packedHourAhead({ codes, chance, share }: HourAhead): Uint8Array {
  const planes = new Uint8Array(3 * productCells)
  planes.set(codes)
  planes.set(chance, productCells)
  planes.set(share, 2 * productCells)
  return deflateSync(planes)
}

/** null where the bytes are not those of an hour. */
export function openedHourAhead(packed: Uint8Array): HourAhead | null {
  try {
    const planes = inflateSync(packed)
    if (planes.length !== 3 * productCells) return null
    return {
      codes: planes.subarray(0, productCells),
      chance: planes.subarray(productCells, 2 * productCells),
      share: planes.subarray(2 * productCells),
    }
  } catch {
    return null
  }
}

/** 0 up to an hour and a half ahead, 1 at the end of the nowcast. */
export const blendWeight = (leadMs: number): number =>
  Math.min(1, Math.max(0, (leadMs - blendsFromMs) / blendsForMs))

/**
 * The hours whose middles are around a time, with how much of each counts: as the map goes from one hour to the next, so that
 * nothing jumps at the full hour.
 */
export function hoursAround<T extends { startAt: number }>(
  hours: readonly T[],
  at: number,
): { hour: T; part: number }[] {
  const middleOf = ({ startAt }: T) => startAt + hourMs / 2
  const from = hours.findLast((hour) => middleOf(hour) <= at && at - middleOf(hour) < hourMs)
  const to = hours.find((hour) => middleOf(hour) > at && middleOf(hour) - at <= hourMs)
  if (!from || !to) return [from ?? to].flatMap((hour) => (hour ? [{ hour, part: 1 }] : []))
  const part = (at - middleOf(from)) / (middleOf(to) - middleOf(from))
  return [
    { hour: from, part: 1 - part },
    { hour: to, part },
  ]
}

/** A step of the nowcast, changed in place. Where either does not know, the nowcast stays as it is. */
export function blend(codes: Uint8Array, probability: Uint8Array, hour: HourAhead, weight: number): void {
  for (let cell = 0; cell < codes.length; cell++) {
    const share = hour.share[cell] as number
    const now = codes[cell] as number
    const ahead = hour.codes[cell] as number
    if (share === 0 || now === unknownCode || ahead === unknownCode) continue
    const part = (weight * share) / wholeShare
    if (now !== 0 || ahead !== 0)
      codes[cell] = codeOf((1 - part) * decodedValue(now) + part * decodedValue(ahead))
    const [chanceNow, chanceAhead] = [probability[cell] as number, hour.chance[cell] as number]
    if (chanceNow !== unknownCode && chanceAhead !== unknownCode)
      probability[cell] = Math.round((1 - part) * chanceNow + part * chanceAhead)
  }
}
