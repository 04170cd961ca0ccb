import '../../design/field.css'
import '../../design/chart/chart.css'
import '../../design/data-page.css'
import './accuracy.css'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FooterAd } from '../../ads/ad-slot.tsx'
import { SegmentLinks } from '../../browser/segment-links.tsx'
import { Button } from '../../design/button.tsx'
import { FoldedSection, PageHeading } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { searchOf } from '../../page/search-of.ts'
import { JointProvenance } from '../../provenance/joint-provenance.tsx'
import type { AccuracyView } from './accuracy-view.server.ts'
import { FigureTable } from './figure-table.tsx'
import type { FiguresView } from './figures-view.server.ts'
import { LeadChart } from './lead-chart.tsx'
import { ReliabilityChart } from './reliability-chart.tsx'

const periods = ['recent', 'year'] as const

export function AccuracyPage({ view }: { view: AccuracyView }) {
  const { t } = useLanguage()
  return (
    <div className="accuracy page-end">
      <div className="wrap">
        <PageHeading title={t('accuracy.heading')} lead={view.lead || undefined} />
        <Answer view={view} />
        {view.notices.map((notice) => (
          <Notice key={notice} glyph="info">
            {notice}
          </Notice>
        ))}
        <Choice view={view} />
        {view.sources.length > 1 && (
          <SegmentLinks
            label={t('accuracy.source')}
            options={view.sources.map(({ id }) => id)}
            chosen={view.sourceId ?? view.sources[0]?.id ?? ''}
            addressOf={(id) => `/accuracy${view.sources.find((one) => one.id === id)?.address ?? ''}`}
            nameOf={(id) => view.sources.find((one) => one.id === id)?.text}
          />
        )}
      </div>
      {view.figures && <Figures figures={view.figures} />}
      <FooterAd />
      <Method view={view} />
    </div>
  )
}

/** How good the forecast is, at a glance: the shorter its bar than those of the references, the better. */
function Answer({ view: { errors, figures, scope, credits } }: { view: AccuracyView }) {
  const { t } = useLanguage()
  return (
    <div className="accuracy-answer">
      {errors.length > 1 && (
        <figure>
          <figcaption className="note">{t('accuracy.errorBars')}</figcaption>
          <dl className="error-bars">
            {errors.map(({ key, name, text, share }) => (
              <div key={key} className={`series-${key}`}>
                <dt>{name}</dt>
                <dd style={{ '--share': share }}>{text}</dd>
              </div>
            ))}
          </dl>
        </figure>
      )}
      {figures && figures.rain.charts.length > 0 && <p>{figures.rain.lead}</p>}
      {scope && <p className="note">{scope}</p>}
      <JointProvenance parts={credits.map((source) => ({ source }))} />
    </div>
  )
}

/** A form, so that it works without scripts. */
function Choice({ view: { stationId, sourceId, period, choices } }: { view: AccuracyView }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  return (
    <form action={pathname} className="question accuracy-choice screen-only" key={`${stationId} ${period}`}>
      {sourceId && <input type="hidden" name="source" value={sourceId} />}
      <label>
        <span>{t('accuracy.where')}</span>
        <select name="station" className="text-input" defaultValue={stationId ?? ''}>
          <option value="">{t('accuracy.everywhere')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('accuracy.period')}</span>
        <select name="period" className="text-input" defaultValue={period}>
          {periods.map((one) => (
            <option key={one} value={one}>
              {t(`accuracy.period-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t('accuracy.show')}</Button>
    </form>
  )
}

function Figures({ figures }: { figures: FiguresView }) {
  const { t } = useLanguage()
  const { sources, temperature, rain, chance, nowcast, planned, stations } = figures
  return (
    <>
      {sources && (
        <FoldedSection title={t('accuracy.sources')} lead={t('accuracy.sourcesLead')}>
          <FigureTable table={sources} />
        </FoldedSection>
      )}
      <FoldedSection
        title={t('accuracy.temperature')}
        lead={t('accuracy.temperatureLead')}
        note={`${t('accuracy.biasNote')} ${t('accuracy.rangeNote')}`}
      >
        <LeadChart chart={temperature.chart} />
        <AllFigures>
          <FigureTable table={temperature.table} />
        </AllFigures>
      </FoldedSection>
      <FoldedSection title={t('accuracy.rain')} lead={rain.lead} note={t('accuracy.rainNote')}>
        <ChartsAndTable {...rain} />
      </FoldedSection>
      <FoldedSection
        title={t('accuracy.chance')}
        lead={t('accuracy.chanceLead')}
        note={t('accuracy.brierNote')}
      >
        {chance.reliability.points.length > 0 && <ReliabilityChart reliability={chance.reliability} />}
        <AllFigures>
          <FigureTable table={chance.bins} />
          <FigureTable table={chance.table} hasShownCaption />
        </AllFigures>
      </FoldedSection>
      <FoldedSection title={t('accuracy.nowcast')} lead={nowcast.lead} note={t('accuracy.nowcastNote')}>
        <ChartsAndTable {...nowcast} />
      </FoldedSection>
      {planned && (
        <FoldedSection title={t('accuracy.planned')}>
          <p>{planned}</p>
          <p>{t('accuracy.plannedNote')}</p>
        </FoldedSection>
      )}
      {stations && (
        <FoldedSection
          title={t('accuracy.stations')}
          lead={t('accuracy.stationsLead')}
          note={t('accuracy.rainNote')}
        >
          <AllFigures>
            <FigureTable table={stations} />
          </AllFigures>
        </FoldedSection>
      )}
    </>
  )
}

function ChartsAndTable({ charts, table }: FiguresView['rain']) {
  return (
    <>
      <div className="grid beside">
        {charts.map((chart) => (
          <LeadChart key={chart.title} chart={chart} />
        ))}
      </div>
      <AllFigures>
        <FigureTable table={table} />
      </AllFigures>
    </>
  )
}

/** For those who want them: the charts say enough for most. */
function AllFigures({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <details className="folded prints-open">
      <summary>{t('accuracy.allFigures')}</summary>
      {children}
    </details>
  )
}

function Method({ view: { minimum, stationId, sourceId, period } }: { view: AccuracyView }) {
  const { t } = useLanguage()
  const query = searchOf({ station: stationId, source: sourceId, period })
  return (
    <FoldedSection title={t('accuracy.method')}>
      <div className="stack">
        <p>{t('accuracy.methodDays')}</p>
        <p>{t('accuracy.methodSources')}</p>
        <p>{t('accuracy.methodReferences')}</p>
        <p>{t('accuracy.methodChance')}</p>
        <p>{t('accuracy.methodLimits', { minimum })}</p>
        <p>
          <a href={`/api/v1/accuracy${query}`}>{t('accuracy.api')}</a>
        </p>
      </div>
    </FoldedSection>
  )
}
