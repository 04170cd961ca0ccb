import type { Place } from '../domain/place/place.ts'
import type { Reading } from '../domain/weather/reading.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'
import type { WeatherSource } from '../ports/sources.ts'
import type { ByMode, Mode } from './modes.ts'
import type { CurrentKey } from './weather-key.ts'

/** Weather of Swiss places that is at hand without a request; null where there is none for the place. */
export type LocalWeather = (place: Place) => Reading<WeatherReport> | null

export type WeatherSources = {
  /** Asked with the operator's key. */
  openWeather: ByMode<WeatherSource>
  /** Asked without a key for all the world, and for Swiss places that have no recent local forecast. */
  metNorway: ByMode<WeatherSource>
  /** MeteoSwiss' local forecasts and measurements, where this site has them. */
  local: Record<Mode, LocalWeather> | null
  /** Whose wire formats the demo world is read through. */
  demoUses: 'open-data' | 'openweather'
}

/** Whether MeteoSwiss and MET Norway are in use under this key. */
export const usesOpenData = ({ kind }: CurrentKey, demoUses: WeatherSources['demoUses']): boolean =>
  kind === 'open-data' || (kind === 'demo' && demoUses === 'open-data')

/** A source with what the site must know to use it. */
export type AskedSource = {
  source: WeatherSource
  isDemo: boolean
  /** The same place at two heights has two answers. */
  usesHeight: boolean
}

/** Who is asked for a report that is not at hand. */
export function chooseSource(sources: WeatherSources, { kind, mode }: CurrentKey): AskedSource {
  const usesKey = kind === 'openweather' || (kind === 'demo' && sources.demoUses === 'openweather')
  return usesKey
    ? { ...sources.openWeather[mode], usesHeight: false }
    : { ...sources.metNorway[mode], usesHeight: true }
}

/** MeteoSwiss forecasts for both countries. */
export const isSwissPlace = ({ country }: Place): boolean => country === 'CH' || country === 'LI'
