import type { Coordinates } from '../../domain/place/coordinates.ts'
import { codeOf, decodedValue, unknownCode } from '../../domain/rain/rate-codes.ts'
import { isWholeSum } from '../../domain/rain/sum-coverage.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { Source } from '../../domain/weather/reading.ts'
import {
  distinctSources,
  hundredthsPerMm,
  type OlderHour,
  type OlderSums,
  slotMs,
  slotsUpTo,
  unknownHundredths,
} from './older-sums.ts'
import { type Picture, pictureOf } from './picture.ts'
import { productCell, productCells } from './product-grid.ts'
import type { RadarSequence } from './radar-sequence.ts'

/** Past sums are measured, the next ones predicted. */
export const sumPeriods = [
  { id: 'last-1h', hours: 1 },
  { id: 'last-3h', hours: 3 },
  { id: 'last-6h', hours: 6 },
  { id: 'last-24h', hours: 24 },
  { id: 'next-1h', hours: -1 },
  { id: 'next-2h', hours: -2 },
] as const
export type SumPeriodId = (typeof sumPeriods)[number]['id']

/** A sum over `startAt` to `endAt`; `coveredMinutes` of it were measured, the rest counts as nothing. */
export type SumPeriod = {
  id: SumPeriodId
  kind: 'measured' | 'predicted'
  startAt: number
  endAt: number
  coveredMinutes: number
  /** Who measured it, or what it is predicted from; the source of now first. */
  sources: Source[]
}

/**
 * What one frame or one older hour gives, at a cell and to a whole map (a plain loop: there are 209 000 cells); NaN
 * where an hour is not known.
 */
type Contribution = { minutes: number; mmAt(cell: number): number; addTo(total: Float32Array): void }
type FrameContribution = Contribution & { at: number }
type Window = { period: SumPeriod; contributions: Contribution[]; mask: Uint8Array | null }

function windowOf(
  sequence: RadarSequence,
  older: OlderSums,
  { id, hours }: (typeof sumPeriods)[number],
): Window {
  const { nowAt } = sequence
  const isPast = hours > 0
  const startAt = isPast ? nowAt - hours * hourMs : nowAt
  const endAt = isPast ? nowAt : nowAt - hours * hourMs
  const { covered, ...rest } = spanOf(sequence, older, { startAt, endAt, isPast })
  const kind = isPast ? 'measured' : 'predicted'
  return {
    period: { id, kind, startAt, endAt, coveredMinutes: covered, sources: rest.sources },
    ...rest,
  }
}

type Span = { startAt: number; endAt: number; isPast: boolean }

function spanOf(
  sequence: RadarSequence,
  older: OlderSums,
  { startAt, endAt, isPast }: Span,
): Pick<Window, 'contributions' | 'mask'> & { covered: number; sources: Source[] } {
  const { frames, stepMinutes } = sequence
  const isInside = (at: number) => at > startAt && at <= endAt
  const ofKind = frames.filter(({ codes, kind }) => codes && (kind === 'measured') === isPast)
  const all = ofKind.map(({ at, codes }) => ofFrame(at, codes as Uint8Array, stepMinutes))
  const contributions: Contribution[] = all.filter(({ at }) => isInside(at))
  const sources = [sequence.source]
  if (isPast) {
    for (const hour of older.hours()) {
      const rest = restOfHour(hour, all, isInside)
      if (!rest) continue
      contributions.push(rest)
      sources.push(...hour.sources)
    }
  }
  const covered = contributions.reduce((sum, { minutes }) => sum + minutes, 0)
  const mask = ofKind.findLast(({ at }) => isInside(at))?.codes ?? null
  return { contributions, mask, covered: Math.round(covered), sources: distinctSources(sources) }
}

function ofFrame(at: number, codes: Uint8Array, minutes: number): FrameContribution {
  // Unknown cells add nothing; the map's mask says where they are.
  const mm = Float32Array.from({ length: 256 }, (_, code) =>
    code === unknownCode ? 0 : decodedValue(code) * (minutes / 60),
  )
  return {
    at,
    minutes,
    mmAt: (cell) => mm[codes[cell] as number] as number,
    addTo(total) {
      for (let cell = 0; cell < total.length; cell++) {
        const code = codes[cell] as number
        if (code !== 0) total[cell] = (total[cell] as number) + (mm[code] as number)
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
  { startAt, slots, hundredthsMm }: OlderHour,
  frames: readonly FrameContribution[],
  isInside: (at: number) => boolean,
): Contribution | null {
  const shown = frames.filter(({ at }) => at > startAt && at <= startAt + hourMs && slots.has(at))
  const shownSlots = new Set(shown.flatMap(({ at, minutes }) => slotsUpTo(at, minutes)))
  const left = [...slots].filter((slot) => !shownSlots.has(slot))
  const inside = left.filter(isInside)
  if (inside.length === 0) return null
  const share = inside.length / left.length
  const mmOf = (hundredths: number, shownMm: number) =>
    hundredths === unknownHundredths
      ? Number.NaN
      : Math.max(0, hundredths / hundredthsPerMm - shownMm) * share
  return {
    minutes: (inside.length * slotMs) / minuteMs,
    mmAt: (cell) =>
      mmOf(
        hundredthsMm[cell] as number,
        shown.reduce((sum, { mmAt }) => sum + mmAt(cell), 0),
      ),
    addTo(total) {
      const shownMm = new Float32Array(shown.length > 0 ? total.length : 0)
      for (const frame of shown) frame.addTo(shownMm)
      for (let cell = 0; cell < total.length; cell++) {
        const hundredths = hundredthsMm[cell] as number
        if (hundredths !== 0) total[cell] = (total[cell] as number) + mmOf(hundredths, shownMm[cell] ?? 0)
      }
    },
  }
}

function totalAt(
  { contributions, mask }: Pick<Window, 'contributions' | 'mask'>,
  cell: number,
): number | null {
  if (!mask || mask[cell] === unknownCode) return null
  const mm = contributions.reduce((sum, { mmAt }) => sum + mmAt(cell), 0)
  return Number.isNaN(mm) ? null : mm
}

/** Millimetres at a place for every period; null where the radars do not see, or outside of the map. */
export function sumsAt(
  sequence: RadarSequence,
  older: OlderSums,
  coordinates: Coordinates,
): (SumPeriod & { mm: number | null })[] {
  const cell = productCell(coordinates)
  return sumPeriods.map((one) => {
    const window = windowOf(sequence, older, one)
    return { ...window.period, mm: cell === null ? null : totalAt(window, cell) }
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
  const span = spanOf(sequence, older, { startAt, endAt: sequence.nowAt, isPast: true })
  if (!isWholeSum(span.covered, minutes)) return null
  return totalAt(span, cell)
}

/** One map of sums, as a picture of steps of the sum ramp. */
export function sumPicture(
  sequence: RadarSequence,
  older: OlderSums,
  one: (typeof sumPeriods)[number],
): SumPeriod & { picture: Picture } {
  const window = windowOf(sequence, older, one)
  const codes = new Uint8Array(productCells).fill(unknownCode)
  const total = new Float32Array(productCells)
  for (const contribution of window.contributions) contribution.addTo(total)
  for (let cell = 0; cell < productCells; cell++) {
    if (window.mask && window.mask[cell] !== unknownCode) codes[cell] = codeOf(total[cell] as number)
  }
  return { ...window.period, picture: pictureOf(codes, 'mm') }
}
