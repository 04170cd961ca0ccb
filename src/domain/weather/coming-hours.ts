import type { RainSteps } from '../rain/place-rain.ts'
import { type RainIntensity, rainIntensity } from '../rain/radar-scale.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
import { chanceSpans } from './chance-spans.ts'
import { conditionFromCode } from './condition.ts'
import { snowBelowC } from './falling-form.ts'
import { fallingBetween, type RainPiece, radarShare } from './rain-pieces.ts'
import { snowDepthCm } from './snow-depth.ts'
import type { CurrentWeather, HourlyWeather } from './weather.ts'
import { isCurrent } from './weather-now.ts'
import type { WetWeather } from './weather-words.ts'
import { wetWeatherOf } from './weather-words.ts'
import { codeByRadar, dryCode, isThunder, isWetCode } from './wet-code.ts'

/** Below this chance an hour counts as dry; below `likelyPercent` the rain is only possible. */
const wetFromPercent = 30
export const likelyPercent = 60

/** An hour as every page shows it. Of the current hour, precipitation is what is still to come. */
export type ComingHour = HourlyWeather & {
  /** It has begun: the first column says "now". */
  isRunning: boolean
  /** What falls; null where the hour counts as dry. Icon, sentence and chance follow it. */
  wet: WetWeather | null
  /** Fresh snow; 0 where none falls. */
  snowCm: number
}

/** A few wet minutes at an hour's edge do not make it a wet hour. */
const leastWetMinutes = 10
/** But a cloudburst does, however short. */
const leastWetMm = 0.5
/** Rain seen in any part of an hour makes it wet. That it is dry, or how hard it rains, the radar says from this share on. */
const decidingShare = 0.5

type Present = {
  /** null where it is too old to be called current. */
  current: CurrentWeather | null
  ahead: RainSteps | null
  now: number
}

/** With the radar's outlook in the first two of them. */
export function comingHours(
  hours: readonly HourlyWeather[],
  { current, ahead, pieces, now, timeZone }: Present & { pieces: readonly RainPiece[][]; timeZone: string },
): ComingHour[] {
  let begun = 0
  return chanceSpans(hours, timeZone).flatMap((span) => {
    const ofSpan = pieces.slice(begun, begun + span.length)
    begun += span.length
    const told = hoursOfSpan(span, { current, ahead, pieces: ofSpan, now })
    const chances = told.flatMap(({ precipitationChancePercent }) => precipitationChancePercent ?? [])
    // Where it falls in one of them, it falls in them all together.
    return told.map((hour) => ({
      ...hour,
      precipitationChancePercent: chances.length > 0 ? Math.max(...chances) : null,
    }))
  })
}

/** Hours with one chance in common: that of the last. */
function hoursOfSpan(
  span: readonly HourlyWeather[],
  { current, ahead, pieces, now }: Present & { pieces: readonly RainPiece[][] },
): ComingHour[] {
  const spanEndAt = (span.at(-1)?.startAt ?? 0) + hourMs
  const spanAt = Math.max(now, span[0]?.startAt ?? 0)
  const seenInSpan = seenIn(pieces.flat(), spanAt, spanEndAt, { ahead, now })
  const ofSpan = span.at(-1)?.precipitationChancePercent ?? null
  return span.map((own, index) => {
    const hour = { ...own, precipitationChancePercent: ofSpan }
    const [isRunning, endAt] = [hour.startAt <= now, hour.startAt + hourMs]
    const air = isRunning && current ? withCurrent(hour, current) : hour
    const startAt = Math.max(now, hour.startAt)
    const falling = pieces[index] ?? []
    const seen = seenIn(falling, startAt, endAt, { ahead, now })
    // Where none has an amount, it is one hour's.
    const isDueElsewhere = isDry(hour) && (index < span.length - 1 || !span.every(isDry))
    const { code, chance } =
      isRunning && isWetUnseen(current, ahead)
        ? { code: air.conditionCode, chance: air.precipitationChancePercent }
        : codeAndChance(air, { seen, seenInSpan, isDueElsewhere })
    const isGiven =
      hour.rainMm !== null || hour.snowMm !== null || (seen !== null && seen.share >= decidingShare)
    const { rainMm, snowMm } = isGiven
      ? fallingBetween(falling, startAt, endAt)
      : { rainMm: null, snowMm: null }
    const condition = conditionFromCode(code, air.isDay)
    return {
      ...air,
      rainMm,
      snowMm,
      // The forecast's range says nothing of an amount that the radar has a share in.
      precipitationRangeMm: seen ? undefined : air.precipitationRangeMm,
      precipitationChancePercent: chance,
      conditionCode: code,
      condition,
      isRunning,
      wet: wetWeatherOf({ condition, conditionCode: code, isDay: air.isDay }),
      snowCm: snowDepthCm(snowMm ?? 0, air.temperatureC),
    }
  })
}

/** Measured where the radar does not know what falls now: what it expected then does not deny it. */
function isWetUnseen(current: CurrentWeather | null, ahead: RainSteps | null): boolean {
  return current !== null && isWetCode(current.conditionCode) && ahead?.rateNowMmh === null
}

/**
 * The running hour has the air of the reading, so that "now" says the same everywhere; and where something falls now,
 * it is a wet hour.
 */
function withCurrent(hour: HourlyWeather, current: CurrentWeather): HourlyWeather {
  const { temperatureC, feelsLikeC, isDay, cloudPercent } = current
  const isWetLater = isWetCode(hour.conditionCode) && !isWetCode(current.conditionCode)
  return {
    ...hour,
    temperatureC,
    // What is known has no range.
    temperatureRangeC: undefined,
    feelsLikeC,
    isDay,
    cloudPercent: cloudPercent ?? hour.cloudPercent,
    precipitationChancePercent: isWetCode(current.conditionCode) ? 100 : hour.precipitationChancePercent,
    conditionCode: isWetLater ? hour.conditionCode : current.conditionCode,
  }
}

const isDry = ({ rainMm, snowMm }: HourlyWeather): boolean => rainMm === 0 && snowMm === 0

type Judged = {
  /** By the radar, in what is left of the hour. */
  seen: RadarView | null
  /** And in what is left of the hours that the chance is for. */
  seenInSpan: RadarView | null
  /** The chance is of several hours, and its rain is due in another one. */
  isDueElsewhere: boolean
}

function codeAndChance(
  hour: HourlyWeather,
  { seen, seenInSpan, isDueElsewhere }: Judged,
): { code: number; chance: number | null } {
  const seenChance = seenInSpan && mixedChance(hour.precipitationChancePercent, seenInSpan)
  const chance = seenChance ?? hour.precipitationChancePercent
  // Where the radar sees it fall, the chance is never negligible.
  if (seen?.isWet) return { code: codeOfSeenRain(hour, seen), chance: Math.max(chance ?? 0, wetFromPercent) }
  const code =
    seen && seen.share >= decidingShare ? codeWithoutRain(hour) : codeByChance(hour, chance, isDueElsewhere)
  // Where the radar sees nothing fall, it is never likely.
  const isUnlikely = seenChance !== null && !isWetCode(code)
  return { code, chance: isUnlikely ? Math.min(seenChance, likelyPercent - 1) : chance }
}

function mixedChance(forecast: number | null, { chancePercent, share }: RadarView): number {
  return Math.round(chancePercent * share + (forecast ?? chancePercent) * (1 - share))
}

function codeOfSeenRain({ conditionCode: code }: HourlyWeather, { share, intensity, isSnow }: RadarView) {
  const isForecastKept = share < decidingShare && isWetCode(code)
  return isForecastKept ? code : codeByRadar(code, intensity, isSnow)
}

function codeWithoutRain({ conditionCode: code, cloudPercent }: HourlyWeather): number {
  return isWetCode(code) ? dryCode(cloudPercent) : code
}

function codeByChance(hour: HourlyWeather, chance: number | null, isDueElsewhere: boolean): number {
  const { conditionCode: code, temperatureC } = hour
  if (isWetCode(code)) return (chance ?? 100) < wetFromPercent ? codeWithoutRain(hour) : code
  if (isDueElsewhere || (chance ?? 0) < likelyPercent) return code
  return temperatureC < snowBelowC ? 620 : 520
}

type RadarView = {
  /** Of the time, 0 to 1. */
  share: number
  isWet: boolean
  chancePercent: number
  intensity: RainIntensity
  isSnow: boolean
}

/** null where the radar has no share in it. */
function seenIn(
  pieces: readonly RainPiece[],
  from: number,
  to: number,
  { ahead, now }: Omit<Present, 'current'>,
): RadarView | null {
  const share = radarShare(pieces, from, to)
  if (!ahead || share === 0) return null
  const { knownSteps, stepMinutes, rateNowMmh, probabilityNow, isSnowNow } = ahead
  const expected = knownSteps.filter(({ at }) => at > from && at <= to)
  const falling =
    from === now && rateNowMmh !== null && rainIntensity(rateNowMmh) !== null
      ? [{ rateMmh: rateNowMmh, probability: probabilityNow, isSnow: isSnowNow }]
      : []
  const own = [...falling, ...expected]
  const wet = own.filter(({ rateMmh }) => rainIntensity(rateMmh) !== null)
  const wetMinutes = wet.length * stepMinutes
  const mean = wet.reduce((sum, { rateMmh }) => sum + rateMmh, 0) / Math.max(1, wet.length)
  return {
    share,
    isWet:
      falling.length > 0 ||
      wetMinutes >= Math.min(leastWetMinutes, (to - from) / minuteMs) ||
      (mean * wetMinutes) / 60 >= leastWetMm,
    chancePercent: 100 * Math.max(0, ...own.map(({ probability }) => probability)),
    intensity: rainIntensity(mean) ?? 'light',
    isSnow: wet.filter(({ isSnow }) => isSnow).length * 2 > wet.length,
  }
}

/** The reading, where it is recent enough to be current, corrected by the radar. */
export function currentAir(
  current: CurrentWeather,
  ahead: RainSteps | null,
  now: number,
): CurrentWeather | null {
  return isCurrent(current, now) ? seenByRadar(current, ahead) : null
}

/** The radar sees what falls at this moment. A thunderstorm stays one even where no rain falls. */
export function seenByRadar(current: CurrentWeather, ahead: RainSteps | null): CurrentWeather {
  if (!ahead || ahead.rateNowMmh === null) return current
  const code = codeNow(current, ahead)
  return { ...current, conditionCode: code, condition: conditionFromCode(code, current.isDay) }
}

function codeNow(
  { conditionCode, cloudPercent }: CurrentWeather,
  { rateNowMmh, isSnowNow }: RainSteps,
): number {
  const intensity = rainIntensity(rateNowMmh)
  if (intensity) return codeByRadar(conditionCode, intensity, isSnowNow)
  return isWetCode(conditionCode) && !isThunder(conditionCode) ? dryCode(cloudPercent) : conditionCode
}
