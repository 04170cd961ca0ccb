import { Link } from 'react-router'
import { Glyph } from '../../design/icons/icon.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { Fact, Facts } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { capitalised } from './capitalised.ts'
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
      lead={chosen.sentence}
      note={hours?.summary}
      margin={hours && <LookLinks page={page} day={chosen.date} />}
    >
      <nav className="day-strip" aria-label={t('forecast.daysNav')}>
        {days.map((day) => (
          <Link
            key={day.date}
            to={forecastSearch(page, { day: day.date, look: page.view })}
            preventScrollReset
            replace
            aria-current={day.date === chosen.date ? 'true' : undefined}
          >
            <span className="only-wide">{capitalised(day.weekday)}</span>
            <span className="only-narrow">{day.weekdayShort}</span>
            <small>
              <span className="only-wide">{day.dayMonth}</span>
              <span className="only-narrow">{shortDate(day.date)}</span>
            </small>
          </Link>
        ))}
      </nav>
      {hours &&
        (page.view === 'table' ? (
          <HourTable hours={hours.hours} />
        ) : (
          <HourChart key={chosen.date} hours={hours} />
        ))}
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
        {facts.uv && <Fact glyph="uv" label={t('forecast.uvIndex')} value={facts.uv} />}
      </Facts>
    </Section>
  )
}

/** Chart or table: links, so that the choice stands in the address and works without scripts. */
function LookLinks({ page, day }: { page: ForecastView; day: string }) {
  const { t } = useLanguage()
  return (
    <nav className="segments look-links" aria-label={t('forecast.look')}>
      {(['chart', 'table'] as const).map((look) => (
        <Link
          key={look}
          to={forecastSearch(page, { day, look })}
          preventScrollReset
          replace
          aria-current={page.view === look ? 'true' : undefined}
        >
          <Glyph name={look === 'chart' ? 'wave' : 'menu'} />
          {t(`forecast.look-${look}`)}
        </Link>
      ))}
    </nav>
  )
}
