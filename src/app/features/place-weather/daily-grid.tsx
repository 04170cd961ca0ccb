import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { DaysView, DayView } from './weather-page-view.ts'

/** Eight columns from 960 px, rows below. One gradient is the scale; every day shows its own part of it. */
export function DailyGrid({ days: { days, guides, colours } }: { days: DaysView }) {
  const { format } = useLanguage()
  return (
    <ol className="days" style={{ '--count': days.length, '--colours': colours }}>
      {days.map((day, index) => (
        <li
          key={day.date}
          aria-current={day.isToday ? 'date' : undefined}
          className={index === 0 ? 'is-active' : undefined}
          style={{ '--from': day.from, '--to': day.to }}
        >
          {index === 0 && (
            <span className="day-guides" aria-hidden="true">
              {guides.map(({ temperatureC, at }) => (
                <i key={temperatureC} style={{ '--at': at }}>
                  {format.degrees(temperatureC)}
                </i>
              ))}
            </span>
          )}
          <Day day={day} />
        </li>
      ))}
    </ol>
  )
}

function Day({ day }: { day: DayView }) {
  const { t, format } = useLanguage()
  return (
    <>
      <h3 className="day-name">
        <span className="day-long">{day.weekday}</span>
        <span className="day-short" aria-hidden="true">
          {day.weekdayShort}
        </span>
        <small>{day.date}</small>
      </h3>
      <WeatherIcon name={day.icon} label={day.iconName} />
      <span className="day-chance">
        {day.chancePercent !== null && (
          <>
            <Glyph name="rain" size={14} />
            <VisuallyHidden>{t('home.chance')}</VisuallyHidden> {format.percent(day.chancePercent)}
          </>
        )}
      </span>
      <span className="day-min">
        <VisuallyHidden>{t('home.minimum')}</VisuallyHidden> {format.degrees(day.minC)}
      </span>
      <span className="day-range" aria-hidden="true" />
      <span className="day-max">
        <VisuallyHidden>{t('home.maximum')}</VisuallyHidden> {format.degrees(day.maxC)}
      </span>
      {day.windSpeedKmh !== null && (
        <span className="day-wind">
          <Glyph name="wind" size={16} />
          <VisuallyHidden>{t('home.wind')}</VisuallyHidden> {format.number(day.windSpeedKmh)} km/h
        </span>
      )}
    </>
  )
}
