import type { Place } from '../../domain/place/place.ts'
import type { PlaceRain, RadarStep, RainAhead } from '../../domain/rain/place-rain.ts'
import { rainStep } from '../../domain/rain/radar-scale.ts'
import { type RainOutlook, slightBelowProbability } from '../../domain/rain/rain-outlook.ts'
import { rainOutlookText } from '../../domain/texts/rain-outlook-text.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { gravestFirst } from '../../domain/warning/gravest-first.ts'
import type { WarningReport } from '../../services/warnings/get-warnings.ts'
import type { Writing } from '../i18n/writing.ts'

/** What the sentence looks ahead. */
const sentenceMs = 2 * hourMs

/**
 * The outlook for the next two hours, in the same words on every page. Where thunderstorms are warned of meanwhile it
 * says that more may come: the radar moves the rain it sees and knows nothing of cells that are yet to grow.
 */
export function rainSentence(
  { outlook }: RainAhead,
  place: Place,
  warnings: WarningReport,
  { language, format, t, now }: Writing,
): string {
  const sentence = rainOutlookText(outlook, language, {
    place: place.names[language],
    time: (at) => format.time(at, place.timeZone),
  })
  return isStormWarned(warnings, now) && !isTopStrength(outlook)
    ? `${sentence} ${t('weather.stormWarned')}`
    : sentence
}

function isStormWarned(warnings: WarningReport, now: number): boolean {
  return gravestFirst(warnings).some(
    ({ type, severity, startAt, endAt }) =>
      type === 'storms' &&
      (severity === 'severe' || severity === 'extreme') &&
      startAt < now + sentenceMs &&
      endAt > now,
  )
}

function isTopStrength(outlook: RainOutlook): boolean {
  const course = 'changes' in outlook ? [...outlook.changes, outlook.peak] : []
  return (
    ('intensity' in outlook && outlook.intensity === 'very-heavy') ||
    course.some((stage) => stage?.intensity === 'very-heavy')
  )
}

/** No step ahead is surer, however sure the radar's picture makes it look. */
const surestPercent = 95

/**
 * "16:40: chance of rain 70%, about 2.4 mm/h": for screen readers and under the pointer. The chance is that any falls, not
 * that so much does.
 */
export function rainStepText(
  { at, rateMmh, probability, isSnow }: Omit<RadarStep, 'kind'>,
  timeZone: string,
  { t, format }: Writing,
): string {
  const time = format.time(at, timeZone)
  if (rateMmh === null) return t('weather.noRainDataAt', { time })
  const chance =
    probability === null ? '' : format.percent(Math.min(surestPercent, Math.round(probability * 100)))
  if (rainStep(rateMmh) === 0) {
    if (probability === null || probability < slightBelowProbability) return t('weather.dryAt', { time })
    const key = isSnow === null ? 'dryLikelyAny' : isSnow ? 'dryLikelySnow' : 'dryLikely'
    return t(`weather.${key}`, { time, chance })
  }
  // Fresh snow: about a centimetre to a millimetre of water.
  const [rate, depth] = [format.rateText(rateMmh), format.depthRateText(rateMmh)]
  const isSure = probability === null
  if (isSnow) return t(isSure ? 'weather.snowAt' : 'weather.snowLikely', { time, rate, depth, chance })
  return t(isSure ? 'weather.rainAt' : 'weather.rainLikely', { time, rate, chance })
}

/** Beyond the map: what was measured last, and that there is no look ahead. */
export function measuredText({ steps }: PlaceRain, { timeZone }: Place, writing: Writing): string | null {
  const newest = steps.at(-1)
  if (!newest) return null
  const { t, format } = writing
  const reading = rainStepText(newest, timeZone, writing)
  return t('weather.rainMeasured', {
    reading: reading.replace(format.time(newest.at, timeZone), format.clock(newest.at, timeZone)),
  })
}
