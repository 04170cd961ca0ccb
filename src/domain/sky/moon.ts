import { getMoonIllumination, getMoonTimes } from 'suncalc'
import { memoise } from '../memoise.ts'
import type { Coordinates } from '../place/coordinates.ts'
import { dayMs } from '../time/durations.ts'
import { addDays, instantOfLocal, startOfLocalDay } from '../time/local-time.ts'

export const moonPhases = [
  'new-moon',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full-moon',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

/** Half a day of the 29.53-day month, and a little for values given with two decimals. */
const principalHalfWidth = 0.02

/** 0 and 1 new, .25 first quarter, .5 full, .75 last quarter; the four points last about a day. */
export function moonPhase(phase: number): MoonPhase {
  // To the millionth: a phase on a boundary keeps its name whichever month it is counted in.
  const turn = Math.round((phase - Math.floor(phase)) * 1e6) / 1e6
  const quarter = Math.round(turn * 4)
  const isPrincipal = Math.abs(turn * 4 - quarter) <= principalHalfWidth * 4
  const index = isPrincipal ? quarter * 2 : Math.floor(turn * 4) * 2 + 1
  return moonPhases[index % 8] ?? 'new-moon'
}

export type MoonDay = { moonriseAt: number | null; moonsetAt: number | null; moonPhase: number }

/** Computed for sources that say nothing of the moon. Rise and set of the place's own calendar day; null where there is none. */
export const moonOfDay = ({ lat, lon }: Coordinates, date: string, timeZone: string): MoonDay =>
  moonOf(JSON.stringify([lat, lon, date, timeZone]))

/** A fresh forecast has nearly the same days as the one before, and each takes two milliseconds. */
const moonOf = memoise((key: string): MoonDay => {
  const [lat, lon, date, timeZone] = JSON.parse(key) as [number, number, string, string]
  const startAt = startOfLocalDay(date, timeZone)
  const endAt = startOfLocalDay(addDays(date, 1), timeZone)
  // The library looks through days of UTC: the local one touches two or three of them.
  const times = [startAt - dayMs, startAt, endAt].map((at) => getMoonTimes(new Date(at), lat, lon))
  const within = (instants: (Date | null | undefined)[]) =>
    instants.map((at) => at?.getTime() ?? Number.NaN).find((at) => at >= startAt && at < endAt) ?? null
  return {
    moonriseAt: within(times.map(({ rise }) => rise)),
    moonsetAt: within(times.map(({ set }) => set)),
    moonPhase: getMoonIllumination(new Date(instantOfLocal(date, 12, timeZone))).phase,
  }
}, 2000)
