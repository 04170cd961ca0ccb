import { useState } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { LabelledSegmentLinks } from '../../browser/segment-links.tsx'
import { ArrowLink } from '../../design/button.tsx'
import { FoldedSection, Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { OwnPlace } from '../../design/swiss-map/own-place.tsx'
import { SwissMap } from '../../design/swiss-map/swiss-map.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { JointProvenance } from '../../provenance/joint-provenance.tsx'
import { StillLoading } from '../../provenance/still-loading.tsx'
import { lowestHeights, stationSorts } from './depth-choice.ts'
import { DepthTable } from './depth-table.tsx'
import type { DepthsView } from './depths-view.server.ts'
import { snowQuery } from './snow-query.ts'
import type { SnowView } from './snow-view.server.ts'

/** Out of season it is folded: then all but a few stations measure nothing. */
export function DepthsSection({ page, isFolded = false }: { page: SnowView; isFolded?: boolean }) {
  const { t } = useLanguage()
  const { depths } = page
  /** The row to go on reading at, once it is there: the link to it is gone then. */
  const [nextRow, setNextRow] = useState<number | null>(null)
  if ('failure' in depths)
    return (
      <Section id="depths" title={t('snow.depths')}>
        {depths.failure === 'pending' ? (
          <StillLoading />
        ) : (
          <Notice glyph="offline">{t('snow.depthsFailed')}</Notice>
        )}
      </Section>
    )
  const Frame = isFolded ? FoldedSection : Section
  return (
    <Frame
      id="depths"
      title={t('snow.depths')}
      lead={depths.lead}
      margin={
        <JointProvenance
          parts={depths.credits.map(({ source, updatedAt, isOld }) => ({
            source,
            age: t('snow.updated', { time: updatedAt }),
            isOld,
          }))}
        />
      }
    >
      {depths.warnings.map(({ network, isPending, text }) =>
        isPending ? (
          <StillLoading key={network} />
        ) : (
          <Notice key={network} glyph="clock">
            {text}
          </Notice>
        ),
      )}
      <StationChoices page={page} depths={depths} />
      <DepthTable depths={depths} nextRow={nextRow} onLeave={() => setNextRow(null)} />
      {depths.all && (
        <ArrowLink
          as={LocalLink}
          keepScroll
          replace
          to={addressOf(page, { sort: depths.sort, fromM: depths.fromM, isAll: true })}
          onClick={() => setNextRow(depths.rows.length)}
        >
          {t('snow.showAll', depths.all)}
        </ArrowLink>
      )}
      <details className="folded prints-open">
        <summary>{t('snow.depthMore')}</summary>
        <DepthMap depths={depths} />
        <p>{depths.notes.join(' ')}</p>
      </details>
    </Frame>
  )
}

type Choice = Pick<DepthsView, 'sort' | 'fromM'> & { isAll?: boolean }

function addressOf({ placeParameter }: SnowView, { sort, fromM, isAll }: Choice): string {
  return snowQuery.write({ place: placeParameter, sort, from: fromM, show: isAll ? 'all' : null })
}

function StationChoices({ page, depths: { sort, fromM } }: { page: SnowView; depths: DepthsView }) {
  const { t, format } = useLanguage()
  return (
    <details className="folded screen-only">
      <summary>{t('snow.choose')}</summary>
      <div className="filters cluster station-choices">
        <LabelledSegmentLinks
          label={t('snow.sort')}
          options={stationSorts}
          chosen={sort}
          addressOf={(one) => addressOf(page, { sort: one, fromM })}
          nameOf={(one) => t(`snow.sort-${one}`)}
        />
        <LabelledSegmentLinks
          label={t('snow.from')}
          options={lowestHeights}
          chosen={fromM}
          addressOf={(height) => addressOf(page, { sort, fromM: height })}
          nameOf={(height) =>
            height === 0 ? t('snow.from-0') : t('snow.fromHeight', { height: format.number(height) })
          }
        />
      </div>
    </details>
  )
}

/** The table says the same in figures. */
function DepthMap({ depths }: { depths: DepthsView }) {
  const { t, format } = useLanguage()
  return (
    <figure className="depth-map">
      <SwissMap
        label={t('snow.depthMap')}
        above={
          <>
            {depths.dots.map(({ x, y, band, label }) => (
              <circle key={label} className={`depth-${band}`} cx={x} cy={y} r={6 + 2 * band}>
                <title>{label}</title>
              </circle>
            ))}
            {depths.place && <OwnPlace {...depths.place} />}
          </>
        }
      />
      <figcaption className="key">
        {depths.bands.map((text, band) => (
          <span key={text}>
            <i className={`depth-${band}`} style={{ '--dot': `${0.5 + band / 8}rem` }} />
            {text} {format.unitNames.depth}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
