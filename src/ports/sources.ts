import type { PollenStation } from '../domain/air/pollen.ts'
import type { Drought, FloodMap, ForestFire } from '../domain/danger/hazards.ts'
import type { Language } from '../domain/language.ts'
import type { Coordinates } from '../domain/place/coordinates.ts'
import type { GeocodedPlace } from '../domain/place/place.ts'
import type { LightningFrame } from '../domain/rain/lightning.ts'
import type { RadarFrame, RadarHour } from '../domain/rain/radar.ts'
import type { AvalancheBulletin } from '../domain/snow/avalanche.ts'
import type { SnowStation } from '../domain/snow/snow-station.ts'
import type { WarningCarrier, WarningSnapshot } from '../domain/warning/warning.ts'
import type { LakeSeries } from '../domain/water/lake-temperature.ts'
import type { WaterStation } from '../domain/water/water.ts'
import type { AirportReport } from '../domain/weather/airport-report.ts'
import type { WeatherReport } from '../domain/weather/weather.ts'

/** What readings are of, in the order that pages list their sources. */
export const served = [
  'weather',
  'local-forecasts',
  'measurements',
  'world-weather',
  'warnings',
  'radar',
  'water',
  'lakes',
  'places',
  'avalanches',
  'flood-map',
  'forest-fire',
  'drought',
  'snow',
  'snow-swissmetnet',
  'pollen',
  'regional-winds',
  'lightning',
  'clouds',
  'visibility',
] as const
export type Served = (typeof served)[number]

/** Who a provider is and how it must be named. */
export type ProviderFacts = {
  id: string
  name: string
  /** Credit line as the licence requires it. */
  attribution: string
  licence: string
  url: string
  /** Whether the demo world replaces it. */
  isDemo?: boolean
}

/** Where the weather is wanted. Height and time zone are the gazetteer's: not every provider knows them. */
export type WeatherRequest = {
  coordinates: Coordinates
  /** Above sea level; null if unknown. */
  elevationM: number | null
  timeZone: string
  key: string
}

/** Every method of a source rejects with UpstreamError and nothing else. */
export type WeatherSource = {
  facts: ProviderFacts
  fetchWeather(request: WeatherRequest, signal?: AbortSignal): Promise<WeatherReport>
  /** Billed calls that a report costs with this key; left out where nothing is billed. */
  callsPerReport?(key: string): number
}

export type Geocoder = {
  facts: ProviderFacts
  /** Swiss pass first, worldwide when that finds nothing; at most 10, sorted Swiss first, then by name. */
  search(query: string, language: Language, signal?: AbortSignal): Promise<GeocodedPlace[]>
  /** null: nothing found there. */
  reverse(coordinates: Coordinates, language: Language, signal?: AbortSignal): Promise<GeocodedPlace | null>
}

export type WarningSource = {
  /** As far as the address shows; each snapshot names the feed it came from. */
  facts: ProviderFacts
  factsOf(carrier: WarningCarrier): ProviderFacts
  fetchWarnings(signal?: AbortSignal): Promise<WarningSnapshot>
}

/** A frame the source lists; `ref` is opaque and belongs to the source. */
export type RadarFrameRef = { at: number; ref: string }

/** Read in a process of its own, which is ended where it is no longer wanted: no call takes a signal. */
export type RadarSource = {
  facts: ProviderFacts
  /** Minutes between two frames. */
  stepMinutes: number
  /** Frames of the last two hours, oldest first. */
  listFrames(): Promise<RadarFrameRef[]>
  fetchFrame(frame: RadarFrameRef): Promise<RadarFrame>
  /** Frees the memory that reading frames needs; the next frame takes it again. */
  rest?(): Promise<void>
  /** Where the source sums up clock hours itself; `at` is the end of the hour. */
  hours?: {
    list(fromAt: number, toAt: number): Promise<RadarFrameRef[]>
    fetch(hour: RadarFrameRef): Promise<RadarHour>
  }
}

/** Frames of a wider and coarser picture, on which no nowcast is made. */
export type OuterSource = Pick<RadarSource, 'facts' | 'listFrames' | 'fetchFrame'>

export type PollenSource = {
  facts: ProviderFacts
  /** All stations that answered, with what they measured lately. */
  fetchStations(signal?: AbortSignal): Promise<PollenStation[]>
}

/** Frames of per cents on the same kind of grid as radar frames. */
type PercentSource<Values> = {
  facts: ProviderFacts
  listFrames(): Promise<RadarFrameRef[]>
  fetchFrame(frame: RadarFrameRef): Promise<{ at: number; grid: RadarFrame['grid']; percent: Values }>
}

/** Probability of hail; NaN where the radars do not see. */
export type HailSource = PercentSource<Float32Array>
/** Cloud cover; 255 where it is not seen. */
export type CloudSource = PercentSource<Uint8Array>

/** What a provider has for a radar run. */
export type RadarService = {
  radar: RadarSource
  hail?: HailSource
  outer?: OuterSource
}

export type BulletinSource = {
  facts: ProviderFacts
  /** Without areas where none is in force. */
  fetchBulletin(language: Language, signal?: AbortSignal): Promise<AvalancheBulletin>
}

export type FloodMapSource = {
  facts: ProviderFacts
  /** Names and words in the language, or in German where the issue lacks it. */
  fetchFloodMap(language: Language, signal?: AbortSignal): Promise<FloodMap>
}

export type ForestFireSource = {
  facts: ProviderFacts
  /** Never empty; a region whose canton's measures cannot be read has none. */
  fetchForestFire(signal?: AbortSignal): Promise<ForestFire>
}

export type DroughtSource = {
  facts: ProviderFacts
  fetchDrought(signal?: AbortSignal): Promise<Drought>
}

export type AirportSource = {
  facts: ProviderFacts
  /** The newest report of each airport that tells how far one sees. */
  fetchReports(signal?: AbortSignal): Promise<AirportReport[]>
}

export type LightningSource = {
  facts: ProviderFacts
  /** The last two hours, oldest first; never empty. Steps that are `known` already are not fetched again. */
  fetchLightning(known: readonly LightningFrame[], signal?: AbortSignal): Promise<LightningFrame[]>
}

export type SnowStationSource = {
  facts: ProviderFacts
  /** Stations that measured a snow depth in the last hours. */
  fetchStations(signal?: AbortSignal): Promise<SnowStation[]>
}

export type WaterSource = {
  facts: ProviderFacts
  /** Newest observation of every gauge; never empty. */
  fetchStations(signal?: AbortSignal): Promise<WaterStation[]>
}

export type LakeSource = {
  facts: ProviderFacts
  /** Those of the lakes, by the model's own names, that it computes; rejects where none of them answers. */
  fetchLakes(lakes: readonly string[], signal?: AbortSignal): Promise<LakeSeries[]>
}
