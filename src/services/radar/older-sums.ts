import { decodedValue, unknownCode } from '../../domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Source } from '../../domain/weather/reading.ts'
import { productCells } from './product-grid.ts'

/** Sources step by 5 or 10 minutes. */
export const slotMs = 5 * minuteMs
export const hundredthsPerMm = 100
/** Where the hour's rain is not known. */
export const unknownHundredths = 65_535
const mostHundredths = unknownHundredths - 1

/**
 * Rain of one clock hour in hundredths of a millimetre, as far as `slots` were seen: ends of 5 minutes each, all twelve
 * of an hour that the source has summed up itself. `sources` measured it: after an outage another one may have gone on.
 */
export type OlderHour = {
  startAt: number
  hundredthsMm: Uint16Array
  slots: ReadonlySet<number>
  /** How many of the slots were not seen, by cell; null once the hour is whole, to save memory. */
  unseenSlots: Uint8Array | null
  sources: readonly Source[]
}

const slotsPerHour = hourMs / slotMs

/** Where most of it was not seen, an hour is not known. */
export function isHourKnown({ hundredthsMm, unseenSlots, slots }: OlderHour, cell: number): boolean {
  return hundredthsMm[cell] !== unknownHundredths && (unseenSlots?.[cell] ?? 0) * 2 <= slots.size
}

/** Ends of the 5-minute steps that a value up to `at` covers. */
export function slotsUpTo(at: number, minutes: number): number[] {
  return Array.from({ length: (minutes * minuteMs) / slotMs }, (_, i) => at - i * slotMs)
}

export function hundredthsOf(mm: number): number {
  if (Number.isNaN(mm)) return unknownHundredths
  return Math.min(mostHundredths, Math.round(mm * hundredthsPerMm))
}

/** Each once, in the order of their first mention. */
export function distinctSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.id, source])).values()]
}

/** Hourly sums of what has left the sequence, or came before it: a day's rain in 10 MB. */
export function createOlderSums(hours = new Map<number, OlderHour>()) {
  return {
    hours: () => [...hours.values()],
    /** The frame covers the minutes up to its time; minutes already covered are not added twice. */
    add(at: number, minutes: number, codes: Uint8Array, source: Source): void {
      const startAt = Math.floor((at - 1) / hourMs) * hourMs
      const known = hours.get(startAt)
      const slots = slotsUpTo(at, minutes).filter((slot) => !known?.slots.has(slot))
      if (slots.length === 0) return
      const hundredthsMm = known?.hundredthsMm ?? new Uint16Array(productCells)
      const unseenSlots = known?.unseenSlots ?? new Uint8Array(productCells)
      const hour: OlderHour = {
        startAt,
        hundredthsMm,
        unseenSlots,
        slots: new Set([...(known?.slots ?? []), ...slots]),
        sources: distinctSources([...(known?.sources ?? []), source]),
      }
      hours.set(startAt, hour)
      const factor = ((slots.length * slotMs) / hourMs) * hundredthsPerMm
      for (let i = 0; i < productCells; i++) {
        const code = codes[i] as number
        if (code === unknownCode) unseenSlots[i] = (unseenSlots[i] as number) + slots.length
        else if (code !== 0) {
          hundredthsMm[i] = Math.min(
            mostHundredths,
            (hundredthsMm[i] as number) + Math.round(decodedValue(code) * factor),
          )
        }
      }
      if (hour.slots.size < slotsPerHour) return
      for (let i = 0; i < productCells; i++) if (!isHourKnown(hour, i)) hundredthsMm[i] = unknownHundredths
      hour.unseenSlots = null
    },
    /** A whole hour takes the place of whatever frames gave of it. */
    takeHour(startAt: number, hundredthsMm: Uint16Array, source: Source): void {
      const slots = new Set(slotsUpTo(startAt + hourMs, 60))
      hours.set(startAt, { startAt, hundredthsMm, slots, unseenSlots: null, sources: [source] })
    },
    /** Ends of all 5 minutes that are covered. */
    covered: (): number[] => [...hours.values()].flatMap(({ slots }) => [...slots]),
    forgetBefore(at: number): void {
      for (const startAt of hours.keys()) if (startAt + hourMs <= at) hours.delete(startAt)
    },
  }
}

export type OlderSums = ReturnType<typeof createOlderSums>
