import type { Place } from '../../../domain/place.ts'
import { rainBarHeight, rainStep } from '../../../domain/radar-scale.ts'
import { rainOutlook } from '../../../domain/rain-outlook.ts'
import type { Reading } from '../../../domain/reading.ts'
import { rainOutlookText } from '../../../domain/texts/rain-outlook-text.ts'
import type { PlaceRain, RainStep } from '../../../services/get-rain.ts'
import { ageView } from './age-view.server.ts'
import type { RainView } from './weather-page-view.ts'
import type { Writing } from './writing.server.ts'

const aheadMs = 2 * 3_600_000
const quarters = [0, 1, 2, 3]

/** The next two hours over the place, from the radar's newest picture on. */
export function rainView(reading: Reading<PlaceRain>, place: Place, writing: Writing): RainView | null {
  const { language, format, now } = writing
  const { nowAt, stepMinutes, steps, nearest } = reading.data
  const ahead = steps.filter(({ at, kind }) => kind === 'predicted' && at > nowAt && at <= nowAt + aheadMs)
  if (ahead.every(({ rateMmh }) => rateMmh === null)) return null
  const time = (at: number) => format.time(at, place.timeZone)
  const measured = steps.findLast(({ kind }) => kind === 'measured')
  const outlook = rainOutlook({
    now: nowAt,
    stepMinutes,
    steps: ahead.map((step) => ({ ...step, probability: step.probability ?? 0 })),
    current: { rateMmh: measured?.rateMmh ?? null },
    nearest,
  })
  const { attribution, url, isDemo } = reading.source
  return {
    sentence: rainOutlookText(outlook, language, { place: place.names[language], time }),
    bars: ahead.map((step) => ({
      height: Math.round(rainBarHeight(step.rateMmh) * 100),
      step: rainStep(step.rateMmh),
      text: stepText(step, time, writing),
    })),
    ticks: quarters.map((quarter) => time(nowAt + (quarter * aheadMs) / quarters.length)),
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
