import '../../design/chart/chart.css'
import '../../design/data-page.css'
import './forecast.css'
import './week-chart.css'
import './chosen-day.css'
import './timetables.css'
import { AdSlot, FooterAd } from '../../ads/ad-slot.tsx'
import { FoldedSection, PageHeading } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { LookLinks } from '../../forecast-kit/look-links.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { ChosenDay } from './chosen-day.tsx'
import { DayTimetable } from './day-timetable.tsx'
import { forecastQuery } from './forecast-query.ts'
import type { ForecastView, LoadedForecast } from './forecast-view.server.ts'
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
          <Missing failure={forecast.failure} />
        )}
      </div>
    )
  }
  return (
    <div className="forecast page-end">
      <div className="wrap">
        <PageHeading title={title} lead={forecast.weekSentence} />
        {forecast.changed && <p className="sentence">{forecast.changed}</p>}
        <div className="page-tools cluster">
          <LookLinks
            label={t('forecast.look')}
            look={page.look}
            texts={{ chart: t('forecast.look-chart'), table: t('forecast.look-table') }}
            addressOf={(view) =>
              forecastQuery.write({ place: page.placeParameter, day: forecast.chosen.date, view })
            }
          />
        </div>
        {forecast.isOtherDay && <Notice glyph="info">{t('forecast.otherDay')}</Notice>}
        {forecast.isOld && (
          <Notice glyph="clock">{t('common.oldValues', { time: forecast.updatedAt })}</Notice>
        )}
        {page.look === 'table' ? (
          <div className="timetable" style={{ '--colours': forecast.colours }}>
            <DayTimetable page={page} forecast={forecast} />
          </div>
        ) : (
          <WeekChart page={page} forecast={forecast} />
        )}
      </div>
      <ChosenDay page={page} forecast={forecast} />
      <div className="wrap forecast-end">
        <AdSlot placement="banner" />
        <Provenance
          source={forecast.source}
          age={t('forecast.updated', { time: forecast.updatedAt })}
          isOld={forecast.isOld}
        >
          {forecast.heights.map((height) => (
            <span key={height}>{height}</span>
          ))}
        </Provenance>
      </div>
      <Method forecast={forecast} />
      <FooterAd />
    </div>
  )
}

/** How to read the charts. */
function Method({ forecast: { chosen } }: { forecast: LoadedForecast }) {
  const { t } = useLanguage()
  const { hours } = chosen
  const texts = [
    hours?.hasRanges && t('forecast.bandNote'),
    hours?.hours.some(({ wind }) => wind?.from) && t('forecast.arrowNote'),
  ].filter(Boolean)
  if (texts.length === 0) return null
  return (
    <FoldedSection title={t('shell.howMade')}>
      <p>{texts.join(' ')}</p>
    </FoldedSection>
  )
}
