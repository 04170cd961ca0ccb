import type { Coordinates } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { PlaceRain } from '../../../domain/rain/place-rain.ts'
import { withForm } from '../../../domain/weather/falling-form.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { Clock } from '../../../ports/platform.ts'
import type { GlanceWeather } from '../../weather/glance-weather.ts'

/** The radar over one place. */
export type GetRadarRain = (coordinates: Coordinates) => Promise<Outcome<PlaceRain>>

/**
 * As above, with rain told from snow as on the place's page. Only for what has no report of the weather at hand: the
 * place's outlook does it by its own.
 */
export type GetRain = (place: Place) => Promise<Outcome<PlaceRain>>

/** The temperature is that of a cached report: nothing is fetched for it. */
export function createGetRain(options: {
  getRadarRain: GetRadarRain
  glanceWeather: GlanceWeather
  clock: Clock
}): GetRain {
  return async (place) => {
    const rain = await options.getRadarRain(place.coordinates)
    if (rain.data === null) return rain
    const weather = await options.glanceWeather(place, { mayAsk: false })
    return weather.data ? { ...rain, data: withForm(rain.data, weather.data, options.clock()) } : rain
  }
}
