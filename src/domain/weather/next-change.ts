import type { RainAhead } from '../rain/place-rain.ts'
import type { PrecipitationForm } from '../rain/precipitation-form.ts'
import { hourMs } from '../time/durations.ts'
import { type ComingHour, likelyPercent } from './coming-hours.ts'
import type { DayAhead } from './day-ahead.ts'
import { lastingHours } from './day-outlook.ts'
import type { CurrentWeather } from './weather.ts'
import type { DrySky, WetWeather } from './weather-words.ts'
import { drySkyOf, gravest, isWorthTelling, wetWeatherOf } from './weather-words.ts'

/**
 * `dry`: what falls now stops. `possible`: less likely than that it is worded as certain. `at` is null where it comes in
 * the hour in which the radar's outlook ends, where the minute is unknown.
 */
export type NextChange = {
  at: number | null
  to: DrySky | WetWeather | 'dry'
  possible: boolean
  /** Of what stops: until then it pauses for an hour or two and comes again. */
  isOnAndOff?: true
}

/** What the page says of today as a whole. */
type OutlookDay = Pick<DayAhead, 'outlook' | 'hours'>

const lookAheadMs = 12 * hourMs

/**
 * The first change of the next twelve hours worth telling beside what the sky looks like now. As far as the radar
 * reaches, its times are used, after that those of the hours.
 */
export function nextChange(
  present: Pick<CurrentWeather, 'condition' | 'conditionCode' | 'isDay'>,
  hours: readonly ComingHour[],
  { ahead, today, now }: { ahead: RainAhead | null; today: OutlookDay | null; now: number },
): NextChange | null {
  const coming = hours.filter(({ startAt }) => startAt > now)
  const later = coming.filter(({ startAt }) => startAt <= now + lookAheadMs)
  const radar = ahead && ahead.outlook.kind !== 'unknown' ? ahead : null
  const falling = wetWeatherOf(present)
  const seenUntil = radar?.steps.findLast(({ rateMmh }) => rateMmh !== null)?.at ?? now
  return falling === null
    ? ((radar && onsetOnRadar(radar, hours)) ?? onset(later, seenUntil) ?? skyChange(present, later, today))
    : ((radar && endOnRadar(radar, later)) ?? afterRain(falling, coming, now, seenUntil))
}

/** Of unknown form is what falls in frost under warm air: rain that may freeze. */
const wetOfForm: Record<PrecipitationForm, WetWeather> = {
  rain: 'rain',
  snow: 'snow',
  mixed: 'sleet',
  unknown: 'rain',
}

function onsetOnRadar({ outlook }: RainAhead, hours: readonly ComingHour[]): NextChange | null {
  const at = outlook.kind === 'starts' ? outlook.at : outlook.kind === 'showers' ? outlook.from : null
  if (at === null || (outlook.kind !== 'starts' && outlook.kind !== 'showers')) return null
  // The hour knows whether it comes with thunder, and whether it is more than a few wet minutes.
  const near = hours.filter(({ startAt }) => startAt <= at + hourMs && startAt + hourMs > at)
  if (near.length > 0 && near.every(({ wet }) => wet === null)) return null
  const own = outlook.kind === 'showers' && outlook.form === 'rain' ? 'showers' : wetOfForm[outlook.form]
  const isHeavy =
    outlook.form === 'rain' && (outlook.intensity === 'heavy' || outlook.intensity === 'very-heavy')
  const thunder = near.some(({ wet }) => wet === 'thunderstorms')
  return { at, to: thunder ? 'thunderstorms' : isHeavy ? 'heavy-rain' : own, possible: outlook.hedged }
}

/** Only where hours without rain follow, as among the hours: a short break is no end. */
function endOnRadar({ outlook }: RainAhead, later: readonly ComingHour[]): NextChange | null {
  if (outlook.kind !== 'raining-until' || outlook.againAt !== null) return null
  const { endsAt } = outlook
  const isWetSoon = later.some(
    ({ startAt, wet }) =>
      wet !== null && startAt + hourMs > endsAt && startAt < endsAt + lastingHours * hourMs,
  )
  return isWetSoon ? null : { at: endsAt, to: 'dry', possible: false }
}

function onset(hours: readonly ComingHour[], seenUntil: number): NextChange | null {
  const first = hours.findIndex(({ wet, startAt }) => wet !== null && startAt + hourMs > seenUntil)
  const hour = hours[first]
  // What the spell becomes within two hours counts: "rain" half an hour before a thunderstorm would mislead.
  const spell = hours.slice(first, first + 3)
  const to = gravest(spell.flatMap(({ wet }) => wet ?? []))
  if (!hour || to === null) return null
  const chance = hour.precipitationChancePercent ?? 100
  // The end of the radar's outlook is not the beginning of rain, nor does that hour begin with it.
  return { at: hour.startAt < seenUntil ? null : hour.startAt, to, possible: chance < likelyPercent }
}

function afterRain(
  falling: WetWeather,
  hours: readonly ComingHour[],
  now: number,
  seenUntil: number,
): NextChange | null {
  const end = endOfSpell(hours)
  const isTurn = ({ wet, startAt }: ComingHour) =>
    (wet === 'thunderstorms' || wet === 'snow') && wet !== falling && startAt <= now + lookAheadMs
  const turn = hours.slice(0, end?.index).find(isTurn)
  if (turn?.wet) return { at: turn.startAt, to: turn.wet, possible: false }
  const first = end && hours[end.index]
  if (!first) return null
  if (end.isOnAndOff) return { at: first.startAt, to: 'dry', possible: false, isOnAndOff: true }
  if (first.startAt > now + lookAheadMs) return null
  // Where the radar sees into a dry hour, the next is the first that is dry for sure.
  const isSeen = first.startAt < seenUntil && first.startAt + hourMs > seenUntil
  return { at: isSeen ? first.startAt + hourMs : first.startAt, to: 'dry', possible: false }
}

/** The first hour of those that stay dry; null where none do. Fewer dry hours than that are a pause, whatever falls. */
function endOfSpell(hours: readonly ComingHour[]): { index: number; isOnAndOff: boolean } | null {
  let pauses = 0
  for (let index = 0; index < hours.length; index++) {
    if (hours[index]?.wet !== null) continue
    const next = hours.findIndex(({ wet }, later) => later > index && wet !== null)
    const dryHours = (next < 0 ? hours.length : next) - index
    // What has paused before may well come again after three hours.
    const isPause = next >= 0 && dryHours < lastingHours + Math.min(1, pauses)
    if (!isPause) return dryHours >= lastingHours ? { index, isOnAndOff: pauses > 0 } : null
    pauses += 1
    index = next
  }
  return null
}

function skyChange(
  present: Parameters<typeof nextChange>[0],
  hours: readonly ComingHour[],
  today: OutlookDay | null,
): NextChange | null {
  const from = drySkyOf(present)
  const skies = hours.map(drySkyOf)
  const turn = skies.findIndex((_, start) => {
    const lasting = skies.slice(start, start + lastingHours)
    return lasting.length === lastingHours && lasting.every((sky) => isWorthTelling(from, sky))
  })
  const [turned, first] = [hours[turn], skies[turn]]
  if (!turned || !first) return null
  // Within today the change has the name that the day's own sentence gives it: cloud at 14:00 on its way to an
  // afternoon of fog is fog in both.
  const isToday = today?.hours.some(({ startAt }) => startAt === turned.startAt) ?? false
  const sky = isToday && today ? skyToCome(today) : null
  const to = sky && sky !== from ? sky : first
  const begun = hours.find((_, index) => index >= turn && skies[index] === to) ?? turned
  return { at: begun.startAt, to, possible: false }
}

/** The sky the day's sentence ends with; null where that is the sky behind rain still to come. */
function skyToCome({ outlook, hours }: OutlookDay): DrySky | null {
  const isWetOver = hours.every(({ wet, isRunning }) => wet === null || isRunning)
  return isWetOver ? (outlook.closing ?? (outlook.wet ? null : outlook.opening)) : null
}
