import type { Place } from '../../../domain/place/place.ts'
import { type PlaceRain, rainAhead } from '../../../domain/rain/place-rain.ts'
import { rainBarHeight, rainStep } from '../../../domain/rain/radar-scale.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { measuredText, rainSentence, rainStepText } from '../../forecast-kit/rain-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { ageView } from '../../provenance/age-view.server.ts'
import { sourceView } from '../../provenance/source-view.ts'

const tickMinutes = [30, 60, 90]

type Known = {
  rain: Reading<PlaceRain>
  /** null without weather: the radar then speaks for itself. */
  outlook: PlaceOutlook | null
  warnings: WarningReport
}

/** What the radar of the neighbours measured last, where there is no look ahead. */
export function rainAbroad(rain: Outcome<PlaceRain>, place: Place, writing: Writing) {
  const measured = rain.data && measuredText(rain.data, place, writing)
  if (measured && rain.data) return { abroad: measured, source: sourceView(rain.source, writing) }
  return { abroad: writing.t('weather.rainOutside'), source: null }
}

/** The next two hours over the place; null where the radar knows nothing of them. */
export function rainView({ rain, outlook, warnings }: Known, place: Place, writing: Writing) {
  const { format, now } = writing
  const ahead = outlook?.ahead ?? rainAhead(rain.data, now)
  const { beginAt, stepMinutes, steps } = ahead
  if (steps.every(({ rateMmh }) => rateMmh === null)) return null
  const falling = steps.filter(({ rateMmh }) => rainStep(rateMmh) > 0)
  const isDry = falling.length === 0
  return {
    sentence: rainSentence(ahead, place, warnings, writing),
    /** `height` in per cent and `step` on the rain ramp counted from 1; dry bars have neither. None where all are dry. */
    bars: isDry
      ? []
      : steps.map((step) => {
          const text = rainStepText(step, place.timeZone, writing)
          const rampStep = rainStep(step.rateMmh)
          if (rampStep === 0) return { text }
          return { height: Math.round(rainBarHeight(step.rateMmh) * 100), step: rampStep, text }
        }),
    /** All precipitation is snow, given by its depth. */
    ...(!isDry && falling.every(({ isSnow }) => isSnow) && { isSnow: true as const }),
    /** The clock along the axis of the bars, 0 to 1; it begins now. */
    ticks: (isDry ? [] : tickMinutes)
      .map((minutes) => ({
        at: Math.round((minutes / (steps.length * stepMinutes)) * 1000) / 1000,
        time: format.time(beginAt + minutes * minuteMs, place.timeZone),
      }))
      .filter(({ at }) => at < 1),
    age: ageView(
      'radar',
      { ...rain, observedAt: rain.data.nowAt },
      { now, timeZone: place.timeZone, format },
    ),
  }
}

export type RainView = NonNullable<ReturnType<typeof rainView>>
