import type { Place } from '../../domain/place/place.ts'
import type { Reading } from '../../domain/weather/reading.ts'
import type { WeatherReport } from '../../domain/weather/weather.ts'
import type { WeatherSource } from '../../ports/sources.ts'
import type { CurrentKey } from '../operator/weather-key.ts'

/**
 * Weather of Swiss places available without a request; null if there is none for the place. With `untilAt`
 * the hours alone that begin before it, which spares most of the work.
 */
export type LocalWeather = (place: Place, untilAt?: number) => Reading<WeatherReport> | null

export type WeatherSources = {
  /** Needs the operator's key. */
  openWeather: WeatherSource
  /** Needs no key: for the whole world, and for Swiss places without a recent local forecast. */
  metNorway: WeatherSource
  /** MeteoSwiss' local forecasts and measurements, where this site has them. */
  local: LocalWeather | null
  /** Whether MeteoSwiss and MET Norway are in use under this key, and not OpenWeather. */
  usesOpenData: (key: CurrentKey) => boolean
}

/** A source and how to use it. */
export type ChosenSource = {
  source: WeatherSource
  /** The forecast depends on the height of the place. */
  usesHeight: boolean
  /** Asked for no more than is needed: what is invented costs nobody anything. */
  isScarce: boolean
}

/** The source of a report that must be fetched. */
export function chooseWeatherSource(sources: WeatherSources, key: CurrentKey): ChosenSource {
  const usesHeight = sources.usesOpenData(key)
  const source = usesHeight ? sources.metNorway : sources.openWeather
  return { source, usesHeight, isScarce: !source.facts.isDemo }
}
