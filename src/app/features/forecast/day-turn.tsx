import { capitalised } from '../../../domain/texts/capitalised.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { forecastQuery } from './forecast-query.ts'
import type { DayView, ForecastView, LoadedForecast } from './forecast-view.server.ts'

/** To the day before and the day after: the days themselves are listed once, in the week above. */
export function DayTurn({ page, forecast }: { page: ForecastView; forecast: LoadedForecast }) {
  const { t } = useLanguage()
  const { days, chosen } = forecast
  const index = days.findIndex(({ date }) => date === chosen.date)
  const [before, after] = [days[index - 1], days[index + 1]]
  const link = (day: DayView, label: string, glyph: 'back' | 'arrow') => (
    <LocalLink
      className={`is-${glyph}`}
      to={forecastQuery.write({ place: page.placeParameter, day: day.date, view: page.look })}
      keepScroll
      replace
    >
      <Glyph name={glyph} size={18} />
      <span>
        <span className="visually-hidden">{label} </span>
        {capitalised(day.weekday)}
      </span>
    </LocalLink>
  )
  return (
    <nav className="day-turn cluster split screen-only" aria-label={t('forecast.daysNav')}>
      {before && link(before, t('forecast.dayBefore'), 'back')}
      {after && link(after, t('forecast.dayAfter'), 'arrow')}
    </nav>
  )
}
