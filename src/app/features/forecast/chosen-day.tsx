import { LocalLink } from '../../browser/local-link.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { Fact, Facts } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from '../charts/capitalised.ts'
import { LookLinks } from '../charts/look-links.tsx'
import { DayQuarters } from './day-quarters.tsx'
import { forecastSearch } from './forecast-search.ts'
import type { ForecastView, LoadedForecast } from './forecast-view.ts'
import { HourChart } from './hour-chart.tsx'
import { HourTable } from './hour-table.tsx'
import { MoonDisc } from './moon-disc.tsx'
import { shortDate } from './short-date.ts'

/** One day: its sentence, sun and moon, and its hours as chart or table. */
export function ChosenDay({ page, forecast }: { page: ForecastView; forecast: LoadedForecast }) {
  const { t } = useLanguage()
  const { chosen, days } = forecast
  const { facts, hours, missing } = chosen
  return (
    <Section
      id="day"
      title={chosen.title}
      lead={chosen.uncertain ? `${chosen.sentence} ${chosen.uncertain}` : chosen.sentence}
      note={hours?.summary}
      margin={
        hours && (
          <LookLinks
            label={t('forecast.look')}
            look={page.view}
            texts={{ chart: t('forecast.look-chart'), table: t('forecast.look-table') }}
            addressOf={(look) => forecastSearch(page, { day: chosen.date, look })}
          />
        )
      }
    >
      <nav className="day-strip" aria-label={t('forecast.daysNav')}>
        {days.map((day) => (
          <LocalLink
            key={day.date}
            to={forecastSearch(page, { day: day.date, look: page.view })}
            keepScroll
            replace
            aria-current={day.date === chosen.date ? 'true' : undefined}
          >
            <span className="only-wide">{capitalised(day.weekday)}</span>
            <span className="only-narrow">{day.weekdayShort}</span>
            <small>
              <span className="only-wide">{day.dayMonth}</span>
              <span className="only-narrow">{shortDate(day.date)}</span>
            </small>
          </LocalLink>
        ))}
      </nav>
      {hours &&
        (page.view === 'table' ? (
          <HourTable hours={hours.hours} asked={hours.asked} />
        ) : (
          <HourChart key={`${chosen.date} ${hours.asked}`} hours={hours} />
        ))}
      {chosen.quarters.length > 0 && <DayQuarters quarters={chosen.quarters} />}
      {missing && (
        <div className="hours-missing">
          <Notice glyph="info">{missing}</Notice>
        </div>
      )}
      <Facts>
        {facts.sunrise && <Fact glyph="sunrise" label={t('forecast.sunrise')} value={facts.sunrise} />}
        {facts.sunset && <Fact glyph="sunset" label={t('forecast.sunset')} value={facts.sunset} />}
        {facts.moon && (
          <Fact
            label={
              <>
                <MoonDisc phase={facts.moon.phase} />
                {t('forecast.moon')}
              </>
            }
            value={facts.moon.name}
          />
        )}
        {facts.sunshine && <Fact glyph="uv" label={t('forecast.sunshine')} value={facts.sunshine} />}
        {facts.freezingLevel && <Fact label={t('forecast.freezingLevel')} value={facts.freezingLevel} />}
        {facts.uv && <Fact glyph="uv" label={t('forecast.uvIndex')} value={facts.uv} />}
      </Facts>
    </Section>
  )
}
