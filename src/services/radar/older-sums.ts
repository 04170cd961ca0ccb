import { decodedValue, unknownCode } from '../../domain/rate-codes.ts'
import { productCells } from './product-grid.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Sources step by 5 or 10 minutes. */
const slotMs = 5 * minuteMs
const perMm = 100

/** Rain of one clock hour in hundredths of a millimetre, as far as `slots` (5 minutes each) were seen. */
export type OlderHour = { startAt: number; hundredthsMm: Uint16Array; slots: Set<number> }

/** Hourly sums of the frames that have left the sequence: a day's rain in 10 MB. */
export function createOlderSums() {
  const hours = new Map<number, OlderHour>()
  return {
    hours: () => [...hours.values()],
    /** The frame stands for the minutes up to its time; what another source's frame has covered is not added twice. */
    add(at: number, minutes: number, codes: Uint8Array): void {
      const slots = Array.from({ length: (minutes * minuteMs) / slotMs }, (_, i) => at - i * slotMs)
      const startAt = Math.floor((at - 1) / hourMs) * hourMs
      const hour = hours.get(startAt) ?? {
        startAt,
        hundredthsMm: new Uint16Array(productCells),
        slots: new Set(),
      }
      if (slots.some((slot) => hour.slots.has(slot))) return
      hours.set(startAt, hour)
      for (const slot of slots) hour.slots.add(slot)
      const { hundredthsMm } = hour
      const factor = (minutes / 60) * perMm
      for (let i = 0; i < productCells; i++) {
        const code = codes[i] as number
        if (code !== 0 && code !== unknownCode) {
          hundredthsMm[i] = Math.min(
            65_535,
            (hundredthsMm[i] as number) + Math.round(decodedValue(code) * factor),
          )
        }
      }
    },
    forgetBefore(at: number): void {
      for (const startAt of hours.keys()) if (startAt + hourMs <= at) hours.delete(startAt)
    },
  }
}

export type OlderSums = ReturnType<typeof createOlderSums>
export const coveredMinutes = (hour: OlderHour): number => (hour.slots.size * slotMs) / minuteMs
export const hundredthsPerMm = perMm
