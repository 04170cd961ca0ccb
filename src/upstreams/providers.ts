import type { Served } from '../ports/sources.ts'
import { drought } from './bafu-drought/index.ts'
import { floodMap } from './bafu-flood-map/index.ts'
import { forestFire } from './bafu-forest-fire/index.ts'
import { hydrology } from './bafu-hydrology/index.ts'
import { alplakes } from './eawag-alplakes/index.ts'
import { lightning } from './eumetsat-lightning/index.ts'
import { metNorway } from './met-norway/index.ts'
import { localForecasts } from './meteoswiss-forecast/index.ts'
import { pollen } from './meteoswiss-pollen/index.ts'
import { stations } from './meteoswiss-stations/index.ts'
import { stationSeries } from './meteoswiss-stations/series.ts'
import { stationSnow } from './meteoswiss-stations/snow.ts'
import { metar } from './noaa-metar/index.ts'
import { nominatim } from './nominatim/index.ts'
import { openWeather } from './openweather/index.ts'
import { cloudProvider, radarProviders } from './radar-providers.ts'
import { slfBulletin } from './slf-bulletin/index.ts'
import { slfImis } from './slf-imis/index.ts'
import { warnings } from './warning-source/index.ts'

/**
 * Every provider of data, by what the server calls its source. Settings, composition, credits and the list of sources
 * follow from here; where several serve the same, the first is shown for it until there is a reading.
 */
export const providers = {
  openWeather,
  localForecasts,
  stations,
  metNorway,
  warnings,
  hydrology,
  alplakes,
  lightning,
  metar,
  nominatim,
  slfBulletin,
  floodMap,
  forestFire,
  drought,
  slfImis,
  stationSnow,
  pollen,
  stationSeries,
}

export type Providers = typeof providers
type AnyProvider = Providers[keyof Providers] | (typeof radarProviders)[number] | typeof cloudProvider

/** Settings that replace a provider's own address; several may share one. */
export type AddressVariable = AnyProvider['baseUrl']

const all: readonly AnyProvider[] = [...Object.values(providers), ...radarProviders, cloudProvider]

export const addressVariables: readonly AddressVariable[] = [...new Set(all.map(({ baseUrl }) => baseUrl))]

/** The provider that serves it: the one that has failed, where that is known, else the first of the list. */
export function providerOf(what: Served, failed: string | null) {
  const first = all.find(({ serves }) => serves[what] !== undefined)
  if (!first) throw new Error(`nobody serves ${what}`)
  const { facts, baseUrl } = all.find((one) => one.facts.id === failed) ?? first
  return { facts, baseUrl, oldAfterMs: first.serves[what] ?? 0 }
}
