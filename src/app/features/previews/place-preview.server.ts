import type { Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { warningView } from '../kept/glances.server.ts'
import type { LoadedWeather } from '../place-weather/weather-page.server.ts'
import { weatherPage } from '../place-weather/weather-page.server.ts'
import type { PlacePreviewView } from './place-preview.ts'
import { sourceLine } from './source-line.server.ts'

/** The words and figures of the place's own page. Without weather only the place's name, under a neutral sky. */
export async function placePreviewView(place: Place, visit: RequestContext): Promise<PlacePreviewView> {
  const writing = writingOf(visit)
  const { t, format } = writing
  const { page, report } = await weatherPage(place, visit)
  const weather = 'failure' in page.weather ? null : page.weather
  const { warning, warningNote } = warningView(report, writing)
  const source = ({ source: { isDemo, attribution }, age }: LoadedWeather) =>
    sourceLine(isDemo, [age.isOld ? t('home.oldData') : null, age.absolute], attribution, writing)
  return {
    scene: page.sky,
    place: page.place.name,
    temperature: weather && format.temperature(weather.temperatureC),
    range: weather?.range
      ? { max: format.degrees(weather.range.maxC), min: format.degrees(weather.range.minC) }
      : null,
    sentence: weather?.headline ?? t('common.subtitle'),
    warning,
    foot: [
      [warningNote, weather?.origins[0]].filter(Boolean).join(' · '),
      weather ? source(weather) : '',
    ].filter((line) => line !== ''),
  }
}
