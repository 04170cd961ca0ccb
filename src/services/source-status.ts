import { type FailureKind, failureKindOf } from '../domain/failure.ts'
import type { Place } from '../domain/place/place.ts'
import { type AgedKind, isOldReading } from '../domain/staleness.ts'
import { hourMs } from '../domain/time/durations.ts'
import type { Outcome, Source } from '../domain/weather/reading.ts'
import type { BackgroundStatus } from '../ports/local-forecasts.ts'
import type { Clock } from '../ports/platform.ts'
import type { Geocoder, ProviderFacts, WeatherSource } from '../ports/sources.ts'
import type { GetAlerts } from './get-alerts.ts'
import type { GetWeather } from './get-weather.ts'
import { type ByMode, creditOf } from './modes.ts'
import type { GetRegionalWinds } from './mountain/get-regional-winds.ts'
import type { GetPollen } from './pollen/get-pollen.ts'
import type { Radar } from './radar/create-radar.ts'
import type { GetBulletin } from './snow/get-bulletin.ts'
import type { GetSnowStations } from './snow/get-snow-stations.ts'
import type { GetLakes } from './water/get-lakes.ts'
import type { GetWater } from './water/get-water.ts'
import { modeOf, type WeatherKey } from './weather-key.ts'

export type SourceStatus = {
  serves:
    | 'weather'
    | 'local-forecasts'
    | 'measurements'
    | 'world-weather'
    | 'alerts'
    | 'radar'
    | 'water'
    | 'lakes'
    | 'places'
    | 'avalanches'
    | 'snow'
    | 'snow-swissmetnet'
    | 'regional-winds'
    | 'pollen'
  source: Source
  /** Time of the newest values, epoch ms; null if there are none or none are dated. */
  observedAt: number | null
  /** Last good response, epoch ms; null if none yet. */
  fetchedAt: number | null
  /** Past the age at which the pages mark it as old. */
  isOld: boolean
  /** Why the last attempt failed; null when it did not. */
  failure: FailureKind | null
}

/** Read from the data the pages use, so it cannot differ from them. */
export type GetSourceStatus = () => Promise<SourceStatus[]>

type Part = { facts: ProviderFacts } & BackgroundStatus
/** Of the sources fetched in the background; null while open data is not in use. */
export type OpenDataStatus = { isDemo: boolean; forecasts: Part; stations: Part; world: Part } | null

/** Two runs of the usual three hours were missed; an hour of measurements. */
const oldAfterMs = {
  'local-forecasts': 6 * hourMs,
  measurements: hourMs,
  // Called only for places abroad: its age is that of the last response.
  'world-weather': Number.POSITIVE_INFINITY,
} as const

export function createSourceStatus(options: {
  weatherKey: Pick<WeatherKey, 'current'>
  getWeather: GetWeather
  getAlerts: GetAlerts
  getRadar: Radar['getNewest']
  getWater: GetWater
  getLakes: GetLakes
  getBulletin: GetBulletin
  getSnowStations: GetSnowStations
  getPollen: GetPollen
  getRegionalWinds: GetRegionalWinds
  /** The default place, whose values represent the provider. */
  place: Place
  /** The provider, before there is a reading that names it. */
  facts: Record<Exclude<SourceStatus['serves'], keyof typeof oldAfterMs | 'places'>, ProviderFacts>
  geocoders: ByMode<WatchedGeocoder>
  openData: () => Promise<OpenDataStatus>
  clock: Clock
}): GetSourceStatus {
  return async () => {
    const mode = await modeOf(options.weatherKey)
    const [weather, alerts, radar, water, lakes, bulletin, snow, pollen, winds, openData] = await Promise.all(
      [
        options.getWeather(options.place, null),
        options.getAlerts({ kind: 'switzerland' }),
        options.getRadar(),
        options.getWater(),
        options.getLakes(),
        options.getBulletin('de'),
        options.getSnowStations(),
        options.getPollen(),
        options.getRegionalWinds(),
        options.openData(),
      ],
    )
    const now = options.clock()
    const row = (
      serves: keyof typeof options.facts,
      outcome: Outcome<unknown>,
      kind: AgedKind,
    ): SourceStatus => ({
      serves,
      ...statusOf(outcome, { facts: options.facts[serves], kind, isDemo: mode === 'demo', now }),
    })
    // Examples do not come from the feed.
    const feed: Outcome<unknown> =
      alerts.data.state === 'sample' ? { data: null, failures: alerts.failures } : alerts
    return [
      row('weather', weather, 'weather'),
      ...(openData === null ? [] : openDataStatus(openData, now)),
      // The feed's own timestamp may be hours old in calm weather: our last fetch counts.
      row('alerts', undated(feed), 'alerts'),
      row('radar', radar, 'radar'),
      row('water', water, 'water'),
      row('lakes', lakes, 'lakes'),
      { serves: 'places', ...geocoderStatus(options.geocoders[mode]) },
      // Out of season there is none for months: our last fetch counts.
      row('avalanches', undated(bulletin), 'alerts'),
      row('snow', snow.imis, 'snow'),
      row('snow-swissmetnet', snow.swissmetnet, 'snow'),
      row('pollen', pollen, 'pollen'),
      // While open data is not in use, the stations' series are not read.
      ...(openData === null ? [] : [row('regional-winds', winds, 'weather')]),
    ]
  }
}

function openDataStatus(parts: NonNullable<OpenDataStatus>, now: number): SourceStatus[] {
  const row = (serves: keyof typeof oldAfterMs, { facts, ...status }: Part): SourceStatus => ({
    serves,
    source: creditOf(facts, parts.isDemo),
    ...status,
    isOld: status.observedAt !== null && now - status.observedAt > oldAfterMs[serves],
  })
  return [
    row('local-forecasts', parts.forecasts),
    row('measurements', parts.stations),
    row('world-weather', parts.world),
  ]
}

type Status = Omit<SourceStatus, 'serves'>

/** For sources whose own time says nothing about how fresh our copy is. */
function undated(outcome: Outcome<unknown>): Outcome<unknown> {
  return outcome.data === null ? outcome : { ...outcome, observedAt: null }
}

function statusOf(
  outcome: Outcome<unknown>,
  { facts, kind, isDemo, now }: { facts: ProviderFacts; kind: AgedKind; isDemo: boolean; now: number },
): Status {
  const failure = outcome.failures[0]?.kind ?? null
  if (outcome.data === null) {
    const source = creditOf(facts, isDemo)
    return { source, observedAt: null, fetchedAt: null, isOld: false, failure }
  }
  const { source, observedAt, fetchedAt } = outcome
  return { source, observedAt, fetchedAt, isOld: isOldReading(kind, outcome, now), failure }
}

function geocoderStatus({ source, isDemo }: ByMode<WatchedGeocoder>['live']): Status {
  const { successAt, failure } = source.last()
  return {
    source: creditOf(source.facts, isDemo),
    observedAt: null,
    fetchedAt: successAt,
    isOld: false,
    failure,
  }
}

/** Outcome of the last call, for sources called too rarely for a reading to show it. */
type Watched = { last(): { successAt: number | null; failure: FailureKind | null } }
export type WatchedGeocoder = Geocoder & Watched

export function watchGeocoder(geocoder: Geocoder, clock: Clock): WatchedGeocoder {
  const { watched, last } = watch(clock)
  return {
    facts: geocoder.facts,
    search: (query, language, signal) => watched(geocoder.search(query, language, signal), signal),
    reverse: (position, language, signal) => watched(geocoder.reverse(position, language, signal), signal),
    last,
  }
}

export function watchWeather(source: WeatherSource, clock: Clock): WeatherSource & Watched {
  const { watched, last } = watch(clock)
  return {
    ...source,
    fetchWeather: (request, signal) => watched(source.fetchWeather(request, signal), signal),
    last,
  }
}

function watch(clock: Clock) {
  let successAt: number | null = null
  let failure: FailureKind | null = null
  async function watched<T>(answer: Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      const value = await answer
      successAt = clock()
      failure = null
      return value
    } catch (error) {
      // An aborted call says nothing about the source.
      if (!signal?.aborted) failure = failureKindOf(error)
      throw error
    }
  }
  return { watched, last: () => ({ successAt, failure }) }
}
