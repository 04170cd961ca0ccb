import { surePercent } from '../plan/certainty.ts'
import type { Doubt } from '../plan/judge-hour.ts'
import { rainDoubt } from '../plan/judge-hour.ts'
import { needRecord } from '../plan/needs.ts'
import { type PlaceRain, type RainSteps, rainSteps } from '../rain/place-rain.ts'
import { rainIntensityFromMmh } from '../rain/radar-scale.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import type { ComingHour } from '../weather/coming-hours.ts'
import { withForm } from '../weather/falling-form.ts'
import { hoursAhead } from '../weather/outlook.ts'
import { fallingBetween, type RainPiece, radarShare } from '../weather/rain-pieces.ts'
import { snowDepthCm } from '../weather/snow-depth.ts'
import type { WeatherReport } from '../weather/weather.ts'
import { isThunder } from '../weather/wet-code.ts'
import type { WayStretch } from './spots.ts'

/** All that a spot of the way has from now on, as the page of that place tells it. */
export type SpotWeather = {
  hours: readonly ComingHour[]
  ahead: RainSteps | null
  pieces: readonly RainPiece[]
}

export function spotWeather(report: WeatherReport, rain: PlaceRain | null, now: number): SpotWeather {
  const ahead = rain && rainSteps(withForm(rain, report, now), now)
  const { hours, pieces } = hoursAhead(report, ahead, now)
  return { hours, ahead, pieces: pieces.flat() }
}

export const hourAt = ({ hours }: SpotWeather, at: number): ComingHour | null =>
  hours.find(({ startAt }) => startAt <= at && at < startAt + hourMs) ?? null

/** What falls on whoever is on this stretch then. */
export type StretchWeather = {
  rainMm: number
  snowMm: number
  snowCm: number
  rateMmh: number
  /** That it does not stay dry. */
  doubtPercent: number
  isThunder: boolean
}

/** null: nothing is forecast there, or not as far ahead. */
function stretchWeather(spot: SpotWeather, fromAt: number, untilAt: number): StretchWeather | null {
  const hour = hourAt(spot, (fromAt + untilAt) / 2)
  if (!hour) return null
  const { rainMm, snowMm } = fallingBetween(spot.pieces, fromAt, untilAt)
  return {
    rainMm,
    snowMm,
    snowCm: snowDepthCm(snowMm, hour.temperatureC),
    rateMmh: ((rainMm + snowMm) * hourMs) / (untilAt - fromAt),
    doubtPercent: doubtOf(spot, hour, fromAt, untilAt),
    isThunder: isThunder(hour.conditionCode),
  }
}

/** Minute by minute as far as the radar sees, then by the hour as in the planner. */
function doubtOf({ ahead, pieces }: SpotWeather, hour: ComingHour, fromAt: number, untilAt: number): number {
  const forecast = rainDoubt(hour, needRecord('dry').criteria)
  const share = radarShare(pieces, fromAt, untilAt)
  if (!ahead || share === 0) return forecast
  const stepMs = ahead.stepMinutes * minuteMs
  // Each step covers the minutes before it.
  const steps = ahead.knownSteps.filter(({ at }) => at > fromAt && at - stepMs < untilAt)
  const seen = 100 * Math.max(0, ...steps.map(({ probability }) => probability))
  return seen * share + forecast * (1 - share)
}

/** Once the way with one departure. */
export type Leaving = {
  departAt: number
  arriveAt: number
  /** `weather` is null where nothing is forecast. */
  stretches: readonly { fromAt: number; untilAt: number; weather: StretchWeather | null }[]
  rainMm: number
  snowMm: number
  snowCm: number
  /** That it stays dry all the way, as sure as the planner would say. */
  surePercent: number
  isThunder: boolean
  /** From the first that falls to the last; null where it is dry. */
  wet: { fromAt: number; untilAt: number } | null
  /** Of a part of the way nothing is known. */
  isPartial: boolean
}

/** Hours this close together come with the same air, as in the planner. */
const togetherMs = 6 * hourMs

type OnTheWay = {
  stretches: readonly WayStretch[]
  /** One for each stretch; null where there is no forecast. */
  spots: readonly (SpotWeather | null)[]
  lastsMs: number
  issuedAt: number
}

export function leavingAt(departAt: number, { stretches, spots, lastsMs, issuedAt }: OnTheWay): Leaving {
  const told = stretches.map(({ fromMs, untilMs }, index) => {
    const [fromAt, untilAt] = [departAt + fromMs, departAt + untilMs]
    const spot = spots[index]
    return { fromAt, untilAt, weather: spot ? stretchWeather(spot, fromAt, untilAt) : null }
  })
  const known = told.flatMap(({ fromAt, untilAt, weather }) =>
    weather ? { fromAt, untilAt, ...weather } : [],
  )
  const wet = known.filter(({ rateMmh }) => rateMmh >= rainIntensityFromMmh.light)
  const together = Map.groupBy(known, ({ fromAt }) => Math.floor((fromAt - departAt) / togetherMs))
  const doubts = [...together.values()].map((some) =>
    some.map(({ doubtPercent }): Doubt => ({ rain: doubtPercent, wind: 0, temperature: 0 })),
  )
  const sum = (of: (one: StretchWeather) => number) => known.reduce((all, one) => all + of(one), 0)
  const [first, last] = [wet[0], wet.at(-1)]
  return {
    departAt,
    arriveAt: departAt + lastsMs,
    stretches: told,
    rainMm: sum(({ rainMm }) => rainMm),
    snowMm: sum(({ snowMm }) => snowMm),
    snowCm: sum(({ snowCm }) => snowCm),
    surePercent: surePercent(doubts, departAt + lastsMs - issuedAt),
    isThunder: known.some((one) => one.isThunder),
    wet: first && last ? { fromAt: first.fromAt, untilAt: last.untilAt } : null,
    isPartial: known.length < told.length,
  }
}

/** The first hours of thunder anywhere on the way, between two instants. */
export function stormHours(
  spots: readonly SpotWeather[],
  fromAt: number,
  untilAt: number,
): { fromAt: number; untilAt: number } | null {
  const starts = new Set(
    spots.flatMap(({ hours }) =>
      hours.flatMap(({ startAt, conditionCode }) =>
        isThunder(conditionCode) && startAt + hourMs > fromAt && startAt < untilAt ? startAt : [],
      ),
    ),
  )
  if (starts.size === 0) return null
  const first = Math.min(...starts)
  let end = first
  while (starts.has(end)) end += hourMs
  return { fromAt: first, untilAt: end }
}
