import { type PlaceRain, rainAhead } from '../rain/place-rain.ts'
import type { RainOutlook } from '../rain/rain-outlook.ts'
import { minuteMs } from '../time/durations.ts'

/** Further ahead the beginning shifts too much to be named to the minute. */
const noticeMs = 30 * minuteMs

export type ComingRain = {
  startAt: number
  /** Rounded to five, at least five. */
  minutes: number
  outlook: RainOutlook & { kind: 'starts' | 'showers' }
}

/** Rain about to begin, where it is dry, likely, and the radar is fresh; null otherwise. */
export function comingRain(rain: PlaceRain, now: number): ComingRain | null {
  const { outlook, rateNowMmh } = rainAhead(rain, now)
  // Where the present rate is unknown, as with an old radar, it may be raining already.
  if (rateNowMmh === null || (outlook.kind !== 'starts' && outlook.kind !== 'showers')) return null
  const startAt = outlook.kind === 'starts' ? outlook.at : outlook.from
  if (startAt === null || outlook.hedged) return null
  const aheadMs = startAt - now
  if (aheadMs <= 0 || aheadMs > noticeMs) return null
  return { startAt, minutes: Math.max(5, Math.round(aheadMs / (5 * minuteMs)) * 5), outlook }
}
