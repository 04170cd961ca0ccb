import { capitalised } from '../../../domain/texts/capitalised.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { DataTable, NoValue } from '../../design/table/data-table.tsx'
import { givenOf } from '../../forecast-kit/measure-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { forecastQuery } from './forecast-query.ts'
import type { ForecastView, LoadedForecast } from './forecast-view.server.ts'
import { useMeasures } from './measures.tsx'

/** The week as a timetable: all that the chart shows, and each day in a sentence. */
export function DayTimetable({ page, forecast }: { page: ForecastView; forecast: LoadedForecast }) {
  const { t } = useLanguage()
  const { days, temperature, chosen } = forecast
  const measures = useMeasures().flatMap(({ name, day }) => (day ? { name, ...day(temperature) } : []))
  const columns = givenOf(measures, days)
  return (
    <DataTable
      className="day-table covering-links"
      hidesHead="narrow"
      caption={t('forecast.dayByDay')}
      heads={[t('forecast.day'), ...columns.map(({ head }) => head)]}
    >
      <tbody>
        {days.map((day) => (
          <tr key={day.date} className={day.date === chosen.date ? 'is-chosen' : undefined}>
            <th scope="row">
              <LocalLink
                to={`${forecastQuery.write({ place: page.placeParameter, day: day.date, view: page.look })}#day`}
              >
                {capitalised(day.weekday)}
                <small>{day.dayMonth}</small>
              </LocalLink>
            </th>
            {columns.map(({ name, className, cell }) => (
              <td key={name} className={className}>
                {cell(day) || <NoValue />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
