import type { CurrentWeather, HourlyWeather } from './weather.ts'
import type { DrySky, WetWeather } from './weather-words.ts'
import { drySkyOf, gravest, isWorthTelling, wetWeatherOf } from './weather-words.ts'

/** `dry`: what falls now stops. */
export type NextChange = { at: number; to: DrySky | WetWeather | 'dry' }

const lookAheadMs = 12 * 3_600_000
/** An hour below this chance does not announce rain. */
const announcedPercent = 50
/** A sky has to last to be announced. */
const lastingHours = 3

/** The first change of the next twelve hours worth telling beside what the sky looks like now. */
export function nextChange(
  current: Pick<CurrentWeather, 'condition' | 'conditionCode' | 'isDay'>,
  hourly: readonly HourlyWeather[],
  now: number,
): NextChange | null {
  const hours = hourly.filter(({ startAt }) => startAt > now && startAt <= now + lookAheadMs)
  const wet = hours.map((hour) =>
    (hour.precipitationChancePercent ?? 100) >= announcedPercent ? wetWeatherOf(hour) : null,
  )
  const falling = wetWeatherOf(current)
  return falling === null ? (onset(hours, wet) ?? skyChange(current, hours)) : afterRain(falling, hours, wet)
}

type Wet = readonly (WetWeather | null)[]

function onset(hours: readonly HourlyWeather[], wet: Wet): NextChange | null {
  const first = wet.findIndex((weather) => weather !== null)
  const at = hours[first]?.startAt
  // What the spell becomes within two hours counts: nobody wants "rain" half an hour before the thunder.
  const to = gravest(wet.slice(first, first + 3).filter((weather) => weather !== null))
  return at === undefined || to === null ? null : { at, to }
}

function afterRain(falling: WetWeather, hours: readonly HourlyWeather[], wet: Wet): NextChange | null {
  for (const [index, weather] of wet.entries()) {
    const at = hours[index]?.startAt
    if (at === undefined) break
    if (weather === null && wet[index + 1] === null) return { at, to: 'dry' }
    const isTurn = weather === 'thunderstorms' || weather === 'snow'
    if (isTurn && weather !== falling) return { at, to: weather }
  }
  return null
}

function skyChange(
  current: Parameters<typeof nextChange>[0],
  hours: readonly HourlyWeather[],
): NextChange | null {
  const from = drySkyOf(current)
  const skies = hours.map(drySkyOf)
  const index = skies.findIndex((_, start) => {
    const lasting = skies.slice(start, start + lastingHours)
    return lasting.length === lastingHours && lasting.every((sky) => isWorthTelling(from, sky))
  })
  const [at, to] = [hours[index]?.startAt, skies[index]]
  return at === undefined || to === undefined ? null : { at, to }
}
