import type { Place } from '../domain/place/place.ts'
import type { Reading } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { WeatherSource } from '../ports/sources.ts'
import type { ByMode, Mode } from './modes.ts'
import type { CurrentKey } from './weather-key.ts'

/** Weather of Swiss places available without a request; null if there is none for the place. */
export type LocalWeather = (place: Place) => Reading<WeatherReport> | null

export type WeatherSources = {
  /** Needs the operator's key: the real service, in either mode. */
  openWeather: WeatherSource
  /** Needs no key: for the whole world, and for Swiss places without a recent local forecast. */
  metNorway: ByMode<WeatherSource>
  /** MeteoSwiss' local forecasts and measurements, where this site has them. */
  local: Record<Mode, LocalWeather> | null
  /** Who answers in demo mode; OpenWeather is then the service at the configured address. */
  demoUses: 'open-data' | 'openweather'
}

/** Whether MeteoSwiss and MET Norway are in use under this key. */
export const usesOpenData = ({ kind }: CurrentKey, demoUses: WeatherSources['demoUses']): boolean =>
  kind === 'open-data' || (kind === 'demo' && demoUses === 'open-data')

/** A source and how to use it. */
export type ChosenSource = {
  source: WeatherSource
  isDemo: boolean
  /** The forecast depends on the height of the place. */
  usesHeight: boolean
}

/** The source of a report that must be fetched. */
export function chooseWeatherSource(sources: WeatherSources, { kind, mode }: CurrentKey): ChosenSource {
  const usesKey = kind === 'openweather' || (kind === 'demo' && sources.demoUses === 'openweather')
  return usesKey
    ? { source: sources.openWeather, isDemo: false, usesHeight: false }
    : { ...sources.metNorway[mode], usesHeight: true }
}
