import './alerts-page.css'
import { Link } from 'react-router'
import type { InEveryLanguage } from '../../../domain/language.ts'
import { ArrowLink } from '../../design/button.tsx'
import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AlertCard } from './alert-card.tsx'
import { AlertFilters } from './alert-filters.tsx'
import { AlertMap } from './alert-map.tsx'
import type { AlertsPageView } from './alerts-page-view.ts'
import { SeverityLegend } from './severity-legend.tsx'
import { useFreshAlerts } from './use-fresh-alerts.ts'
import { ValidityChart } from './validity-chart.tsx'

export function AlertsPage({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  useFreshAlerts(view.state)
  return (
    <div className="alerts-page">
      <div className="wrap">
        <PageHeading title={t('alerts.heading')} lead={view.lead} />
        <PageNotices view={view} />
      </div>
      {view.state === 'alerts' && <AlertFilters filters={view.filters} />}
      {view.overview && (
        <div className="wrap alert-overview">
          <AlertMap map={view.overview.map} />
          <div className="alert-overview-side">
            <ValidityChart chart={view.overview.chart} />
            <SeverityLegend />
          </div>
        </div>
      )}
      <Section
        title={view.state === 'sample' ? t('alerts.samplesHeading') : t('alerts.details')}
        note={view.entries.length > 0 && view.state === 'alerts' ? t('alerts.order') : undefined}
        margin={view.state !== 'sample' && <MarginNotes view={view} />}
      >
        <div className="alert-list" id="list">
          {view.state === 'unknown' && <Unknown />}
          {view.empty && <Nothing view={view} />}
          {view.entries.map((entry) => (
            <AlertCard key={entry.anchor} entry={entry} placeName={view.placeName} />
          ))}
        </div>
      </Section>
    </div>
  )
}

/** What a reader must know before the first warning. */
function PageNotices({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  return (
    <>
      {view.state === 'sample' && (
        <Notice glyph="info">
          <p>
            <strong>{t('alerts.samplesTitle')}</strong>
            <br />
            {t('alerts.samplesText')}
          </p>
          <OfficialLinks />
        </Notice>
      )}
      {view.age?.isOld && (
        <Notice glyph="clock">
          <p>
            <strong>{t('alerts.old')}</strong>
            <br />
            {view.age.text} ({view.age.absolute}). {t('alerts.oldText')}
          </p>
          <OfficialLinks />
        </Notice>
      )}
      {view.filterNote && (
        <Notice glyph="info">
          <p>{view.filterNote}</p>
        </Notice>
      )}
    </>
  )
}

/** Source, age, terms and the feed, beside the list. Samples have none: no issuer stands behind them. */
function MarginNotes({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  const { source, age } = view
  return (
    <>
      {view.listNote && (
        <p>
          {view.listNote} <Link to={view.filters.allHref}>{t('alerts.showAll')}</Link>
        </p>
      )}
      <SourceLine
        source={
          <a href={source.url} rel="noopener">
            {source.name}
          </a>
        }
        age={
          age && (
            <time dateTime={age.iso} title={age.absolute}>
              {age.text}
            </time>
          )
        }
        isStale={age?.isOld}
      >
        {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
      </SourceLine>
      <p className="alert-small-print">{source.attribution}</p>
      <ArrowLink href={view.feedHref} type="application/atom+xml">
        {t('alerts.feed')}
      </ArrowLink>
    </>
  )
}

function Unknown() {
  const { t } = useLanguage()
  return (
    <Notice glyph="info">
      <p>
        <strong>{t('alerts.unknownTitle')}</strong>
        <br />
        {t('alerts.unknownText')}
      </p>
      <OfficialLinks />
    </Notice>
  )
}

/** All clear, or nothing behind this filter. Nobody may conclude from an old copy that all is well. */
function Nothing({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  if (!view.empty) return null
  if (view.age?.isOld) return <Unknown />
  return (
    <Notice glyph="check">
      <p>
        <strong>{view.empty.title}</strong>
        <br />
        {view.empty.text}
      </p>
      {view.filters.isActive && (
        <ArrowLink as={Link} to={view.filters.allHref}>
          {t('alerts.showAll')}
        </ArrowLink>
      )}
    </Notice>
  )
}

/** MeteoSwiss goes by a name and address of its own in each language. */
const meteoswiss: InEveryLanguage<{ name: string; url: string }> = {
  en: { name: 'MeteoSwiss', url: 'https://www.meteoswiss.admin.ch' },
  de: { name: 'MeteoSchweiz', url: 'https://www.meteoschweiz.admin.ch' },
  fr: { name: 'MétéoSuisse', url: 'https://www.meteosuisse.admin.ch' },
  it: { name: 'MeteoSvizzera', url: 'https://www.meteosvizzera.admin.ch' },
}

function OfficialLinks() {
  const { t, language } = useLanguage()
  return (
    <p>
      {t('alerts.official')}{' '}
      <a href={meteoswiss[language].url} rel="noopener">
        {meteoswiss[language].name}
      </a>
      {', '}
      <a href="https://meteoalarm.org" rel="noopener">
        MeteoAlarm
      </a>
    </p>
  )
}
