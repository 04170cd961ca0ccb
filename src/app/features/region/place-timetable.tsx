import './place-timetable.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { WeatherIcon } from '../../design/icons/icon.tsx'
import { DayRange } from '../../forecast-kit/day-range.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RegionPlaceRow, RegionWeather } from './region-page.server.ts'
import { TemperatureNow } from './temperature-now.tsx'

type Days = RegionWeather['days']

/**
 * Places by days. On a wide screen a timetable under one row of weekdays; on a phone each place has its own line of
 * days, so that nothing has to be scrolled sideways. A list in both, since it is read place by place.
 */
export function PlaceTimetable({ places, days }: { places: readonly RegionPlaceRow[]; days: Days }) {
  const { t } = useLanguage()
  return (
    <div className="place-timetable" style={{ '--days': days.length }}>
      <p className="timetable-head" aria-hidden="true">
        <span>{t('pages.regionPlace')}</span>
        <span>{t('pages.regionNow')}</span>
        {days.map(({ weekday, short, date }) => (
          <span key={date}>
            <span className="weekday-long">{weekday}</span>
            <span className="weekday-short">{short}</span> <small>{date}</small>
          </span>
        ))}
      </p>
      <ul>
        {places.map((place) => (
          <Row key={place.slug} place={place} days={days} />
        ))}
      </ul>
    </div>
  )
}

function Row({
  place: { slug, name, elevation, now, days },
  days: heads,
}: {
  place: RegionPlaceRow
  days: Days
}) {
  const { t } = useLanguage()
  return (
    <li className="timetable-row plain-links">
      <h3>
        <LocalLink to={`/location/${slug}`}>{name}</LocalLink> {elevation && <small>{elevation}</small>}
      </h3>
      <p className="timetable-now">
        <span className="visually-hidden">{t('pages.regionNow')}</span>{' '}
        {now ? (
          <>
            <WeatherIcon name={now.icon} label={now.iconName} size={36} /> <TemperatureNow now={now} />
          </>
        ) : (
          <span className="note">{t('pages.regionNoWeather')}</span>
        )}
      </p>
      <ol>
        {heads.map((head, index) => (
          <li key={head.date}>
            <span className="timetable-day">{head.short}</span>
            <Day day={days[index] ?? null} />
          </li>
        ))}
      </ol>
    </li>
  )
}

function Day({ day }: { day: RegionPlaceRow['days'][number] }) {
  if (!day) return <span className="note">–</span>
  return (
    <>
      <WeatherIcon name={day.icon} label={day.iconName} size={30} />
      <DayRange day={day} className="timetable-range" />
    </>
  )
}
