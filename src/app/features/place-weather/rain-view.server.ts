import type { Place } from '../../../domain/place/place.ts'
import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { rainOutlook } from '../../../domain/rain/rain-outlook.ts'
import { rainOutlookText } from '../../../domain/texts/rain-outlook-text.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import type { PlaceRain, RainStep } from '../../../services/get-rain.ts'
import type { Writing } from '../../i18n/writing.ts'
import { ageView } from './age-view.server.ts'
import type { RainView } from './weather-page-view.ts'

const aheadMs = 2 * 3_600_000
const minuteMs = 60_000
const tickMinutes = [30, 60, 90]

/** The next two hours over the place. They begin at the step that is now, not at the radar's last picture. */
export function rainView(reading: Reading<PlaceRain>, place: Place, writing: Writing): RainView | null {
  const { language, format, now } = writing
  const { nowAt, stepMinutes, steps, nearest } = reading.data
  const stepMs = stepMinutes * minuteMs
  const beginAt = nowAt + Math.max(0, Math.floor((now - nowAt) / stepMs)) * stepMs
  const ahead = steps.filter(
    ({ at, kind }) => kind === 'predicted' && at > beginAt && at <= beginAt + aheadMs,
  )
  if (ahead.every(({ rateMmh }) => rateMmh === null)) return null
  const time = (at: number) => format.time(at, place.timeZone)
  const running = steps.findLast(({ at }) => at <= beginAt)
  const outlook = rainOutlook({
    now: beginAt,
    stepMinutes,
    steps: ahead.map((step) => ({ ...step, probability: step.probability ?? 0 })),
    current: { rateMmh: running?.rateMmh ?? null },
    nearest,
  })
  const { attribution, url, isDemo } = reading.source
  return {
    sentence: rainOutlookText(outlook, language, { place: place.names[language], time }),
    bars: ahead.map((step) => {
      const text = stepText(step, time, writing)
      const rampStep = rainStep(step.rateMmh)
      if (rampStep === 0) return { text }
      return { height: Math.round(rainBarHeight(step.rateMmh) * 100), step: rampStep, text }
    }),
    ticks: tickMinutes
      .map((minutes) => ({
        at: Math.round((minutes / (ahead.length * stepMinutes)) * 1000) / 1000,
        time: time(beginAt + minutes * minuteMs),
      }))
      .filter(({ at }) => at < 1),
    age: ageView('radar', { ...reading, observedAt: nowAt }, { now, timeZone: place.timeZone, format }),
    source: { attribution, url, isDemo },
  }
}

function stepText(step: RainStep, time: (at: number) => string, { t, format }: Writing): string {
  const { rateMmh, probability } = step
  const at = time(step.at)
  if (rateMmh === null) return t('weather.noRainDataAt', { time: at })
  if (rainStep(rateMmh) === 0) return t('weather.dryAt', { time: at })
  const rate = format.number(rateMmh, 1)
  if (probability === null) return t('weather.rainAt', { time: at, rate })
  return t('weather.rainLikely', { time: at, rate, chance: format.percent(Math.round(probability * 100)) })
}
