import { amountOf } from '../../domain/weather/amount.ts'
import { apparentTemperatureC } from '../../domain/weather/apparent-temperature.ts'
import type { CurrentWeather, DailyWeather, HourlyWeather } from '../../domain/weather/weather.ts'
import type { Measure } from './units.ts'
import { wmoCode } from './wmo-code.ts'

/** Of a value at `time` or, with `isOfHourBefore`, over the hour that ends there: so Open-Meteo counts sums, chances and gusts. */
export type Variable<From> = {
  measure: Measure
  read: (from: From) => number | null
  isOfHourBefore?: true
}
type Variables<From> = Readonly<Record<string, Variable<From>>>

/** Open-Meteo's rule: seven centimetres of snow are ten millimetres of water. */
const snowCm = (waterMm: number | null): number | null => (waterMm === null ? null : waterMm * 0.7)
const minutesInSeconds = (minutes: number | undefined): number | null =>
  minutes === undefined ? null : minutes * 60

type Air = Pick<
  HourlyWeather,
  | 'temperatureC'
  | 'feelsLikeC'
  | 'humidityPercent'
  | 'dewPointC'
  | 'conditionCode'
  | 'pressureHpa'
  | 'cloudPercent'
  | 'visibilityKm'
  | 'windSpeedKmh'
  | 'windFromDegrees'
  | 'uvIndex'
  | 'isDay'
>
const air: Variables<Air> = {
  temperature_2m: { measure: 'temperature', read: ({ temperatureC }) => temperatureC },
  relative_humidity_2m: { measure: 'percent', read: ({ humidityPercent }) => humidityPercent },
  dew_point_2m: { measure: 'temperature', read: ({ dewPointC }) => dewPointC },
  apparent_temperature: { measure: 'temperature', read: ({ feelsLikeC }) => feelsLikeC },
  weather_code: { measure: 'code', read: ({ conditionCode }) => wmoCode(conditionCode) },
  pressure_msl: { measure: 'pressure', read: ({ pressureHpa }) => pressureHpa },
  cloud_cover: { measure: 'percent', read: ({ cloudPercent }) => cloudPercent },
  visibility: {
    measure: 'height',
    read: ({ visibilityKm }) => (visibilityKm === null ? null : visibilityKm * 1000),
  },
  wind_speed_10m: { measure: 'speed', read: ({ windSpeedKmh }) => windSpeedKmh },
  wind_direction_10m: { measure: 'direction', read: ({ windFromDegrees }) => windFromDegrees },
  uv_index: { measure: 'index', read: ({ uvIndex }) => uvIndex },
  is_day: { measure: 'flag', read: ({ isDay }) => (isDay ? 1 : 0) },
}

export const hourlyVariables: Variables<HourlyWeather> = {
  ...air,
  precipitation_probability: {
    measure: 'percent',
    read: ({ precipitationChancePercent }) => precipitationChancePercent,
    isOfHourBefore: true,
  },
  precipitation: { measure: 'amount', read: amountOf, isOfHourBefore: true },
  rain: { measure: 'amount', read: ({ rainMm }) => rainMm, isOfHourBefore: true },
  snowfall: { measure: 'snow', read: ({ snowMm }) => snowCm(snowMm), isOfHourBefore: true },
  wind_gusts_10m: { measure: 'speed', read: ({ windGustKmh }) => windGustKmh, isOfHourBefore: true },
  sunshine_duration: {
    measure: 'seconds',
    read: ({ sunshineMinutes }) => minutesInSeconds(sunshineMinutes),
    isOfHourBefore: true,
  },
  cloud_cover_low: { measure: 'percent', read: ({ cloudLayers }) => cloudLayers?.lowPercent ?? null },
  cloud_cover_mid: { measure: 'percent', read: ({ cloudLayers }) => cloudLayers?.middlePercent ?? null },
  cloud_cover_high: { measure: 'percent', read: ({ cloudLayers }) => cloudLayers?.highPercent ?? null },
  freezing_level_height: { measure: 'height', read: ({ freezingLevelM }) => freezingLevelM ?? null },
}

const quarterOf = (mmh: number | null): number | null => (mmh === null ? null : mmh / 4)
/** Amounts are of a quarter of an hour, at the present rate. */
export const currentVariables: Variables<CurrentWeather> = {
  ...air,
  precipitation: {
    measure: 'amount',
    read: ({ rainMmh, snowMmh }) => quarterOf(amountOf({ rainMm: rainMmh, snowMm: snowMmh })),
  },
  rain: { measure: 'amount', read: ({ rainMmh }) => quarterOf(rainMmh) },
  snowfall: { measure: 'snow', read: ({ snowMmh }) => snowCm(quarterOf(snowMmh)) },
  wind_gusts_10m: { measure: 'speed', read: ({ windGustKmh }) => windGustKmh },
}

export type Quarter = { rainMm: number | null; snowMm: number | null }
/** By the radar, over the quarter of an hour that ends at `time`. */
export const quarterVariables: Variables<Quarter> = {
  precipitation: { measure: 'amount', read: amountOf },
  rain: { measure: 'amount', read: ({ rainMm }) => rainMm },
  snowfall: { measure: 'snow', read: ({ snowMm }) => snowCm(snowMm) },
}

type Day = Pick<
  DailyWeather,
  | 'conditionCode'
  | 'temperatureMaxC'
  | 'temperatureMinC'
  | 'temperatureMeanC'
  | 'sunriseAt'
  | 'sunsetAt'
  | 'sunshineMinutes'
  | 'uvIndex'
  | 'clearSkyUvIndex'
  | 'rainMm'
  | 'snowMm'
  | 'precipitationChancePercent'
  | 'humidityPercent'
  | 'windSpeedKmh'
  | 'windGustKmh'
  | 'windFromDegrees'
>
export const dailyVariables: Variables<Day> = {
  weather_code: { measure: 'code', read: ({ conditionCode }) => wmoCode(conditionCode) },
  temperature_2m_max: { measure: 'temperature', read: ({ temperatureMaxC }) => temperatureMaxC },
  temperature_2m_min: { measure: 'temperature', read: ({ temperatureMinC }) => temperatureMinC },
  temperature_2m_mean: { measure: 'temperature', read: ({ temperatureMeanC }) => temperatureMeanC },
  apparent_temperature_max: {
    measure: 'temperature',
    read: (day) => apparentTemperatureC({ ...day, temperatureC: day.temperatureMaxC }),
  },
  apparent_temperature_min: {
    measure: 'temperature',
    read: (day) => apparentTemperatureC({ ...day, temperatureC: day.temperatureMinC }),
  },
  sunrise: { measure: 'instant', read: ({ sunriseAt }) => sunriseAt },
  sunset: { measure: 'instant', read: ({ sunsetAt }) => sunsetAt },
  daylight_duration: {
    measure: 'seconds',
    read: ({ sunriseAt, sunsetAt }) =>
      sunriseAt === null || sunsetAt === null ? null : (sunsetAt - sunriseAt) / 1000,
  },
  sunshine_duration: { measure: 'seconds', read: ({ sunshineMinutes }) => minutesInSeconds(sunshineMinutes) },
  uv_index_max: { measure: 'index', read: ({ uvIndex }) => uvIndex },
  uv_index_clear_sky_max: { measure: 'index', read: ({ clearSkyUvIndex }) => clearSkyUvIndex ?? null },
  precipitation_sum: { measure: 'amount', read: amountOf },
  rain_sum: { measure: 'amount', read: ({ rainMm }) => rainMm },
  snowfall_sum: { measure: 'snow', read: ({ snowMm }) => snowCm(snowMm) },
  precipitation_probability_max: {
    measure: 'percent',
    read: ({ precipitationChancePercent }) => precipitationChancePercent,
  },
  wind_speed_10m_max: { measure: 'speed', read: ({ windSpeedKmh }) => windSpeedKmh },
  wind_gusts_10m_max: { measure: 'speed', read: ({ windGustKmh }) => windGustKmh },
  wind_direction_10m_dominant: { measure: 'direction', read: ({ windFromDegrees }) => windFromDegrees },
}

const names = (text: string): string[] => text.trim().split(/\s+/)
/** Documented by Open-Meteo at moments, and not among our data: answered with nulls. */
const lackingAtMoments = names(`
  showers snow_depth surface_pressure evapotranspiration et0_fao_evapotranspiration vapour_pressure_deficit
  wind_speed_80m wind_speed_120m wind_speed_180m wind_direction_80m wind_direction_120m wind_direction_180m
  temperature_80m temperature_120m temperature_180m
  soil_temperature_0cm soil_temperature_6cm soil_temperature_18cm soil_temperature_54cm
  soil_moisture_0_to_1cm soil_moisture_1_to_3cm soil_moisture_3_to_9cm soil_moisture_9_to_27cm
  soil_moisture_27_to_81cm soil_moisture_0_1cm soil_moisture_1_3cm soil_moisture_3_9cm soil_moisture_9_27cm
  soil_moisture_27_81cm vapor_pressure_deficit uv_index_clear_sky wet_bulb_temperature_2m total_column_integrated_water_vapour
  cape lifted_index convective_inhibition boundary_layer_height shortwave_radiation direct_radiation
  diffuse_radiation direct_normal_irradiance global_tilted_irradiance terrestrial_radiation
  shortwave_radiation_instant direct_radiation_instant diffuse_radiation_instant
  direct_normal_irradiance_instant global_tilted_irradiance_instant terrestrial_radiation_instant
  snowfall_height convective_cloud_base convective_cloud_top updraft lightning_potential surface_temperature
  snow_height`)
const lackingOfDays = names(`
  apparent_temperature_mean showers_sum precipitation_hours
  precipitation_probability_mean precipitation_probability_min shortwave_radiation_sum
  et0_fao_evapotranspiration cape_max cape_mean cape_min cloud_cover_max cloud_cover_mean cloud_cover_min
  dew_point_2m_max dew_point_2m_mean dew_point_2m_min relative_humidity_2m_max relative_humidity_2m_mean
  relative_humidity_2m_min pressure_msl_max pressure_msl_mean pressure_msl_min surface_pressure_max
  surface_pressure_mean surface_pressure_min snowfall_water_equivalent_sum updraft_max visibility_max
  visibility_mean visibility_min wind_gusts_10m_mean wind_gusts_10m_min wind_speed_10m_mean
  wind_speed_10m_min wet_bulb_temperature_2m_max wet_bulb_temperature_2m_mean wet_bulb_temperature_2m_min
  vapour_pressure_deficit_max growing_degree_days_base_0_limit_50 leaf_wetness_probability_mean`)

const ofPressureLevel =
  /^(?:temperature|relative_humidity|dew_point|cloud_cover|wind_speed|wind_direction|vertical_velocity|geopotential_height)_(\d{2,4})hPa$/
const pressureLevels = new Set(
  names('1000 975 950 925 900 850 800 700 600 500 400 300 250 200 150 100 70 50 30'),
)
const isAtPressureLevel = (name: string) => pressureLevels.has(ofPressureLevel.exec(name)?.[1] ?? '')
const isOf = (known: readonly string[], name: string) => known.includes(name)
const atMoments = [...lackingAtMoments, ...Object.keys(hourlyVariables)]
export const isLackingAtMoments = (name: string): boolean => isOf(atMoments, name) || isAtPressureLevel(name)
export const isLackingOfDays = (name: string): boolean => isOf(lackingOfDays, name)

/** Spellings that Open-Meteo used before 2023; programs written then still do. */
const oldNames: readonly (readonly [RegExp, string])[] = [
  [/^relativehumidity/, 'relative_humidity'],
  [/^dewpoint/, 'dew_point'],
  [/^windspeed/, 'wind_speed'],
  [/^winddirection/, 'wind_direction'],
  [/^windgusts/, 'wind_gusts'],
  [/^cloudcover/, 'cloud_cover'],
  [/^weathercode/, 'weather_code'],
  [/^freezinglevel/, 'freezing_level'],
]
export function currentName(name: string): string {
  const found = oldNames.find(([old]) => old.test(name))
  return found ? name.replace(...found) : name
}
