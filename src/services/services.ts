import type { PictureTown } from '../domain/place/base-map.ts'
import type { Accuracy } from './accuracy/create-accuracy.ts'
import type { ForecastFrames } from './forecast-frames/forecast-frames.ts'
import type { GetStationHistory } from './local-weather/get-station-history.ts'
import type { GetStations } from './local-weather/get-stations.ts'
import type { GetMorningForecast } from './local-weather/morning-forecast.ts'
import type { GetHeightProfile } from './mountain/get-height-profile.ts'
import type { GetMountainPoints } from './mountain/get-mountain-points.ts'
import type { GetRegionalWinds } from './mountain/get-regional-winds.ts'
import type { Licence } from './operator/licences.ts'
import type { GetSourceStatus } from './operator/source-status.ts'
import type { WeatherKey } from './operator/weather-key.ts'
import type { FindPlaces } from './places/find-places.ts'
import type { GetPlanSources } from './plan/get-plan-sources.ts'
import type { GetPollen } from './pollen/get-pollen.ts'
import type { GetDemoReceipt } from './push/demo-receipt.ts'
import type { GetLightning } from './radar/get-lightning.ts'
import type { Radar } from './radar/show/create-radar.ts'
import type { GetRain } from './radar/show/get-rain.ts'
import type { GetBulletin } from './snow/get-bulletin.ts'
import type { GetSnowStations } from './snow/get-snow-stations.ts'
import type { GetDangers, GetFurtherDangers } from './warnings/get-dangers.ts'
import type { GetForestFire } from './warnings/get-hazards.ts'
import type { GetWarnings } from './warnings/get-warnings.ts'
import type { GetLakes } from './water/get-lakes.ts'
import type { GetWater } from './water/get-water.ts'
import type { GetWay } from './way/get-way.ts'
import type { GetAirportReports } from './weather/get-airport-reports.ts'
import type { GetWeather } from './weather/get-weather.ts'
import type { GlanceWeather } from './weather/glance-weather.ts'
import type { GetWhere } from './where/get-where.ts'

/** The use cases: the only way in for pages and API. */
export type Services = {
  getWeather: GetWeather
  /** From the source for the whole world, also in Switzerland: MeteoSwiss' local forecasts have no UV index. */
  getWorldWeather: GetWeather
  /** What may be handed on to whoever asks, under any key: MeteoSwiss and MET Norway, never OpenWeather. */
  getFreeWeather: GetWeather
  /** This morning's run, to show what changed since. */
  getMorningForecast: GetMorningForecast
  /** The weather of one place in a list, sparing the provider's quota. */
  glanceWeather: GlanceWeather
  /** What all stations measure now. */
  getStations: GetStations
  /** What one of them measured in the last 24 hours. */
  getStationHistory: GetStationHistory
  /** Lakes and rivers: newest values with those of the last day. */
  getWater: GetWater
  /** Temperatures of lakes as a model computes them. */
  getLakes: GetLakes
  /** The air above a place, from the valley to the next summit. */
  getHeightProfile: GetHeightProfile
  getMountainPoints: GetMountainPoints
  /** What the planner judges by. */
  getPlanSources: GetPlanSources
  /** Places that suit a day. */
  getWhere: GetWhere
  /** The weather of a way, at the time one is there. */
  getWay: GetWay
  /** Föhn and bise. */
  getRegionalWinds: GetRegionalWinds
  findPlaces: FindPlaces
  /** What became of the last day; null: this is no demo. */
  getDemoReceipt: GetDemoReceipt | null
  getWarnings: GetWarnings
  /** Weather warnings and all other dangers in one list. */
  getDangers: GetDangers
  /** Those besides the weather. */
  getFurtherDangers: GetFurtherDangers
  /** Regions with their danger and what the cantons order. */
  getForestFire: GetForestFire
  getRain: GetRain
  /** How far one sees at airports. */
  getAirportReports: GetAirportReports
  /** Flashes of the last two hours. */
  getLightning: GetLightning
  /** What the pollen stations measured lately. */
  getPollen: GetPollen
  /** The avalanche bulletin of SLF. */
  getBulletin: GetBulletin
  /** Snow depths of the automatic stations in the mountains. */
  getSnowStations: GetSnowStations
  /** What was forecast against what came. */
  accuracy: Accuracy
  /** Sequence, pictures and sums of the rain radar. */
  radar: Radar
  /** The map beyond the radar's two hours. */
  forecastFrames: ForecastFrames
  /** The embedded base map's address, and a style configured instead of it. */
  baseMap: { url: string | null; styleUrl: string | null }
  /** To be written over its pictures. */
  pictureTowns: readonly PictureTown[]
  weatherKey: WeatherKey
  /** How fresh each source is right now. */
  getSourceStatus: GetSourceStatus
  /** Third-party packages in use. */
  licences: readonly Licence[]
}
