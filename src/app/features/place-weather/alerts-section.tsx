import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AlertCard } from '../alerts/alert-card.tsx'
import { AlertNotice } from '../alerts/alert-notice.tsx'
import { DangerLines, GraveDangers } from '../alerts/danger-rows.tsx'
import { PageLink } from './page-link.tsx'
import { ReadingSource } from './reading-source.tsx'
import type { AlertsView } from './weather-page-view.ts'

type AlertsSectionProps = {
  alerts: AlertsView
  /** Of the page that lists them all. */
  query: string
  /** "All alerts" */
  allText: string
}

/** The warnings of a place or region, whatever is known of them. */
export function AlertsSection({ alerts, query, allText }: AlertsSectionProps) {
  const { t } = useLanguage()
  const { age, source, moreCount } = alerts
  return (
    <Section
      title={t('home.alerts')}
      margin={
        <PageLink to="/alerts" query={query}>
          {allText}
        </PageLink>
      }
    >
      <AlertsCard alerts={alerts} />
      {moreCount > 0 && (
        <PageLink to="/alerts" query={query}>
          {t('home.moreAlerts', { count: moreCount })}
        </PageLink>
      )}
      {age && <ReadingSource source={source} age={age} />}
    </Section>
  )
}

function AlertsCard({ alerts }: { alerts: AlertsView }) {
  const { notice, cards, labels, fromProvider, dangers } = alerts
  return (
    <div className="alerts">
      <GraveDangers dangers={dangers} isFirst={true} />
      {notice && <AlertNotice notice={notice} />}
      {labels && cards.map((card) => <AlertCard key={card.anchor} card={card} labels={labels} />)}
      {labels && fromProvider && (
        <>
          <p className="alerts-provider">{fromProvider.provider}</p>
          {fromProvider.cards.map((card) => (
            <AlertCard key={card.anchor} card={card} labels={labels} />
          ))}
        </>
      )}
      <GraveDangers dangers={dangers} isFirst={false} />
      <DangerLines dangers={dangers} />
    </div>
  )
}
