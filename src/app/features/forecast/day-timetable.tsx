import { capitalised } from '../../../domain/texts/capitalised.ts'
import { leastShownAmount } from '../../../domain/weather/amount.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { DataTable, NoValue } from '../../design/table/data-table.tsx'
import { WindArrow } from '../../forecast-kit/wind-arrow.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { forecastQuery } from './forecast-query.ts'
import type { DayView, ForecastView, LoadedForecast } from './forecast-view.server.ts'

/** The week as a timetable: all that the chart shows, and each day in a sentence. */
export function DayTimetable({ page, forecast }: { page: ForecastView; forecast: LoadedForecast }) {
  const { t, format } = useLanguage()
  const { days, temperature, chosen } = forecast
  const has = {
    chance: days.some(({ chancePercent }) => chancePercent !== null),
    amount: days.some(({ amountMm }) => amountMm !== null),
    wind: days.some(({ wind }) => wind !== null),
    gusts: days.some(({ wind }) => wind?.gustKmh),
    sunshine: days.some(({ sunshineHours }) => sunshineHours !== undefined),
  }
  const share = (temperatureC: number) =>
    ((temperatureC - temperature.low) / (temperature.high - temperature.low)) * 100
  return (
    <DataTable
      className="row-table day-table covering-links"
      hidesHead="narrow"
      caption={t('forecast.dayByDay')}
      heads={[
        t('forecast.day'),
        t('forecast.weather'),
        `${t('forecast.temperature')} ${format.unitNames.temperature}`,
        has.chance && t('forecast.chance'),
        has.amount && t('forecast.amount'),
        has.sunshine && t('forecast.sunshine'),
        has.wind && t(has.gusts ? 'forecast.windAndGusts' : 'forecast.wind'),
      ]}
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
            <td className="day-weather">
              <WeatherIcon name={day.icon} size={36} label={day.iconName} />
              <span>
                {day.sentence} {day.uncertain}
              </span>
            </td>
            <td className="day-range">
              <span>
                <span className="visually-hidden">{t('forecast.minimum')} </span>
                {format.degrees(day.minC)}
              </span>
              <span className="range-bar" aria-hidden="true">
                <i
                  style={{
                    clipPath: `inset(0 ${(100 - share(day.maxC)).toFixed(1)}% 0 ${share(day.minC).toFixed(1)}%)`,
                  }}
                />
              </span>
              <b>
                <span className="visually-hidden">{t('forecast.maximum')} </span>
                {format.degrees(day.maxC)}
              </b>
            </td>
            {has.chance && (
              <td className="day-chance">
                <Chance value={day.chancePercent} />
              </td>
            )}
            {has.amount && (
              <td className="day-amount">
                <Amount day={day} />
              </td>
            )}
            {has.sunshine && (
              <td className="day-sunshine">
                {day.sunshineHours === undefined ? (
                  <NoValue />
                ) : (
                  <>
                    <Glyph name="uv" size={14} /> {format.number(day.sunshineHours, 1)}&nbsp;h
                  </>
                )}
              </td>
            )}
            {has.wind && (
              <td className="day-wind">
                <Wind day={day} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Chance({ value }: { value: number | null }) {
  const { format } = useLanguage()
  if (value === null) return <NoValue />
  return (
    <>
      <Glyph name="rain" size={14} />
      <b>{format.percent(value)}</b>
    </>
  )
}

function Amount({ day: { amountMm, isSnow, snowCm } }: { day: DayView }) {
  const { t, format } = useLanguage()
  if (amountMm === null || amountMm < leastShownAmount) return <NoValue />
  if (!isSnow || snowCm === null) {
    return (
      <>
        <b>{format.amount(amountMm)}</b> {format.unitNames.amount}
      </>
    )
  }
  return (
    <>
      <b>{format.depth(snowCm)}</b> {format.unitNames.depth} <Glyph name="snow" size={14} />
      <span className="visually-hidden">{t('forecast.freshSnow')}</span>{' '}
      <small>({format.amountText(amountMm)})</small>
    </>
  )
}

function Wind({ day: { wind } }: { day: DayView }) {
  const { t, format } = useLanguage()
  if (!wind) return <NoValue />
  return (
    <span>
      <WindArrow wind={wind} />
      <b>{format.speed(wind.speedKmh)}</b>
      {wind.gustKmh !== null && <>, {t('forecast.gustsOf', { speed: format.speed(wind.gustKmh) })}</>}&nbsp;
      {format.unitNames.speed}
    </span>
  )
}
