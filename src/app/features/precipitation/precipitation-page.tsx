import '../../design/data-page.css'
import './precipitation.css'
import './rain-tables.css'
import { useState } from 'react'
import { AdSlot, BannerAd, FooterAd } from '../../ads/ad-slot.tsx'
import { LocalLink } from '../../browser/local-link.tsx'
import { useFreshRadar } from '../../browser/use-fresh-radar.ts'
import { ArrowLink } from '../../design/button.tsx'
import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { Missing } from '../../provenance/missing.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { RadarMissing } from '../map/radar-missing.tsx'
import { SumLegend } from '../map/rain-legend.tsx'
import type { MapState } from '../map/use-rain-map.ts'
import type { ComingView } from './coming-view.server.ts'
import { DayTotals } from './day-totals.tsx'
import { PeriodLinks } from './period-links.tsx'
import type { PrecipitationView } from './precipitation-view.server.ts'
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
          <div className="precipitation-links cluster split screen-only">
            <ArrowLink as={LocalLink} to={`/radar?place=${encodeURIComponent(place.value)}`}>
              {t('precipitation.openRadar')}
            </ArrowLink>
          </div>
          <AdSlot placement="sidebar-left" />
        </section>
      </div>
      {'failure' in coming ? (
        <div className="wrap precipitation-missing">
          <Missing failure={coming.failure} />
        </div>
      ) : (
        <Coming page={page} coming={coming} />
      )}
    </div>
  )
}

function Coming({ page, coming }: { page: PrecipitationView; coming: ComingView }) {
  const { t } = useLanguage()
  const { source, updatedAt, isOld, days } = coming
  const sourceLine = (
    <Provenance source={source} age={t('precipitation.updated', { time: updatedAt })} isOld={isOld} />
  )
  return (
    <>
      {isOld && (
        <div className="wrap precipitation-missing">
          <Notice glyph="clock">{t('common.oldValues', { time: updatedAt })}</Notice>
        </div>
      )}
      <Section
        id="sums"
        title={t('precipitation.sums')}
        lead={coming.hoursSentence}
        margin={
          <>
            <ArrowLink as={LocalLink} to={`/forecast${searchOf({ place: page.placeParameter })}#day`}>
              {t('precipitation.hourByHour')}
            </ArrowLink>
            {sourceLine}
          </>
        }
      >
        {/* Four times nothing is what the sentence says. */}
        {coming.sums.some(({ step }) => step > 0) && <SumTable coming={coming} />}
      </Section>
      <BannerAd />
      {days.length > 0 && (
        <Section
          id="days"
          title={t('precipitation.days', { count: coming.daysAhead })}
          lead={[coming.daysSentence, coming.snowSentence, coming.fallen].filter(Boolean).join(' ')}
        >
          <DayTotals coming={coming} />
        </Section>
      )}
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('precipitation.how')}</summary>
          <p>{t('precipitation.sumsNote')}</p>
          <p>
            {t('precipitation.daysNote')} {coming.hasRanges && t('precipitation.bandNote')}
          </p>
        </details>
      </div>
      <FooterAd />
    </>
  )
}
