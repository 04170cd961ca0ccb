import { type Season, seasonMonths } from '../../../domain/sky/season.ts'
import {
  type ClimateNormals,
  normalMeanC,
  normalSum,
  type SummedSeries,
} from '../../../domain/weather/normals.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { ShownNormals } from './seasonal-view.ts'

const summed = [
  'precipitationMm',
  'precipitationDays',
  'sunshineHours',
  'frostDays',
  'iceDays',
  'summerDays',
  'heatDays',
  'freshSnowCm',
  'snowCoverDays',
] as const satisfies readonly SummedSeries[]

/** One season by month: every series the station has. */
export function SeasonTable({ normals, season }: { normals: ShownNormals; season: Season }) {
  const { t, format } = useLanguage()
  const months = seasonMonths[season]
  const whole: ClimateNormals = { ...normals, humidityPercent: null, windSpeedMs: null }
  const cell = (value: number | null | undefined, digits: number) =>
    value === null || value === undefined ? '–' : format.fixed(value, digits)
  return (
    <table className="season-table">
      <caption>{t(`seasonal.name-${season}`)}</caption>
      <thead>
        <tr>
          <td />
          {months.map((month) => (
            <th key={month} scope="col">
              {format.month(month, 'short').replace('.', '')}
            </th>
          ))}
          <th scope="col">{t('seasonal.whole')}</th>
        </tr>
      </thead>
      <tbody>
        {(['temperatureMeanC', 'temperatureMaxC', 'temperatureMinC'] as const).map((series) => (
          <tr key={series}>
            <th scope="row">{t(`seasonal.series-${series}`)}</th>
            {months.map((month) => (
              <td key={month}>{cell(normals[series][month - 1], 1)}</td>
            ))}
            <td>
              <b>{cell(normalMeanC({ ...whole, temperatureMeanC: normals[series] }, season), 1)}</b>
            </td>
          </tr>
        ))}
        {summed.map((series) => {
          const values = normals[series]
          if (!values) return null
          return (
            <tr key={series}>
              <th scope="row">{t(`seasonal.series-${series}`)}</th>
              {months.map((month) => (
                <td key={month}>{cell(values[month - 1], 0)}</td>
              ))}
              <td>
                <b>{cell(normalSum(whole, series, season), 0)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
