import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DangerLines, GraveDangers } from '../alerts/danger-rows.tsx'
import { WarningCard } from '../alerts/warning-card.tsx'
import { WarningNotice } from '../alerts/warning-notice.tsx'
import { PageLink } from './page-link.tsx'
import { ReadingSource } from './reading-source.tsx'
import type { WarningsView } from './weather-page-view.ts'

type WarningsSectionProps = {
  warnings: WarningsView
  /** Of the page that lists them all. */
  query: string
  /** "All warnings" */
  allText: string
}

/** The warnings of a place or region, whatever is known of them. */
export function WarningsSection({ warnings, query, allText }: WarningsSectionProps) {
  const { t } = useLanguage()
  const { age, source, moreCount } = warnings
  return (
    <Section
      title={t('home.alerts')}
      margin={
        <PageLink to="/alerts" query={query}>
          {allText}
        </PageLink>
      }
    >
      <WarningsCard warnings={warnings} />
      {moreCount > 0 && (
        <PageLink to="/alerts" query={query}>
          {t('home.moreAlerts', { count: moreCount })}
        </PageLink>
      )}
      {age && <ReadingSource source={source} age={age} />}
    </Section>
  )
}

function WarningsCard({ warnings }: { warnings: WarningsView }) {
  const { notice, cards, labels, fromProvider, dangers } = warnings
  return (
    <div className="warnings">
      <GraveDangers dangers={dangers} isFirst={true} />
      {notice && <WarningNotice notice={notice} />}
      {labels && cards.map((card) => <WarningCard key={card.anchor} card={card} labels={labels} />)}
      {labels && fromProvider && (
        <>
          <p className="warnings-provider">{fromProvider.provider}</p>
          {fromProvider.cards.map((card) => (
            <WarningCard key={card.anchor} card={card} labels={labels} />
          ))}
        </>
      )}
      <GraveDangers dangers={dangers} isFirst={false} />
      <DangerLines dangers={dangers} />
    </div>
  )
}
