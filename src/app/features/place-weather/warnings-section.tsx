import type { ReactNode } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { DangerLines, GraveDangers } from '../alerts/danger-rows.tsx'
import { WarningCard } from '../alerts/warning-card.tsx'
import { WarningNotice } from '../alerts/warning-notice.tsx'
import { PageLink } from './page-link.tsx'
import type { WarningsView } from './warnings-view.server.ts'

type WarningsSectionProps = {
  warnings: WarningsView
  /** Of the page that lists them all. */
  query: string
  /** "All warnings" */
  allText: string
  /** Who they come from, where the page does not say it at its end. */
  credit?: ReactNode
}

/** The warnings of a place or region, whatever is known of them. */
export function WarningsSection({ warnings, query, allText, credit }: WarningsSectionProps) {
  const { t } = useLanguage()
  const { moreCount, notice, dangers } = warnings
  const hasNone = [warnings.cards, dangers.grave, dangers.slight, dangers.unread].every(
    ({ length }) => length === 0,
  )
  if (hasNone && notice && !notice.links && !warnings.fromProvider)
    return (
      <section className="wrap all-clear" aria-label={t('home.alerts')}>
        <LocalLink to={`/alerts${query}`}>
          <Glyph name={notice.glyph} size={24} />
          <b>{notice.title}</b>
          <Glyph name="chevron-right" size={18} />
        </LocalLink>
        {credit}
      </section>
    )
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
      {credit}
    </Section>
  )
}

function WarningsCard({ warnings }: { warnings: WarningsView }) {
  const { notice, cards, labels, fromProvider, dangers } = warnings
  return (
    <div className="warnings cards below-rule">
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
