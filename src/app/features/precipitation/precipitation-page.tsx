import '../charts/chart.css'
import '../charts/data-page.css'
import './precipitation.css'
import './rain-tables.css'
import { useState } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { ShareButton } from '../../browser/share-button.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { SourceCredit } from '../../i18n/source-credit.tsx'
import { AdSlot, BannerAd, FooterAd } from '../ads/ad-slot.tsx'
import { LookLinks } from '../charts/look-links.tsx'
import { RadarMissing } from '../map/radar-missing.tsx'
import { SumLegend } from '../map/rain-legend.tsx'
import { useFreshRadar } from '../map/use-fresh-radar.ts'
import type { MapState } from '../map/use-rain-map.ts'
import { WeatherMissing } from '../place-weather/weather-missing.tsx'
import { DayTotals } from './day-totals.tsx'
import { HourRainChart } from './hour-rain-chart.tsx'
import { HourRainTable } from './hour-rain-table.tsx'
import { PeriodLinks } from './period-links.tsx'
import { precipitationSearch } from './precipitation-search.ts'
import type { ComingView, PrecipitationView } from './precipitation-view.ts'
import { SumMap } from './sum-map.tsx'
import { SumTable } from './sum-table.tsx'

export function PrecipitationPage({ page }: { page: PrecipitationView }) {
  const { t } = useLanguage()
  const { radar, place, coming } = page
  const [mapState, setMapState] = useState<MapState>('picture')
  const chosen = radar?.periods.find(({ id }) => id === radar.chosen) ?? null
  useFreshRadar(radar !== null && !radar.isFilling)
  return (
    <div className="page-end precipitation">
      <div className="map-page">
        <section className="map-panel precipitation-head">
          <h1>{t('precipitation.title', { place: place.name })}</h1>
          {radar && <p className="map-lead">{radar.sentence}</p>}
          {radar && <PeriodLinks page={page} radar={radar} />}
          {chosen?.covered && (
            <Notice glyph="info">
              {t(
                chosen.kind === 'measured'
                  ? 'precipitation.coveredMeasured'
                  : 'precipitation.coveredPredicted',
                { covered: chosen.covered, count: chosen.hours },
              )}
            </Notice>
          )}
          {!radar && <RadarMissing isPending={page.isRadarPending} />}
          {mapState === 'failed' && <Notice glyph="info">{t('precipitation.mapFailed')}</Notice>}
        </section>
        <SumMap page={page} chosen={chosen} onState={setMapState} />
        <section className="map-panel precipitation-legend" aria-label={t('precipitation.legend')}>
          <SumLegend />
          <p className="map-note">
            {radar && `${t('precipitation.measuredAt', { time: radar.measuredTime })} `}
            {t('radar.noteShort')}
          </p>
          <div className="precipitation-links screen-only">
            <ArrowLink as={LocalLink} to={`/radar?place=${encodeURIComponent(place.value)}`}>
              {t('precipitation.openRadar')}
            </ArrowLink>
            <ShareButton />
          </div>
          <AdSlot placement="sidebar-left" />
        </section>
      </div>
      {'failure' in coming ? (
        <div className="wrap precipitation-missing">
          <WeatherMissing failure={coming.failure} />
        </div>
      ) : (
        <Coming page={page} coming={coming} />
      )}
    </div>
  )
}

function Coming({ page, coming }: { page: PrecipitationView; coming: ComingView }) {
  const { t } = useLanguage()
  const { source, updatedAt, isOld, days, hours } = coming
  const sourceLine = (
    <SourceCredit source={source} age={t('precipitation.updated', { time: updatedAt })} isStale={isOld} />
  )
  return (
    <>
      {isOld && (
        <div className="wrap precipitation-missing">
          <Notice glyph="clock">{t('common.oldValues', { time: updatedAt })}</Notice>
        </div>
      )}
      {hours.slots > 0 && (
        <Section
          id="hours"
          title={t('precipitation.hourByHour')}
          lead={coming.hoursSentence}
          note={`${t('precipitation.hoursNote')} ${coming.chanceNote}`}
          margin={
            <>
              <LookLinks
                label={t('precipitation.look')}
                look={page.look}
                texts={{ chart: t('precipitation.lookChart'), table: t('precipitation.lookTable') }}
                addressOf={(look) => precipitationSearch(page, { period: page.radar?.chosen ?? null, look })}
              />
              {sourceLine}
            </>
          }
        >
          {page.look === 'table' ? <HourRainTable coming={coming} /> : <HourRainChart coming={coming} />}
        </Section>
      )}
      <BannerAd />
      {days.length > 0 && (
        <Section
          id="days"
          title={t('precipitation.days', { count: coming.daysAhead })}
          lead={[coming.daysSentence, coming.snowSentence, coming.fallen].filter(Boolean).join(' ')}
          note={t(coming.hasSnow ? 'precipitation.daysNoteSnow' : 'precipitation.daysNote')}
          margin={sourceLine}
        >
          <DayTotals coming={coming} />
        </Section>
      )}
      <Section
        id="sums"
        title={t('precipitation.sums', { place: page.place.name })}
        note={t('precipitation.sumsNote')}
      >
        <SumTable page={page} />
      </Section>
      <FooterAd />
    </>
  )
}
