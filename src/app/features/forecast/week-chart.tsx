import { Fragment, useMemo } from 'react'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { forecastQuery } from './forecast-query.ts'
import type { ForecastView, LoadedForecast } from './forecast-view.server.ts'
import { useMeasures } from './measures.tsx'
import { unpackHours } from './packed-hours.ts'

type WeekChartProps = { page: ForecastView; forecast: LoadedForecast }

/** The week at a glance: every column is a day and leads to its hours. */
export function WeekChart({ page, forecast }: WeekChartProps) {
  const { t } = useLanguage()
  const { days, week: packed, chosen } = forecast
  const week = useMemo(() => ({ ...packed, hours: unpackHours(packed.hours) }), [packed])
  const measures = useMeasures()
  return (
    <div className="week-chart-scroll">
      <div className="chart week-chart" style={{ '--hours': week.slots }}>
        <nav aria-label={t('forecast.weekNav')}>
          <ol
            className="week-days covering-links"
            style={{ gridTemplateColumns: week.dayHours.map((hours) => `minmax(0, ${hours}fr)`).join(' ') }}
          >
            {days.map((day, index) => (
              <li
                key={day.date}
                style={{ '--day': week.dayHours[index] }}
                className={day.date === chosen.date ? 'is-chosen' : undefined}
              >
                <LocalLink
                  to={`${forecastQuery.write({ place: page.placeParameter, day: day.date, view: page.look })}#day`}
                  aria-current={day.date === chosen.date ? 'true' : undefined}
                >
                  <b>
                    <span className="only-wide">{capitalised(day.weekday)}</span>
                    <span className="only-narrow">{day.weekdayShort}</span>
                  </b>
                  <small>
                    <span className="only-wide">{day.dayMonth}</span>
                    <span className="only-narrow">{shortDate(day.date)}</span>
                  </small>
                  <WeatherIcon name={day.icon} size={40} label={day.iconName} />
                  <span className="visually-hidden"> {day.sentence}</span>
                </LocalLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="chart-panels" aria-hidden="true">
          {measures.map(
            ({ name, weekPanel }) => weekPanel && <Fragment key={name}>{weekPanel(week, days)}</Fragment>,
          )}
        </div>
      </div>
    </div>
  )
}

/** "15.11." as it is written in all of Switzerland; of YYYY-MM-DD. */
const shortDate = (date: string) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
