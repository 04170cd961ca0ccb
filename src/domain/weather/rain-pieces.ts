import type { RainSteps } from '../rain/place-rain.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { HourlyWeather } from './weather.ts'

/** Between two instants it rains and snows at an even rate. */
export type RainPiece = {
  from: number
  to: number
  rainMmh: number
  snowMmh: number
  /** How much of it is the radar's, 0 to 1; the rest is the forecast's. */
  radarShare: number
}

/** At its end the radar's outlook fades into the forecast over this time. */
const fadeMs = 30 * minuteMs

/**
 * What is expected to fall from now on, hour by hour, the radar's outlook first and the forecast after it. Every sum of
 * every page is taken from these pieces: a longer sum holds all shorter ones.
 */
export function rainPieces(
  hours: readonly HourlyWeather[],
  ahead: RainSteps | null,
  now: number,
): RainPiece[][] {
  const shares = ahead ? radarShares(ahead, now) : []
  const radarEnd = shares.at(-1)?.to ?? now
  return hours.map((hour) => {
    const pieces: RainPiece[] = []
    const end = hour.startAt + hourMs
    const [rainMmh, snowMmh] = [hour.rainMm ?? 0, hour.snowMm ?? 0]
    for (const { from, to, rateMmh, isSnow, share } of shares) {
      const [begin, stop] = [Math.max(from, hour.startAt), Math.min(to, end)]
      if (stop <= begin) continue
      const radar = rateMmh * share
      pieces.push({
        from: begin,
        to: stop,
        rainMmh: rainMmh * (1 - share) + (isSnow ? 0 : radar),
        snowMmh: snowMmh * (1 - share) + (isSnow ? radar : 0),
        radarShare: share,
      })
    }
    const from = Math.max(hour.startAt, radarEnd, now)
    if (from < end) pieces.push({ from, to: end, rainMmh, snowMmh, radarShare: 0 })
    return pieces
  })
}

type RadarPiece = { from: number; to: number; rateMmh: number; isSnow: boolean | null; share: number }

/** Each step covers the minutes before it. */
function radarShares({ knownSteps, stepMinutes }: RainSteps, now: number): RadarPiece[] {
  const endAt = knownSteps.at(-1)?.at ?? now
  return knownSteps.flatMap(({ at, rateMmh, isSnow }) => {
    const [from, to] = [Math.max(now, at - stepMinutes * minuteMs), at]
    if (to <= from) return []
    const share = Math.min(1, (endAt - (from + to) / 2) / fadeMs)
    return [{ from, to, rateMmh, isSnow, share }]
  })
}

/** How much of the time between two instants is the radar's, 0 to 1. */
export function radarShare(pieces: readonly RainPiece[], from: number, to: number): number {
  const radarMs = pieces.reduce(
    (sum, piece) => sum + Math.max(0, Math.min(piece.to, to) - Math.max(piece.from, from)) * piece.radarShare,
    0,
  )
  return radarMs / (to - from)
}

/** Millimetres of water between two instants. */
export function fallingBetween(
  pieces: readonly RainPiece[],
  from: number,
  to: number,
): { rainMm: number; snowMm: number } {
  const sum = { rainMm: 0, snowMm: 0 }
  for (const piece of pieces) {
    const hours = Math.max(0, Math.min(piece.to, to) - Math.max(piece.from, from)) / hourMs
    sum.rainMm += piece.rainMmh * hours
    sum.snowMm += piece.snowMmh * hours
  }
  return sum
}
