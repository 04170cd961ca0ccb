import { LRUCache } from 'lru-cache'
import type { Place } from '../../domain/place/place.ts'
import { dayLine, eveningOf } from '../../domain/push/day-line.ts'
import {
  type DayReceipt,
  dayReceipt,
  type Measured,
  saidOf,
  withRainSeen,
} from '../../domain/push/day-receipt.ts'
import type { PlaceRain } from '../../domain/rain/place-rain.ts'
import { addDays, instantOfLocal, localDate, swissTime } from '../../domain/time/local-time.ts'
import { isAbroad } from '../../domain/warning/warning-state.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { Clock } from '../../ports/platform.ts'

/** When most people look at the day's line, on the clock of the place. */
const morningHour = 6.5
/** Some hundred bytes each. */
const mostKept = 500

export type LastReceipt = { isToday: boolean; receipt: DayReceipt }

/** `station`: whose measurements represent the place; null: nobody measures there. */
export type GetDemoReceipt = (place: Place, station: string | null) => Promise<LastReceipt | null>

/**
 * What became of the last day that is over, though nobody asked for it that morning. Of the demo world alone: its past can
 * be forecast and measured again, while only the message of a real morning is known.
 */
export function createGetDemoReceipt(options: {
  weatherAt: (place: Place, at: number) => Promise<WeatherReport>
  measuredAt: (
    place: Place,
    station: string | null,
    at: number,
  ) => { rain: PlaceRain; soFar: Measured['soFar'] }
  clock: Clock
}): GetDemoReceipt {
  const kept = new LRUCache<string, DayReceipt>({ max: mostKept })

  async function receiptOf(place: Place, station: string | null, date: string): Promise<DayReceipt | null> {
    const at = instantOfLocal(date, morningHour, swissTime)
    const then = options.measuredAt(place, station, at)
    const outlook = placeOutlook(await options.weatherAt(place, at), then.rain, at)
    const line = dayLine({ outlook, timeZone: swissTime, uv: null, lake: null, pollen: null, now: at })
    if (!line) return null
    const now = eveningOf(date, swissTime)
    const { rain, soFar } = options.measuredAt(place, station, now)
    const said = withRainSeen(saidOf(line, then.rain, at), rain)
    return dayReceipt(said, { fallenMm: rain.fallenTodayMm ?? null, soFar }, { timeZone: swissTime, now })
  }

  return async (place, station) => {
    if (isAbroad(place)) return null
    const now = options.clock()
    const today = localDate(now, swissTime)
    const isToday = now >= eveningOf(today, swissTime)
    const date = isToday ? today : addDays(today, -1)
    const key = `${place.slug} ${station} ${date}`
    const receipt = kept.get(key) ?? (await receiptOf(place, station, date))
    if (receipt) kept.set(key, receipt)
    return receipt && { isToday, receipt }
  }
}
