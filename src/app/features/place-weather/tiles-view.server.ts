import { feelsLikeReason } from '../../../domain/weather/feels-like.ts'
import { uvBand } from '../../../domain/weather/uv-index.ts'
import type { CurrentWeather, DailyWeather, WeatherReport } from '../../../domain/weather/weather.ts'
import { compassSector } from '../../../domain/weather/wind.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { Figure, LoadedWeather } from './weather-page-view.ts'

const hourMs = 3_600_000

type Tiles = Pick<LoadedWeather, 'feelsLike' | 'humidity' | 'wind' | 'precipitation' | 'facts'>

/** Large figures with a comment beneath, which says only what the given values bear out. */
export function tilesView(report: WeatherReport, today: DailyWeather | undefined, writing: Writing): Tiles {
  const { current, timeZone } = report
  const { t, format } = writing
  const reason = feelsLikeReason(current)
  const uvIndex = current.uvIndex
  const sunriseAt = current.sunriseAt ?? today?.sunriseAt ?? null
  const sunsetAt = current.sunsetAt ?? today?.sunsetAt ?? null
  return {
    feelsLike: figure(current.feelsLikeC, format.number, reason && t(`weather.feels-${reason}`)),
    humidity: figure(
      current.humidityPercent,
      format.number,
      current.dewPointC === null
        ? null
        : t('weather.dewPoint', { temperature: format.degrees(current.dewPointC) }),
    ),
    wind: figure(current.windSpeedKmh, format.number, windNote(current, writing)),
    precipitation: {
      value: format.number(today?.precipitationChancePercent ?? 0),
      note: amountNote(today, writing),
    },
    facts: {
      sunrise: sunriseAt === null ? null : format.time(sunriseAt, timeZone),
      sunset: sunsetAt === null ? null : format.time(sunsetAt, timeZone),
      uv:
        uvIndex === null ? null : { index: format.number(uvIndex), band: t(`weather.uv-${uvBand(uvIndex)}`) },
      visibility:
        current.visibilityKm === null
          ? null
          : t('weather.visibility', {
              // Below 10 km the first decimal tells fog from mist.
              distance: format.number(current.visibilityKm, current.visibilityKm < 10 ? 1 : 0),
            }),
      sunshine:
        today?.sunshineMinutes === undefined
          ? null
          : t('weather.sunshineHours', { hours: format.number(today.sunshineMinutes / 60, 1) }),
      freezingLevel: freezingLevel(report, writing),
    },
  }
}

/** Of the running hour, to the hundred metres it is good for. */
function freezingLevel({ hourly }: WeatherReport, { t, format, now }: Writing): string | null {
  const level = hourly.find(({ startAt }) => startAt + hourMs > now)?.freezingLevelM
  return level === undefined
    ? null
    : t('weather.metresAboveSea', { height: format.number(Math.round(level / 100) * 100) })
}

function figure(value: number | null, write: (value: number) => string, note: string | null): Figure | null {
  return value === null ? null : { value: write(value), note }
}

function windNote(current: CurrentWeather, { t, format }: Writing): string | null {
  const { windSpeedKmh, windGustKmh, windFromDegrees } = current
  if (windSpeedKmh !== null && Math.round(windSpeedKmh) === 0) return t('weather.calm')
  const from = windFromDegrees === null ? null : t(`weather.windFrom-${compassSector(windFromDegrees)}`)
  if (windGustKmh === null) return from
  const speed = format.number(windGustKmh)
  return from === null ? t('weather.gusts', { speed }) : t('weather.windAndGusts', { from, speed })
}

function amountNote(today: DailyWeather | undefined, { t, format }: Writing): string | null {
  const [rain, snow] = [today?.rainMm ?? 0, today?.snowMm ?? 0]
  const total = rain + snow
  if (total <= 0) return null
  const amount = format.number(total, total < 1 ? 1 : 0)
  return snow > rain ? t('weather.snowToday', { amount }) : t('weather.amountToday', { amount })
}
