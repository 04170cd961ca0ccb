import './alerts-page.css'
import type { WarningState } from '../../../domain/warning/warning-state.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { useRevalidateEvery } from '../../browser/use-revalidate-every.ts'
import { ArrowLink } from '../../design/button.tsx'
import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { FoldedSection, PageHeading, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AgeTime } from '../../provenance/age-text.tsx'
import { NotifyHere } from '../notifications/notify-here.tsx'
import type { AlertsPageView, OwnWarningsView } from './alerts-page.server.ts'
import { DangerLines, GraveDangers } from './danger-rows.tsx'
import type { FirePanelView } from './fire-panel.server.ts'
import { SeverityLegend } from './severity-legend.tsx'
import { ValidityChart } from './validity-chart.tsx'
import { WarningCard } from './warning-card.tsx'
import { WarningCardMore } from './warning-card-more.tsx'
import { WarningFilters } from './warning-filters.tsx'
import { WarningMap } from './warning-map.tsx'
import { WarningNotice } from './warning-notice.tsx'

/** The server reads its feed every two minutes; without real warnings to show, the page revalidates soon. */
const refreshMs: Record<WarningState, number> = {
  active: 120_000,
  'all-clear': 120_000,
  outside: 120_000,
  unknown: 60_000,
  'last-known': 60_000,
  sample: 10_000,
}

export function AlertsPage({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  useRevalidateEvery(refreshMs[view.state])
  // What is said of examples must not stand above real warnings.
  const isNoticeOfList = view.state === 'all-clear' || (view.state === 'sample' && view.own !== null)
  return (
    <div className="alerts-page page-end">
      <div className="wrap">
        <PageHeading title={t('alerts.heading')} lead={view.lead} />
        {view.notice && !isNoticeOfList && <WarningNotice notice={view.notice} />}
        {view.addressNotes.map((note) => (
          <Notice key={note} glyph="info">
            <p>{note}</p>
          </Notice>
        ))}
      </div>
      {view.own && <OwnWarnings view={view} own={view.own} />}
      {view.fire && <FirePanel fire={view.fire} />}
      {view.dangers.isFirst && <Elsewhere dangers={view.dangers} />}
      {(view.overview || view.listNote) && <WarningFilters filters={view.filters} />}
      {view.overview && (
        <div className="wrap warning-overview">
          <WarningMap map={view.overview.map} />
          <div>
            <ValidityChart chart={view.overview.chart} />
          </div>
        </div>
      )}
      <Section
        title={view.state === 'sample' ? t('alerts.samplesHeading') : t('alerts.details')}
        lead={view.listNote}
        margin={
          view.listNote && (
            <p>
              <LocalLink to={view.filters.allHref}>{t('alerts.showAll')}</LocalLink>
            </p>
          )
        }
      >
        <div className="cards below-rule" id="list">
          {view.notice && isNoticeOfList && <WarningNotice notice={view.notice} />}
          {view.empty && <Nothing view={view} empty={view.empty} />}
          {view.cards.map((card) => (
            <WarningCard
              key={card.anchor}
              card={card}
              labels={view.labels}
              fold={card.isSample ? undefined : { title: t('alerts.read'), isOpen: card.isLinked }}
            >
              {!card.isSample && <WarningCardMore card={card} />}
            </WarningCard>
          ))}
        </div>
      </Section>
      {!view.dangers.isFirst && <Elsewhere dangers={view.dangers} />}
      {view.state !== 'sample' && <Sources view={view} />}
      {view.overview && (
        <FoldedSection title={t('alerts.legend')}>
          <SeverityLegend />
          <p>{t('alerts.order')}</p>
        </FoldedSection>
      )}
    </div>
  )
}

/** First what visitors come for: whether their own place is warned. */
function OwnWarnings({
  view: { labels, filters, notify },
  own,
}: {
  view: AlertsPageView
  own: OwnWarningsView
}) {
  const { t } = useLanguage()
  const { place, notice, cards, hidden, dangers, fromProvider, age } = own
  return (
    <Section title={place} note={age ?? undefined} id="here">
      <div className="cards below-rule">
        <GraveDangers dangers={dangers} isFirst={true} />
        {notice && <WarningNotice notice={notice} />}
        {cards.map((card) => (
          <WarningCard key={card.anchor} card={card} labels={labels}>
            <WarningCardMore card={card} notify={notify} />
          </WarningCard>
        ))}
        {hidden && (
          <Notice glyph="info">
            <p>{hidden}</p>
            <ArrowLink as={LocalLink} to={filters.allHref}>
              {t('alerts.showAll')}
            </ArrowLink>
          </Notice>
        )}
        {fromProvider && (
          <>
            <h3>{fromProvider.provider}</h3>
            {fromProvider.cards.map((card) => (
              <WarningCard key={card.anchor} card={card} labels={labels} />
            ))}
          </>
        )}
        <GraveDangers dangers={dangers} isFirst={false} />
        <DangerLines dangers={dangers} />
        {notify && cards.length === 0 && (
          <p>
            <NotifyHere place={notify} />
          </p>
        )}
      </div>
    </Section>
  )
}

/** "May I light a fire here?", answered by the canton. */
function FirePanel({
  fire: { title, measure, isQuiet, unread, danger, note, link },
}: {
  fire: FirePanelView
}) {
  const rest = (
    <>
      {unread && <p>{unread}</p>}
      {danger && <p>{danger}</p>}
      <p className="warning-small-print">
        {note}{' '}
        <a href={link.url} rel="noopener">
          {link.name}
        </a>
      </p>
    </>
  )
  // The answer stands in the heading.
  if (measure && isQuiet)
    return (
      <FoldedSection title={`${title} ${measure.title}`} id="fire">
        {measure.text && <p>{measure.text}</p>}
        {rest}
      </FoldedSection>
    )
  return (
    <Section title={title} id="fire">
      {measure && (
        <p>
          <b>{measure.title}</b>
          {measure.text && (
            <>
              <br />
              {measure.text}
            </>
          )}
        </p>
      )}
      {rest}
    </Section>
  )
}

/** Other dangers of the rest of the country; its weather warnings follow with their map. */
function Elsewhere({ dangers }: { dangers: AlertsPageView['dangers'] }) {
  const { t } = useLanguage()
  const { grave, slight, slightCount, unread } = dangers
  if (grave.length + slight.length + unread.length === 0) return null
  return (
    <Section title={t('alerts.elsewhere')}>
      <GraveDangers dangers={dangers} isFirst={dangers.isFirst} />
      {slight.length > 0 ? (
        <details className="danger-more">
          <summary>{t('alerts.slight', { count: slightCount })}</summary>
          <DangerLines dangers={{ ...dangers, unread: [] }} />
        </details>
      ) : null}
      <DangerLines dangers={{ ...dangers, slight: [] }} />
    </Section>
  )
}

/** Source, age, terms and the feed, once for all of the page. Samples have none, since they have no issuer. */
function Sources({ view }: { view: AlertsPageView }) {
  const { t } = useLanguage()
  const { source, age } = view
  return (
    <div className="wrap alerts-sources">
      <SourceLine
        source={
          <a href={source.url} rel="noopener">
            {source.name}
          </a>
        }
        age={age && <AgeTime age={age} />}
        isStale={age?.isOld}
      >
        {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
      </SourceLine>
      <p className="warning-small-print">{source.attribution}</p>
      {view.smallWaters && <p className="warning-small-print">{view.smallWaters}</p>}
      <p className="warning-small-print">
        {view.alertswiss}{' '}
        <a href="https://www.alert.swiss" rel="noopener">
          Alertswiss
        </a>
        {', '}
        <a href="https://www.waldbrandgefahr.ch" rel="noopener">
          waldbrandgefahr.ch
        </a>
        {', '}
        <a href="https://www.trockenheit.admin.ch" rel="noopener">
          trockenheit.admin.ch
        </a>
      </p>
      <ArrowLink href={view.feedHref} type="application/atom+xml">
        {t('alerts.feed')}
      </ArrowLink>
    </div>
  )
}

/** Nothing behind this filter. */
function Nothing({ view, empty }: { view: AlertsPageView; empty: { title: string; text: string } }) {
  const { t } = useLanguage()
  return (
    <Notice glyph="info">
      <p>
        <strong>{empty.title}</strong>
        <br />
        {empty.text}
      </p>
      {view.filters.isActive && (
        <ArrowLink as={LocalLink} to={view.filters.allHref}>
          {t('alerts.showAll')}
        </ArrowLink>
      )}
    </Notice>
  )
}
