import { getPosition } from 'suncalc'
import { memoise } from '../domain/memoise.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import { hourMs, minuteMs } from '../domain/time/durations.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import { clamp } from './noise.ts'

export type ForecastSite = { coordinates: Coordinates; elevationM: number | null }

/** What decides the symbol of an hour. */
export type DemoSky = {
  cloudPercent: number
  /** mm/h; 0 is dry. */
  rateMmh: number
  showerMmh: number
  isSnow: boolean
  isSleet: boolean
  isThunder: boolean
  isFog: boolean
}

/** One hour: the air at its start, precipitation over its sixty minutes. */
export type ForecastHour = {
  startMs: number
  air: AirState
  rainMm: number
  snowMm: number
  pop: number
  sky: DemoSky
  isDay: boolean
}

/** Between two radar pictures. */
const fineMs = 5 * minuteMs
/** Smaller amounts are not shown, mm. */
const leastHourMm = 0.05
/** Nobody reads five minutes of next week. */
const coarseMs = 20 * minuteMs
/** Distance of the neighbours that determine how likely a shower is to hit the place instead. */
const neighbourKm = 14

/** Hours by their start, each worked out once; finely sampled until `fineUntilMs`. */
export function createForecastHours(
  atmosphere: Atmosphere,
  site: ForecastSite,
  fineUntilMs: number,
): (startMs: number) => ForecastHour {
  const neighbours = neighboursOf(site.coordinates)
  return memoise(
    (startMs) =>
      buildHour(atmosphere, { ...site, neighbours }, startMs, startMs < fineUntilMs ? fineMs : coarseMs),
    Number.POSITIVE_INFINITY,
  )
}

function skyOf(air: AirState): DemoSky {
  return { ...air, isThunder: air.thunder, isFog: air.fog }
}

/** Sleet counts half as rain and half as snow. */
function amounts(
  rateMm: number,
  air: Pick<AirState, 'isSnow' | 'isSleet'>,
): { rainMm: number; snowMm: number } {
  if (air.isSleet) return { rainMm: rateMm / 2, snowMm: rateMm / 2 }
  return air.isSnow ? { rainMm: 0, snowMm: rateMm } : { rainMm: rateMm, snowMm: 0 }
}

export const sunAltitude = ({ lat, lon }: Coordinates, atMs: number) =>
  getPosition(new Date(atMs), lat, lon).altitude

/** Upper rim above the horizon, refraction included. */
export const isSunUp = (altitudeDegrees: number) => altitudeDegrees > -0.833

function buildHour(
  atmosphere: Atmosphere,
  { coordinates, elevationM, neighbours }: ForecastSite & { neighbours: readonly Coordinates[] },
  startMs: number,
  sampleMs: number,
): ForecastHour {
  const air = atmosphere.at(coordinates, elevationM, startMs)
  let sum = air.rateMmh
  let heaviest = air.rateMmh
  let heaviestMs = startMs
  let wetSamples = air.rateMmh > 0 ? 1 : 0
  const samples = hourMs / sampleMs
  for (let i = 1; i < samples; i++) {
    const rate = atmosphere.rateAt(coordinates, startMs + i * sampleMs)
    sum += rate
    if (rate > 0) wetSamples++
    if (rate > heaviest) {
      heaviest = rate
      heaviestMs = startMs + i * sampleMs
    }
  }
  const mean = sum / samples
  // A few drops in one of twelve samples make no wet hour: icon, chance and amount go together.
  const meanMm = mean < leastHourMm ? 0 : mean
  const wettest = heaviestMs === startMs ? air : atmosphere.at(coordinates, elevationM, heaviestMs)
  const altitude = sunAltitude(coordinates, startMs + hourMs / 2)
  const wetAround = neighbours.filter((place) => atmosphere.rateAt(place, startMs + hourMs / 2) > 0).length
  const sky: DemoSky =
    meanMm > 0
      ? {
          ...skyOf(wettest),
          rateMmh: meanMm,
          showerMmh: (wettest.showerMmh / wettest.rateMmh) * meanMm,
          isThunder: wettest.thunder,
        }
      : { ...skyOf(air), rateMmh: 0, showerMmh: 0, isThunder: false }
  return {
    startMs,
    air: meanMm > 0 ? { ...air, cloudPercent: Math.max(air.cloudPercent, 60) } : air,
    ...amounts(meanMm, wettest),
    pop: chance(meanMm > 0 ? wetSamples / samples : 0, wetAround / neighbours.length, meanMm),
    sky,
    isDay: isSunUp(altitude),
  }
}

function neighboursOf({ lat, lon }: Coordinates): Coordinates[] {
  const dLat = neighbourKm / 111
  const dLon = dLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return [
    [1, 0],
    [-0.6, 0.8],
    [-0.6, -0.8],
  ].map(([north = 0, east = 0]) => ({ lat: clamp(lat + north * dLat, -90, 90), lon: lon + east * dLon }))
}

/** High where it will rain, low where only the neighbourhood gets wet, zero where nothing falls. */
function chance(wetShare: number, around: number, meanMm: number): number {
  const pop =
    wetShare === 0 ? 0.35 * around : 0.42 + 0.3 * wetShare + 0.2 * around + 0.25 * Math.min(1, meanMm)
  return Math.round(100 * Math.min(1, pop)) / 100
}
