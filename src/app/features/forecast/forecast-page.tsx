import '../charts/chart.css'
import '../charts/data-page.css'
import './forecast.css'
import './week-chart.css'
import './chosen-day.css'
import './timetables.css'
import { ShareButton } from '../../browser/share-button.tsx'
import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { PageHeading } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { CreditLink } from '../../i18n/credit-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AdSlot } from '../ads/ad-slot.tsx'
import { WeatherMissing } from '../place-weather/weather-missing.tsx'
import { ChosenDay } from './chosen-day.tsx'
import { DayTimetable } from './day-timetable.tsx'
import type { ForecastView, LoadedForecast } from './forecast-view.ts'
import { WeekChart } from './week-chart.tsx'

export function ForecastPage({ page }: { page: ForecastView }) {
  const { t } = useLanguage()
  const { forecast } = page
  const title = t('forecast.title', { place: page.placeName })
  if ('failure' in forecast) {
    return (
      <div className="wrap page-end">
        <PageHeading title={title} />
        {forecast.failure === 'no-days' ? (
          <Notice glyph="info">{t('forecast.noDays')}</Notice>
        ) : (
          <WeatherMissing failure={forecast.failure} />
        )}
      </div>
    )
  }
  return (
    <div className="forecast page-end">
      <div className="wrap">
        <PageHeading title={title} lead={forecast.weekSentence} />
        <Credits forecast={forecast} />
        {forecast.isOtherDay && <Notice glyph="info">{t('forecast.otherDay')}</Notice>}
        {forecast.isOld && (
          <Notice glyph="clock">{t('common.oldValues', { time: forecast.updatedAt })}</Notice>
        )}
        <WeekChart page={page} forecast={forecast} />
      </div>
      <ChosenDay page={page} forecast={forecast} />
      <div className="wrap">
        <AdSlot placement="banner" />
      </div>
      <section className="wrap timetable" aria-labelledby="timetable">
        <h2 id="timetable">{t('forecast.dayByDay')}</h2>
        <DayTimetable page={page} forecast={forecast} />
      </section>
      <div className="wrap">
        <AdSlot placement="footer" />
      </div>
    </div>
  )
}

function Credits({ forecast: { source, updatedAt, isOld, heights } }: { forecast: LoadedForecast }) {
  const { t } = useLanguage()
  return (
    <div className="page-credits">
      <SourceLine
        source={<CreditLink {...source} />}
        age={t('forecast.updated', { time: updatedAt })}
        isStale={isOld}
      >
        {heights.map((height) => (
          <span key={height}>{height}</span>
        ))}
        {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
      </SourceLine>
      <ShareButton />
    </div>
  )
}
