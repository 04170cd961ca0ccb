import { type Season, seasonMonths } from '../../../domain/sky/season.ts'
import {
  type ClimateNormals,
  heatDayC,
  normalMeanC,
  normalSum,
  type SummedSeries,
  summerDayC,
} from '../../../domain/weather/normals.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

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
export function SeasonTable({ normals, season }: { normals: ClimateNormals; season: Season }) {
  const { t, format } = useLanguage()
  const months = seasonMonths[season]
  const { temperature, amount, depth } = format.unitNames
  const inWhole = (value: number) => format.fixed(value, 0)
  const written: Partial<Record<SummedSeries, (value: number) => string>> = {
    precipitationMm: format.wholeAmount,
    freshSnowCm: format.wholeDepth,
  }
  const units: Partial<Record<SummedSeries, string>> = {
    precipitationMm: ` ${amount}`,
    freshSnowCm: ` ${depth}`,
  }
  const limits: Partial<Record<SummedSeries, string>> = {
    precipitationDays: format.amountText(1),
    frostDays: format.degrees(0),
    iceDays: format.degrees(0),
    summerDays: format.degrees(summerDayC),
    heatDays: format.degrees(heatDayC),
  }
  const cell = (value: number | null | undefined, figure: (value: number) => string) =>
    value === null || value === undefined ? '–' : figure(value)
  return (
    <table className="table table-figures">
      <caption>{t(`seasonal.name-${season}`)}</caption>
      <thead>
        <tr>
          <td />
          {months.map((month) => (
            <th key={month} scope="col">
              {format.month(month, 'short').replace('.', '')}
            </th>
          ))}
          <th scope="col">{t('seasonal.season')}</th>
        </tr>
      </thead>
      <tbody>
        {(['temperatureMeanC', 'temperatureMaxC', 'temperatureMinC'] as const).map((series) => (
          <tr key={series}>
            <th scope="row">
              {t(`seasonal.series-${series}`)} {temperature}
            </th>
            {months.map((month) => (
              <td key={month}>{cell(normals[series][month - 1], format.temperatureInColumn)}</td>
            ))}
            <td>
              <b>{format.temperatureInColumn(normalMeanC({ temperatureMeanC: normals[series] }, season))}</b>
            </td>
          </tr>
        ))}
        {summed.map((series) => {
          const values = normals[series]
          if (!values) return null
          const figure = written[series] ?? inWhole
          return (
            <tr key={series}>
              <th scope="row">
                {t(`seasonal.series-${series}`, { limit: limits[series] ?? '' })}
                {units[series]}
              </th>
              {months.map((month) => (
                <td key={month}>{cell(values[month - 1], figure)}</td>
              ))}
              <td>
                <b>{cell(normalSum(normals, series, season), figure)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
