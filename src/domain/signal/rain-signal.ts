import { heaviestPollen, type PollenStation, type PollenTaxon, pollenLoads } from '../air/pollen.ts'
import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import type { Place } from '../place/place.ts'
import type { HailCell } from '../rain/hail.ts'
import { type PlaceRain, type RainAhead, rainAhead } from '../rain/place-rain.ts'
import { rainIntensityFromMmh } from '../rain/radar-scale.ts'
import { breakMinutes } from '../rain/rain-spells.ts'
import { minuteMs } from '../time/durations.ts'
import { severityRank } from '../warning/severity-rank.ts'
import type { WeatherWarning } from '../warning/warning.ts'
import { placeOutlook } from '../weather/outlook.ts'
import type { WeatherReport } from '../weather/weather.ts'
import { iconFor } from '../weather/weather-icon.ts'
import { type HomeCondition, homeCondition } from './home-condition.ts'

/** What is known of a place at a moment; null: not. */
export type SignalParts = {
  place: Place
  weather: WeatherReport | null
  rain: PlaceRain | null
  /** On the radar's map now; [] where there are none. */
  hail: readonly HailCell[] | null
  /** Of the place, in force or to come; null where we cannot tell. */
  warnings: readonly WeatherWarning[] | null
  pollen: readonly PollenStation[] | null
  now: number
}

/** The values that a home needs, in one flat object: each is complete by itself, and null is "not known", never "no". */
export type RainSignal = {
  isRaining: boolean | null
  isSnow: boolean | null
  rateMmh: number | null
  rainInMinutes: number | null
  rainChancePercent: number | null
  dryInMinutes: number | null
  chance15Percent: number | null
  chance30Percent: number | null
  chance60Percent: number | null
  chance120Percent: number | null
  coming60Mm: number | null
  coming120Mm: number | null
  hailPercent: number | null
  hailDistanceKm: number | null
  warningLevel: number | null
  comingWarningLevel: number | null
  warningTitle: string | null
  temperatureC: number | null
  windSpeedKmh: number | null
  windGustKmh: number | null
  condition: HomeCondition | null
  pollenLevel: number | null
  pollenKind: PollenTaxon | null
}

/** A cell nearer than this may be here in a quarter of an hour. */
const hailWithinKm = 15
export function rainSignal({ place, weather, rain, hail, warnings, pollen, now }: SignalParts): RainSignal {
  const outlook = weather && placeOutlook(weather, rain, now)
  const ahead = outlook ? outlook.ahead : rain && rainAhead(rain, now)
  const [running, next] = outlook?.hours ?? []
  const gusts = [outlook?.present.windGustKmh, running?.windGustKmh, next?.windGustKmh]
  const present = outlook?.present ?? null
  return {
    ...rainOf(ahead, now),
    ...hailOf(place.coordinates, hail),
    ...warningsOf(warnings, now),
    temperatureC: present?.temperatureC ?? null,
    windSpeedKmh: present?.windSpeedKmh ?? null,
    windGustKmh: highest(gusts.flatMap((gust) => gust ?? [])),
    condition:
      present && homeCondition(iconFor(present.conditionCode, present.condition, present.isDay), present),
    ...pollenOf(place.coordinates, pollen, now),
  }
}

const highest = (values: readonly number[]): number | null => (values.length > 0 ? Math.max(...values) : null)

const noRain = {
  isRaining: null,
  isSnow: null,
  rateMmh: null,
  rainInMinutes: null,
  rainChancePercent: null,
  dryInMinutes: null,
  chance15Percent: null,
  chance30Percent: null,
  chance60Percent: null,
  chance120Percent: null,
  coming60Mm: null,
  coming120Mm: null,
}

function rainOf(ahead: RainAhead | null, now: number): Pick<RainSignal, keyof typeof noRain> {
  if (!ahead) return noRain
  const { rateNowMmh, probabilityNow, knownSteps: steps, stepMinutes } = ahead
  const wetFromMmh = rainIntensityFromMmh.light
  const isRaining = rateNowMmh === null ? null : rateNowMmh >= wetFromMmh
  const minutesTo = (at: number) => Math.max(0, Math.round((at - now) / minuteMs))
  /** Only where the forecast reaches that far: half of an answer is none. */
  const until = (minutes: number) => {
    const end = now + minutes * minuteMs
    const reach = steps.at(-1)?.at ?? 0
    return reach + stepMinutes * minuteMs >= end ? steps.filter(({ at }) => at <= end) : null
  }
  const chanceWithin = (minutes: number) => {
    const within = until(minutes)
    return (
      within &&
      percent(Math.max(isRaining ? probabilityNow : 0, ...within.map(({ probability }) => probability)))
    )
  }
  const comingWithin = (minutes: number) =>
    until(minutes)?.reduce((sum, { rateMmh }) => sum + (rateMmh * stepMinutes) / 60, 0) ?? null
  const first = steps.find(({ rateMmh }) => rateMmh >= wetFromMmh)
  const breakSteps = Math.ceil(breakMinutes / stepMinutes)
  const end = steps.find(
    (_, index) =>
      index + breakSteps <= steps.length &&
      steps.slice(index, index + breakSteps).every(({ rateMmh }) => rateMmh < wetFromMmh),
  )
  return {
    isRaining,
    isSnow: ahead.isSnowNow ?? first?.isSnow ?? null,
    rateMmh: rateNowMmh,
    rainInMinutes: isRaining ? 0 : first ? minutesTo(first.at) : null,
    rainChancePercent: isRaining ? percent(probabilityNow) : first ? percent(first.probability) : null,
    dryInMinutes: isRaining && end ? minutesTo(end.at - stepMinutes * minuteMs) : null,
    chance15Percent: chanceWithin(15),
    chance30Percent: chanceWithin(30),
    chance60Percent: chanceWithin(60),
    chance120Percent: chanceWithin(120),
    coming60Mm: comingWithin(60),
    coming120Mm: comingWithin(120),
  }
}

const percent = (share: number) => Math.round(share * 100)

function hailOf(
  here: Coordinates,
  hail: SignalParts['hail'],
): Pick<RainSignal, 'hailPercent' | 'hailDistanceKm'> {
  if (!hail) return { hailPercent: null, hailDistanceKm: null }
  const near = hail
    .map((cell) => ({ ...cell, km: distanceKm(here, cell) }))
    .filter(({ km }) => km <= hailWithinKm)
    .sort((a, b) => a.km - b.km)
  return {
    hailPercent: Math.max(0, ...near.map((cell) => cell.percent)),
    hailDistanceKm: near[0]?.km ?? null,
  }
}

function warningsOf(
  warnings: SignalParts['warnings'],
  now: number,
): Pick<RainSignal, 'warningLevel' | 'comingWarningLevel' | 'warningTitle'> {
  if (!warnings) return { warningLevel: null, comingWarningLevel: null, warningTitle: null }
  const levelOf = (some: readonly WeatherWarning[]) => Math.max(0, ...some.map(severityRank))
  const gravest = warnings.toSorted((a, b) => severityRank(b) - severityRank(a))[0]
  const [text] = gravest ? Object.values(gravest.texts) : []
  return {
    warningLevel: levelOf(warnings.filter(({ startAt, endAt }) => startAt <= now && now < endAt)),
    comingWarningLevel: levelOf(warnings.filter(({ endAt }) => now < endAt)),
    warningTitle: text?.title ?? null,
  }
}

function pollenOf(
  here: Coordinates,
  stations: SignalParts['pollen'],
  now: number,
): Pick<RainSignal, 'pollenLevel' | 'pollenKind'> {
  const heaviest = stations && heaviestPollen(here, stations, now)
  if (!heaviest) return { pollenLevel: null, pollenKind: null }
  const { taxon, load } = heaviest
  return { pollenLevel: pollenLoads.indexOf(load), pollenKind: load === 'none' ? null : taxon }
}
