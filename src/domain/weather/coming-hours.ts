import type { RainAhead } from '../rain/place-rain.ts'
import { rainIntensity } from '../rain/radar-scale.ts'
import { hourMs, minuteMs } from '../time/durations.ts'
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
/** Rain seen in any part of an hour makes it wet. That it is dry, or how hard it rains, the radar says from this share on. */
const decidingShare = 0.5

/** With the radar's outlook in the first two of them. */
export function comingHours(
  hours: readonly HourlyWeather[],
  { current, ahead, pieces, now }: Seen & { pieces: readonly RainPiece[][] },
): ComingHour[] {
  return hours.map((hour, index) => {
    const isRunning = hour.startAt <= now
    const air = isRunning && current ? withCurrent(hour, current) : hour
    const firstOfSpan = Math.max(0, index + 1 - (hour.precipitationChanceSpanHours ?? 1))
    const isOfOthers = isDry(hour) && !hours.slice(firstOfSpan, index).every(isDry)
    const near = pieces.slice(firstOfSpan, index + 1).flat()
    const expected = withRadar(air, isOfOthers, { ahead, pieces: near, now })
    const withRain = isRunning && isWetUnseen(current, ahead) ? { ...expected, ...fallingOf(air) } : expected
    const wet = wetWeatherOf(withRain)
    return { ...withRain, isRunning, wet, snowCm: snowDepthCm(withRain.snowMm ?? 0, withRain.temperatureC) }
  })
}

/** Measured where the radar does not know what falls now: what it expected then does not deny it. */
function isWetUnseen(current: CurrentWeather | null, ahead: RainAhead | null): boolean {
  return current !== null && isWetCode(current.conditionCode) && ahead?.rateNowMmh === null
}

const fallingOf = ({ conditionCode, condition, precipitationChancePercent }: HourlyWeather) => ({
  conditionCode,
  condition,
  precipitationChancePercent,
})

type Seen = {
  /** null where it is too old to be called current. */
  current: CurrentWeather | null
  ahead: RainAhead | null
  now: number
}

/**
 * The running hour has the air of the reading, so that "now" says the same everywhere; and where something falls now,
 * it is a wet hour.
 */
function withCurrent(hour: HourlyWeather, current: CurrentWeather): HourlyWeather {
  const { temperatureC, feelsLikeC, isDay, cloudPercent } = current
  const isWetLater = isWetCode(hour.conditionCode) && !isWetCode(current.conditionCode)
  const code = isWetLater ? hour.conditionCode : current.conditionCode
  return {
    ...hour,
    temperatureC,
    // What is known has no range.
    temperatureRangeC: undefined,
    feelsLikeC,
    isDay,
    cloudPercent: cloudPercent ?? hour.cloudPercent,
    precipitationChancePercent: isWetCode(current.conditionCode) ? 100 : hour.precipitationChancePercent,
    conditionCode: code,
    condition: conditionFromCode(code, isDay),
  }
}

const isDry = ({ rainMm, snowMm }: HourlyWeather): boolean => rainMm === 0 && snowMm === 0

/** `isOfOthers`: the chance is of several hours, and its rain is due in an earlier one. */
function withRadar(
  hour: HourlyWeather,
  isOfOthers: boolean,
  { ahead, pieces, now }: Omit<Seen, 'current'> & { pieces: readonly RainPiece[] },
): HourlyWeather {
  const [from, to] = [Math.max(now, hour.startAt), hour.startAt + hourMs]
  const share = radarShare(pieces, from, to)
  const isGiven = hour.rainMm !== null || hour.snowMm !== null || share > 0
  const amounts = isGiven ? fallingBetween(pieces, from, to) : { rainMm: null, snowMm: null }
  const seen = ahead && share > 0 ? seenIn(ahead, from, to, now) : null
  const seenChance = ahead && chanceWithRadar(hour, { ahead, pieces, now })
  let chance = seenChance ?? hour.precipitationChancePercent
  let code = hour.conditionCode
  const isSeenWet =
    seen !== null && (seen.isFalling || seen.wetMinutes >= Math.min(leastWetMinutes, (to - from) / minuteMs))
  const isDecided = share >= decidingShare
  if (isSeenWet) {
    if (isDecided || !isWetCode(code)) code = codeByRadar(code, seen.intensity, seen.isSnow)
    // Where the radar sees it fall, the chance is never negligible.
    chance = Math.max(chance ?? 0, wetFromPercent)
  } else if (isWetCode(code)) {
    if (isDecided || (chance ?? 100) < wetFromPercent) code = dryCode(hour.cloudPercent)
  } else if (!isDecided && !isOfOthers && (chance ?? 0) >= likelyPercent) {
    code = hour.temperatureC < snowBelowC ? 620 : 520
  }
  // Where the radar sees nothing fall, it is never likely.
  if (seenChance !== null && !isWetCode(code)) chance = Math.min(seenChance, likelyPercent - 1)
  return {
    ...hour,
    ...amounts,
    // The forecast's range says nothing of an amount that the radar has a share in.
    ...(share > 0 && { precipitationRangeMm: undefined }),
    precipitationChancePercent: chance,
    conditionCode: code,
    condition: conditionFromCode(code, hour.isDay),
  }
}

/** Over all the hours that the chance is for, as far as they are still to come; null where the radar sees none of them. */
function chanceWithRadar(
  { startAt, precipitationChancePercent: forecast, precipitationChanceSpanHours: hours = 1 }: HourlyWeather,
  { ahead, pieces, now }: { ahead: RainAhead; pieces: readonly RainPiece[]; now: number },
): number | null {
  const to = startAt + hourMs
  const from = Math.max(now, to - hours * hourMs)
  const share = radarShare(pieces, from, to)
  if (share === 0) return null
  const { chancePercent } = seenIn(ahead, from, to, now)
  return Math.round(chancePercent * share + (forecast ?? chancePercent) * (1 - share))
}

function seenIn(
  { steps, stepMinutes, rateNowMmh, isSnowNow }: RainAhead,
  from: number,
  to: number,
  now: number,
) {
  const own = steps.filter(({ at, rateMmh }) => at > from && at <= to && rateMmh !== null)
  const isFalling = from === now && rainIntensity(rateNowMmh) !== null
  if (isFalling)
    own.unshift({ at: now, kind: 'measured', rateMmh: rateNowMmh, probability: 1, isSnow: isSnowNow })
  const wet = own.filter(({ rateMmh }) => rainIntensity(rateMmh) !== null)
  const mean = wet.reduce((sum, { rateMmh }) => sum + (rateMmh ?? 0), 0) / Math.max(1, wet.length)
  return {
    isFalling,
    wetMinutes: wet.length * stepMinutes,
    chancePercent: 100 * Math.max(0, ...own.map(({ probability }) => probability)),
    intensity: rainIntensity(mean) ?? ('light' as const),
    isSnow: wet.filter(({ isSnow }) => isSnow).length * 2 > wet.length,
  }
}

/** The reading, where it is recent enough to be current, corrected by the radar. */
export function currentAir(
  current: CurrentWeather,
  ahead: RainAhead | null,
  now: number,
): CurrentWeather | null {
  return isCurrent(current, now) ? seenByRadar(current, ahead) : null
}

/** The radar sees what falls at this moment. A thunderstorm stays one even where no rain falls. */
export function seenByRadar(current: CurrentWeather, ahead: RainAhead | null): CurrentWeather {
  if (!ahead || ahead.rateNowMmh === null) return current
  const code = codeNow(current, ahead)
  return { ...current, conditionCode: code, condition: conditionFromCode(code, current.isDay) }
}

function codeNow(
  { conditionCode, cloudPercent }: CurrentWeather,
  { rateNowMmh, isSnowNow }: RainAhead,
): number {
  const intensity = rainIntensity(rateNowMmh)
  if (intensity) return codeByRadar(conditionCode, intensity, isSnowNow)
  return isWetCode(conditionCode) && !isThunder(conditionCode) ? dryCode(cloudPercent) : conditionCode
}
