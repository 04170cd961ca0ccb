import type { PlaceRain } from '../rain/place-rain.ts'
import { rainIntensity } from '../rain/radar-scale.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import { localDate } from '../time/local-time.ts'
import type { MeasuredSoFar } from '../weather/weather.ts'
import type { DayLine } from './day-line.ts'

/** What a morning's line said that can be measured, kept until the evening; with what has been measured since. */
export type DaySaid = {
  at: number
  falling: DayLine['falling']
  maxC: number
  /** Since midnight, by the radars, when it was said; null: they had not seen it all. */
  fallenMm: number | null
  /** When the radars first measured it to fall afterwards; null: they have not. */
  cameAt: number | null
}

/** What the radars and a station measured by the evening. */
export type Measured = {
  /** Since midnight; null: not known. */
  fallenMm: number | null
  soFar: (MeasuredSoFar & { station: string }) | null
}

export type RainVerdict =
  /** `at` null: seen in the sum alone. */
  | { kind: 'came'; at: number | null; mm: number | null }
  | { kind: 'stayed-dry' }
  /** Nobody measured enough of the day: silence is not called dry. */
  | { kind: 'unknown' }

export type DayReceipt = {
  falling: DayLine['falling']
  saidAt: number
  rain: RainVerdict
  maxC: number
  measuredMax: { temperatureC: number; station: string } | null
}

/** As little as that a radar sees where nothing reaches the ground. */
const leastFallenMm = 0.2
/** A station that has been silent for longer may have missed the warmest hour. */
const silentMs = 2 * hourMs

export function saidOf({ falling, maxC }: DayLine, rain: PlaceRain | null, now: number): DaySaid {
  return { at: now, falling, maxC, fallenMm: rain?.fallenTodayMm ?? null, cameAt: null }
}

/** Notes when it first fell, by what the radars measured in the last two hours; never by what they predict. */
export function withRainSeen(said: DaySaid, rain: PlaceRain | null): DaySaid {
  if (said.cameAt !== null || !rain) return said
  const wet = rain.steps.filter(
    ({ at, kind, rateMmh }) =>
      kind === 'measured' && at >= said.at && rateMmh !== null && rainIntensity(rateMmh) !== null,
  )
  const isLasting = (at: number) => wet.some((step) => step.at === at + rain.stepMinutes * minuteMs)
  const first = wet.find(({ at }) => isLasting(at))
  return first ? { ...said, cameAt: first.at } : said
}

/** What was said against what was measured; forecasts have no part in it. */
export function dayReceipt(
  said: DaySaid,
  { fallenMm, soFar }: Measured,
  { timeZone, now }: { timeZone: string; now: number },
): DayReceipt {
  const sinceMm = fallenMm === null || said.fallenMm === null ? null : Math.max(0, fallenMm - said.fallenMm)
  const isOfToday =
    soFar !== null && soFar.date === localDate(now, timeZone) && now - soFar.untilAt <= silentMs
  return {
    falling: said.falling,
    saidAt: said.at,
    rain: rainVerdict(said.cameAt, sinceMm),
    maxC: said.maxC,
    measuredMax: isOfToday ? { temperatureC: soFar.temperatureMaxC, station: soFar.station } : null,
  }
}

function rainVerdict(cameAt: number | null, sinceMm: number | null): RainVerdict {
  const hasFallen = sinceMm !== null && sinceMm >= leastFallenMm
  if (cameAt !== null || hasFallen) return { kind: 'came', at: cameAt, mm: sinceMm }
  return sinceMm === null ? { kind: 'unknown' } : { kind: 'stayed-dry' }
}
