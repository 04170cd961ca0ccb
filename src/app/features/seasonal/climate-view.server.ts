import { type Season, seasonMonths } from '../../../domain/sky/season.ts'
import {
  type ClimateStation,
  type MonthlySeries,
  normalMeanC,
  normalSum,
} from '../../../domain/weather/normals.ts'
import type { Writing } from '../../i18n/writing.ts'

/** The station's normals and what they say, in sentences made of their figures. */
export function climateView(station: ClimateStation, season: Season, writing: Writing) {
  const { t, format } = writing
  const { normals } = station
  const month = (index: number) => format.month(index + 1, 'long')
  const [warmest, coldest] = extremes(normals.temperatureMeanC)
  const months = seasonMonths[season]
  const seasonParts = [t('seasonal.seasonMean', { mean: format.degrees(normalMeanC(normals, season), 1) })]
  const fallen = normalSum(normals, 'precipitationMm', season)
  if (fallen !== null) seasonParts.push(t('seasonal.seasonRain', { amount: format.wholeAmountText(fallen) }))
  const sun = normalSum(normals, 'sunshineHours', season)
  if (sun !== null) seasonParts.push(t('seasonal.seasonSun', { count: Math.round(sun) }))
  return {
    station: station.name,
    height: `${format.number(station.elevationM)}\u00a0m`,
    normals,
    sentences: {
      season: [
        t('seasonal.seasonMonths', {
          from: format.month(months[0], 'long'),
          to: format.month(months[2], 'long'),
        }),
        t('seasonal.seasonNormally', { parts: format.list(seasonParts) }),
      ].join(' '),
      temperature: t('seasonal.temperatureSentence', {
        warmest: month(warmest.index),
        max: format.degrees(warmest.value, 1),
        coldest: month(coldest.index),
        min: format.degrees(coldest.value, 1),
      }),
      precipitation: sentenceOf(
        normals.precipitationMm,
        'seasonal.precipitationSentence',
        writing,
        format.wholeAmountText,
      ),
      sunshine: sentenceOf(normals.sunshineHours, 'seasonal.sunshineSentence', writing, (hours) =>
        format.number(hours),
      ),
    },
  }
}

export type ClimateView = ReturnType<typeof climateView>

function extremes(series: readonly number[]) {
  const all = series.map((value, index) => ({ value, index }))
  const [first = { value: 0, index: 0 }, ...others] = all
  return [
    others.reduce((best, one) => (one.value > best.value ? one : best), first),
    others.reduce((best, one) => (one.value < best.value ? one : best), first),
  ] as const
}

/** The months with most and least; null where a month is missing. */
function sentenceOf(
  series: MonthlySeries | null,
  key: 'seasonal.precipitationSentence' | 'seasonal.sunshineSentence',
  { t, format }: Writing,
  written: (value: number) => string,
): string | null {
  const values = series?.flatMap((value) => value ?? []) ?? []
  if (values.length < 12) return null
  const [most, least] = extremes(values)
  return t(key, {
    most: format.month(most.index + 1, 'long'),
    mostValue: written(most.value),
    least: format.month(least.index + 1, 'long'),
    leastValue: written(least.value),
  })
}
