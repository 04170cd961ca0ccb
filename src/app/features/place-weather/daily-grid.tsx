import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph, WeatherIcon } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { dayAddress } from './day-address.ts'
import type { GridDay } from './packed-days.ts'
import { unpackDays } from './packed-days.ts'
import type { PackedDaysView } from './weather-page.server.ts'

type DailyGridProps = { days: PackedDaysView; placeQuery: string }

/** Eight columns from 960 px, rows below. One gradient is the scale; every day shows its own part of it. */
export function DailyGrid({ days: view, placeQuery }: DailyGridProps) {
  const { lowC, highC, guides, colours } = view
  const days = unpackDays(view.days)
  return (
    <ol
      className="days covering-links"
      style={{ '--count': days.length, '--bottom': lowC, '--top': highC, '--colours': colours }}
    >
      {days.map((day, index) => (
        <li
          key={day.date}
          aria-current={day.isToday ? 'date' : undefined}
          className={index === 0 ? 'is-active' : undefined}
          style={{ '--min': day.minC, '--max': day.maxC, '--least': day.leastC, '--most': day.mostC }}
        >
          {index === 0 && (
            <span className="day-guides" aria-hidden="true">
              {guides.map(({ at, text }) => (
                <i key={text} style={{ '--at': at }}>
                  {text}
                </i>
              ))}
            </span>
          )}
          <Day day={day} placeQuery={placeQuery} />
        </li>
      ))}
    </ol>
  )
}

function Day({ day, placeQuery }: { day: GridDay; placeQuery: string }) {
  const { t, format } = useLanguage()
  return (
    <>
      <h3 className="day-name">
        <LocalLink to={dayAddress(placeQuery, `day=${day.iso}`)}>
          <span className="day-long">{day.weekday}</span>
          <span className="day-short" aria-hidden="true">
            {day.weekdayShort}
          </span>
        </LocalLink>
        <small>
          {day.date}
          {day.sunshine && (
            <span className="day-sun">
              <Glyph name="uv" size={12} />
              <span className="visually-hidden">, {t('home.sunshine')}</span> {day.sunshine}
            </span>
          )}
        </small>
      </h3>
      <WeatherIcon name={day.icon} label={day.iconName} />
      <span className="days-rain">
        {day.amount && (
          <span className={day.mark ? 'days-amount is-marked' : 'days-amount'}>
            {day.amount.value}
            <small>&thinsp;{day.amount.unit}</small>
          </span>
        )}{' '}
        {day.chancePercent !== null && (
          <span className="days-chance">
            <span className="visually-hidden">{t('home.chance')}</span> {format.percent(day.chancePercent)}
          </span>
        )}
      </span>
      <span className="day-min">
        <span className="visually-hidden">{t('home.minimum')}</span> {format.degrees(day.minC)}
      </span>
      <span className="day-scale" aria-hidden="true" />
      <span className="day-max">
        <span className="visually-hidden">{t('home.maximum')}</span> {format.degrees(day.maxC)}
        {day.uncertain && <span className="visually-hidden">. {day.uncertain}</span>}
      </span>
      {day.windSpeedKmh !== null && (
        <span className="days-wind">
          <Glyph name="wind" size={16} />
          <span className="visually-hidden">{t('home.wind')}</span> {format.speedText(day.windSpeedKmh)}
        </span>
      )}
      <DayNotes day={day} />
    </>
  )
}

/** What a glance at the figures would miss. */
function DayNotes({ day: { mark, amountRange, toCome, gusts } }: { day: GridDay }) {
  const notes = [amountRange, toCome, gusts].filter((note) => note !== undefined)
  if (!mark && notes.length === 0) return null
  return (
    <span className="day-notes">
      {mark && (
        <b>
          <i className={`day-mark is-${mark.kind}`} aria-hidden="true">
            <span>!</span>
          </i>{' '}
          {mark.text}
        </b>
      )}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </span>
  )
}
