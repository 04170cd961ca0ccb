import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { Fact, Facts } from '../../design/tiles.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DayQuarters } from './day-quarters.tsx'
import { DayTurn } from './day-turn.tsx'
import type { ForecastView, LoadedForecast } from './forecast-view.server.ts'
import { HourChart } from './hour-chart.tsx'
import { HourTable } from './hour-table.tsx'
import { MoonDisc } from './moon-disc.tsx'

/** One day: its sentence, sun and moon, and its hours as chart or table. */
export function ChosenDay({ page, forecast }: { page: ForecastView; forecast: LoadedForecast }) {
  const { t, format } = useLanguage()
  const { chosen } = forecast
  const { facts, hours, missing, today } = chosen
  const sentence = chosen.uncertain ? `${chosen.sentence} ${chosen.uncertain}` : chosen.sentence
  return (
    <Section
      id="day"
      title={chosen.title}
      lead={today ? hours?.summary : sentence}
      note={today ? undefined : hours?.summary}
    >
      <DayTurn page={page} forecast={forecast} />
      {hours &&
        (page.look === 'table' ? (
          <HourTable hours={hours.hours} requested={hours.requested} />
        ) : (
          // By the hour itself: its place in the list changes when the page is renewed later in the day.
          <HourChart key={`${chosen.date} ${hours.hours[hours.requested ?? -1]?.at}`} hours={hours} />
        ))}
      {chosen.quarters.length > 0 && <DayQuarters quarters={chosen.quarters} />}
      {missing && (
        <div className="hours-missing">
          <Notice glyph="info">{missing}</Notice>
        </div>
      )}
      {today && (
        <p className="chosen-today">
          <b>
            {today}
            {format.colon}
          </b>{' '}
          {sentence}
        </p>
      )}
      <Facts>
        {facts.sunrise && <Fact glyph="sunrise" label={t('forecast.sunrise')} value={facts.sunrise} />}
        {facts.sunset && <Fact glyph="sunset" label={t('forecast.sunset')} value={facts.sunset} />}
        {facts.sunshine && <Fact glyph="uv" label={t('forecast.sunshine')} value={facts.sunshine} />}
        {facts.freezingLevel && <Fact label={t('forecast.freezingLevel')} value={facts.freezingLevel} />}
        {facts.uv && <Fact glyph="uv" label={t('forecast.uvIndex')} value={facts.uv} />}
      </Facts>
      <More forecast={forecast} hasChart={page.look === 'chart'} />
    </Section>
  )
}

/** Layers of cloud, pressure, the moon. */
function More({ forecast, hasChart }: { forecast: LoadedForecast; hasChart: boolean }) {
  const { t } = useLanguage()
  const { hours, facts } = forecast.chosen
  const { moon } = facts
  const isDrawn = hasChart && hours?.hours.some(({ pressureHpa, cloudLayers }) => pressureHpa ?? cloudLayers)
  if (!isDrawn && !moon) return null
  return (
    <details className="folded prints-open">
      <summary>{t('forecast.more')}</summary>
      {isDrawn && hours && <HourChart hours={hours} isMore />}
      {moon && (
        <Facts>
          <Fact
            label={
              <>
                <MoonDisc phase={moon.phase} />
                {t('forecast.moon')}
              </>
            }
            value={moon.name}
          />
        </Facts>
      )}
    </details>
  )
}
