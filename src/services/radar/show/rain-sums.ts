import type { Coordinates } from '../../../domain/place/coordinates.ts'
import { codeOf, decodedValue, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { isWholeSum } from '../../../domain/rain/sum-coverage.ts'
import { type SumPeriodId, sumPeriods } from '../../../domain/rain/sum-periods.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import {
  distinctSources,
  hundredthsPerMm,
  isHourKnown,
  type OlderHour,
  type OlderSums,
  slotMs,
  slotsUpTo,
} from '../older-sums.ts'
import { type Picture, pictureOf } from '../picture.ts'
import { productCell, productCells } from '../product-grid.ts'
import type { RadarSequence } from './radar-sequence.ts'

/** A sum over `startAt` to `endAt`; pictures cover `coveredMinutes` of it, and the rest counts as nothing. */
export type SumPeriod = {
  id: SumPeriodId
  kind: 'measured' | 'predicted'
  startAt: number
  endAt: number
  coveredMinutes: number
  /** Sources of the measurement or the forecast; the current one first. */
  sources: Source[]
}

/** What one frame or one older hour gives, at a cell (NaN where it was not seen) and to a whole map. */
type Contribution = { minutes: number; mmAt(cell: number): number; addTo(tally: Tally): void }
type FrameContribution = Contribution & { at: number; codes: Uint8Array; slots: readonly number[] }
/** Sums of a map, filled by plain loops: there are 209 000 cells. */
type Tally = { mm: Float32Array; unseenMinutes: Uint16Array }
type Window = { period: SumPeriod; contributions: Contribution[] }

const newTally = (cells: number): Tally => ({
  mm: new Float32Array(cells),
  unseenMinutes: new Uint16Array(cells),
})

function windowOf(
  sequence: RadarSequence,
  older: OlderSums,
  { id, hours }: (typeof sumPeriods)[number],
): Window {
  const { nowAt } = sequence
  const isPast = hours > 0
  const startAt = isPast ? nowAt - hours * hourMs : nowAt
  const endAt = isPast ? nowAt : nowAt - hours * hourMs
  const { covered, contributions, sources } = spanOf(sequence, older, { startAt, endAt, isPast })
  const kind = isPast ? 'measured' : 'predicted'
  return { period: { id, kind, startAt, endAt, coveredMinutes: covered, sources }, contributions }
}

type Span = { startAt: number; endAt: number; isPast: boolean }

function spanOf(
  sequence: RadarSequence,
  older: OlderSums,
  { startAt, endAt, isPast }: Span,
): Pick<Window, 'contributions'> & { covered: number; sources: Source[] } {
  const { frames, stepMinutes } = sequence
  const isInside = (at: number) => at > startAt && at <= endAt
  const ofKind = frames.filter(({ codes, kind }) => codes && (kind === 'measured') === isPast)
  const all = ofKind.map(({ at, codes }) => ofFrame(at, codes as Uint8Array, stepMinutes))
  const contributions: Contribution[] = all.filter(({ at }) => isInside(at))
  const sources = [sequence.source]
  if (isPast) {
    const shownSlots = new Set(all.flatMap(({ slots }) => slots))
    for (const hour of older.hours()) {
      const rest = restOfHour(hour, all, shownSlots, isInside)
      if (!rest) continue
      contributions.push(rest)
      sources.push(...hour.sources)
    }
  }
  const covered = contributions.reduce((sum, { minutes }) => sum + minutes, 0)
  return { contributions, covered: Math.round(covered), sources: distinctSources(sources) }
}

/** By the minutes of a frame, of which there are two: a page asks for many places. */
const mmTables = new Map<number, Float32Array>()

/** The amount that each code means over that many minutes. */
function mmTable(minutes: number): Float32Array {
  const known = mmTables.get(minutes)
  if (known) return known
  const mm = Float32Array.from({ length: 256 }, (_, code) => decodedValue(code) * (minutes / 60))
  mmTables.set(minutes, mm)
  return mm
}

function ofFrame(at: number, codes: Uint8Array, minutes: number): FrameContribution {
  const mm = mmTable(minutes)
  return {
    at,
    codes,
    minutes,
    slots: slotsUpTo(at, minutes),
    mmAt: (cell) => mm[codes[cell] as number] as number,
    addTo({ mm: total, unseenMinutes }) {
      for (let cell = 0; cell < total.length; cell++) {
        const code = codes[cell] as number
        if (code === unknownCode) unseenMinutes[cell] = (unseenMinutes[cell] as number) + minutes
        else if (code !== 0) total[cell] = (total[cell] as number) + (mm[code] as number)
      }
    },
  }
}

/**
 * What an older hour gives beyond the frames of the sequence: those come first, as every period shares them, and of an
 * hour that they show in part the rest is its sum less theirs. Of the minutes left over a period that begins among
 * them takes its share. null where nothing is left.
 */
function restOfHour(
  hour: OlderHour,
  frames: readonly FrameContribution[],
  shownSlots: ReadonlySet<number>,
  isInside: (at: number) => boolean,
): Contribution | null {
  const { slots, hundredthsMm } = hour
  const left = [...slots].filter((slot) => !shownSlots.has(slot))
  const inside = left.filter(isInside)
  if (inside.length === 0) return null
  // After a change of source the hour may contain half of a frame of 10 minutes.
  const shown = frames.flatMap((frame) => {
    const common = frame.slots.filter((slot) => slots.has(slot))
    return common.length > 0 ? [ofFrame(frame.at, frame.codes, (common.length * slotMs) / minuteMs)] : []
  })
  const share = inside.length / left.length
  const minutes = (inside.length * slotMs) / minuteMs
  const mmOf = (hundredths: number, shownMm: number) =>
    Math.max(0, hundredths / hundredthsPerMm - shownMm) * share
  return {
    minutes,
    mmAt(cell) {
      if (!isHourKnown(hour, cell)) return Number.NaN
      const shownMm = shown.reduce((sum, { mmAt }) => sum + (mmAt(cell) || 0), 0)
      return mmOf(hundredthsMm[cell] as number, shownMm)
    },
    addTo({ mm: total, unseenMinutes }) {
      const shownTally = newTally(shown.length > 0 ? total.length : 0)
      for (const frame of shown) frame.addTo(shownTally)
      for (let cell = 0; cell < total.length; cell++) {
        const hundredths = hundredthsMm[cell] as number
        if (!isHourKnown(hour, cell)) unseenMinutes[cell] = (unseenMinutes[cell] as number) + minutes
        else if (hundredths !== 0)
          total[cell] = (total[cell] as number) + mmOf(hundredths, shownTally.mm[cell] ?? 0)
      }
    },
  }
}

/** What was seen at a cell. */
function seenAt(contributions: readonly Contribution[], cell: number): { mm: number; minutes: number } {
  const seen = { mm: 0, minutes: 0 }
  for (const { minutes, mmAt } of contributions) {
    const mm = mmAt(cell)
    if (Number.isNaN(mm)) continue
    seen.mm += mm
    seen.minutes += minutes
  }
  return seen
}

/**
 * Millimetres at a place for every period; null where the radars do not see, or outside of the map. Covered is what was
 * seen there.
 */
export function sumsAt(
  sequence: RadarSequence,
  older: OlderSums,
  coordinates: Coordinates,
): (SumPeriod & { mm: number | null })[] {
  const cell = productCell(coordinates)
  return sumPeriods.map((one) => {
    const { period, contributions } = windowOf(sequence, older, one)
    if (cell === null) return { ...period, mm: null }
    const { mm, minutes } = seenAt(contributions, cell)
    // Half a prediction is none; of what was measured, the part that was seen counts.
    const isKnown = minutes > 0 && (period.kind === 'measured' || isWholeSum(minutes, period.coveredMinutes))
    return { ...period, coveredMinutes: Math.round(minutes), mm: isKnown ? mm : null }
  })
}

/** Millimetres at a place since `startAt`; null where the radars do not see, or too much of the time is missing. */
export function fallenSince(
  sequence: RadarSequence,
  older: OlderSums,
  coordinates: Coordinates,
  startAt: number,
): number | null {
  const cell = productCell(coordinates)
  const minutes = (sequence.nowAt - startAt) / minuteMs
  if (cell === null || minutes <= 0) return null
  const { contributions } = spanOf(sequence, older, { startAt, endAt: sequence.nowAt, isPast: true })
  const seen = seenAt(contributions, cell)
  return isWholeSum(seen.minutes, minutes) ? seen.mm : null
}

/** One map of sums, as a picture of steps of the sum ramp. */
export function sumPicture(
  sequence: RadarSequence,
  older: OlderSums,
  one: (typeof sumPeriods)[number],
): SumPeriod & { picture: Picture } {
  const { period, contributions } = windowOf(sequence, older, one)
  const codes = new Uint8Array(productCells).fill(unknownCode)
  const { mm, unseenMinutes } = newTally(productCells)
  for (const contribution of contributions) contribution.addTo({ mm, unseenMinutes })
  const { coveredMinutes } = period
  for (let cell = 0; cell < productCells; cell++) {
    const seenMinutes = coveredMinutes - (unseenMinutes[cell] as number)
    // A map cannot say "at least": where clearly less was seen than elsewhere, it shows nothing.
    if (seenMinutes > 0 && isWholeSum(seenMinutes, coveredMinutes)) codes[cell] = codeOf(mm[cell] as number)
  }
  return { ...period, picture: pictureOf(codes, 'mm') }
}
