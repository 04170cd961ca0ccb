import type { Coordinates } from '../../domain/coordinates.ts'
import { codeOf, decodedValue, unknownCode } from '../../domain/rate-codes.ts'
import { coveredMinutes, hundredthsPerMm, type OlderHour, type OlderSums } from './older-sums.ts'
import { type Picture, pictureOf } from './picture.ts'
import { productCells, productGrid, productPosition } from './product-grid.ts'
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

/** A sum over `startAt` to `endAt`; frames were there for `coveredMinutes` of it, the rest counts as nothing. */
export type SumPeriod = {
  id: SumPeriodId
  kind: 'measured' | 'predicted'
  startAt: number
  endAt: number
  coveredMinutes: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What one frame or one older hour gives, at a cell and to a whole map (a plain loop: there are 209 000 cells). */
type Contribution = { minutes: number; mmAt(cell: number): number; addTo(total: Float32Array): void }
type Window = { period: SumPeriod; contributions: Contribution[]; mask: Uint8Array | null }

function windowOf(
  sequence: RadarSequence,
  older: OlderSums,
  { id, hours }: (typeof sumPeriods)[number],
): Window {
  const { nowAt, frames, stepMinutes } = sequence
  const isPast = hours > 0
  const startAt = isPast ? nowAt - hours * hourMs : nowAt
  const endAt = isPast ? nowAt : nowAt - hours * hourMs
  const inside = frames.filter(
    ({ at, codes, kind }) => codes && at > startAt && at <= endAt && (kind === 'measured') === isPast,
  )
  const contributions = inside.map(({ codes }) => ofFrame(codes as Uint8Array, stepMinutes))
  if (isPast) {
    for (const hour of older.hours()) {
      // An hour cut by the window's start gives the same part of its rain.
      const part = Math.min(1, Math.max(0, (hour.startAt + hourMs - startAt) / hourMs))
      if (part > 0) contributions.push(ofOlderHour(hour, part))
    }
  }
  const covered = contributions.reduce((sum, { minutes }) => sum + minutes, 0)
  const mask = inside.at(-1)?.codes ?? null
  const kind = isPast ? 'measured' : 'predicted'
  return { period: { id, kind, startAt, endAt, coveredMinutes: Math.round(covered) }, contributions, mask }
}

function ofFrame(codes: Uint8Array, minutes: number): Contribution {
  // Unknown cells add nothing; the map's mask says where they are.
  const mm = Float32Array.from({ length: 256 }, (_, code) =>
    code === unknownCode ? 0 : decodedValue(code) * (minutes / 60),
  )
  return {
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

function ofOlderHour(hour: OlderHour, part: number): Contribution {
  const { hundredthsMm } = hour
  const factor = part / hundredthsPerMm
  return {
    minutes: Math.min(coveredMinutes(hour), part * 60),
    mmAt: (cell) => (hundredthsMm[cell] as number) * factor,
    addTo(total) {
      for (let cell = 0; cell < total.length; cell++) {
        total[cell] = (total[cell] as number) + (hundredthsMm[cell] as number) * factor
      }
    },
  }
}

function totalAt({ contributions, mask }: Window, cell: number): number | null {
  if (!mask || mask[cell] === unknownCode) return null
  return contributions.reduce((sum, { mmAt }) => sum + mmAt(cell), 0)
}

/** Millimetres at a place for every period; null where the radars do not see, or outside of the map. */
export function sumsAt(
  sequence: RadarSequence,
  older: OlderSums,
  coordinates: Coordinates,
): (SumPeriod & { mm: number | null })[] {
  const position = productPosition(coordinates)
  const cell = position && Math.floor(position.row) * productGrid.cols + Math.floor(position.col)
  return sumPeriods.map((one) => {
    const window = windowOf(sequence, older, one)
    return { ...window.period, mm: cell === null ? null : totalAt(window, cell) }
  })
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
