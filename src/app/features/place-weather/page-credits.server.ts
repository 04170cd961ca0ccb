import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { swissTime } from '../../../domain/time/swiss-time.ts'
import type { PlaceOutlook } from '../../../domain/weather/outlook.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { originLines } from '../../forecast-kit/origin-lines.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { sourceView } from '../../provenance/source-view.ts'

type Known = {
  weather: Reading<WeatherReport> | null
  outlook: PlaceOutlook | null
  rain: Outcome<PlaceRain>
  warnings: Reading<WarningReport>
}

/** Sources, times and method of a place's page. The warnings' own credit is theirs, word for word, and is shown beside it. */
export function creditsOf({ weather, outlook, rain, warnings }: Known, place: Place, writing: Writing) {
  const { t, format } = writing
  const { state } = warnings.data
  const readings = [weather, rain.data && rain].filter((one) => one !== null)
  const facts = [
    ...(weather ? originLines(weather.data, writing) : []),
    rain.data && t('weather.radarAt', { time: format.time(rain.data.nowAt, place.timeZone) }),
    state !== 'sample' &&
      state !== 'outside' &&
      t('weather.warningsAt', { time: format.time(warnings.fetchedAt, swissTime) }),
  ]
  const method = [
    rain.data && t('weather.rainMethod'),
    outlook?.hours.some(({ precipitationChanceSpanHours: hours }) => hours === 3) &&
      t('weather.chanceMethod'),
    outlook && t('weather.scaleMethod'),
  ]
  return {
    /** Each once. */
    sources: [
      ...new Map(readings.map(({ source }) => [source.attribution, sourceView(source, writing)])).values(),
    ],
    /** Where and when it was measured, computed, read. */
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    /** How the page is made: what few ask, folded. */
    method: method.filter((text): text is string => Boolean(text)),
  }
}
