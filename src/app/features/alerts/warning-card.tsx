import './warning-card.css'
import type { ReactNode } from 'react'
import { Glyph } from '../../design/icons/icon.tsx'
import { LevelMeter, severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WarningCardView, WarningLabels } from './warning-card.server.ts'
import { warningGlyph } from './warning-glyph.ts'
import { WarningText } from './warning-text.tsx'

type WarningCardProps = {
  card: WarningCardView
  labels: WarningLabels
  /** The words open at a press on this: of warnings for elsewhere. */
  fold?: { title: string; isOpen: boolean } | undefined
  /** Below the words: other languages, sharing. */
  children?: ReactNode
}

/**
 * One warning: severity as colour, shape, bars and word; the issuer's words untouched. A sample wears none of the
 * colours and says on its face what it is.
 */
export function WarningCard({ card, labels, fold, children }: WarningCardProps) {
  const { anchor, words, isSample, level } = card
  const type = warningGlyph[card.type]
  const look = isSample ? 'is-sample' : level === null ? 'is-unstated' : severityClass(level)
  const text = (
    <>
      <WarningText words={words} />
      {children}
    </>
  )
  return (
    <article id={anchor} className={`warning-card ${look}`} aria-labelledby={`${anchor}-title`}>
      <div className="severity-ground warning-card-side">
        <Glyph name={isSample || level === null ? 'info' : `severity-${level}`} size={28} />
        {type && <Glyph name={type} size={22} />}
      </div>
      <div className="warning-card-body">
        <p className="warning-card-level cluster">
          {isSample ? (
            <b className="warning-card-sample">{labels.sample}</b>
          ) : (
            <>
              {card.severity}{' '}
              {level !== null && <LevelMeter level={level} label={card.scale ?? card.severity} />}
              {card.scale && <span aria-hidden={level !== null}>{card.scale}</span>}
            </>
          )}
          <span>{card.typeName}</span>
          {card.own && (
            <span className="warning-card-own">
              <Glyph name="pin" size={16} />
              {card.own}
            </span>
          )}
        </p>
        <h3 id={`${anchor}-title`} lang={words.language}>
          {words.title}
        </h3>
        <dl className="warning-card-facts cluster">
          <WhereAndWhen card={card} labels={labels} />
          {!fold && <Further card={card} labels={labels} />}
        </dl>
        {fold ? (
          <details className="folded prints-open" open={fold.isOpen}>
            <summary>{fold.title}</summary>
            <dl className="warning-card-facts cluster">
              <Further card={card} labels={labels} />
            </dl>
            {text}
          </details>
        ) : (
          text
        )}
      </div>
    </article>
  )
}

type FactsProps = Pick<WarningCardProps, 'card' | 'labels'>

function WhereAndWhen({ card: { spans, isSample, anchor }, labels }: FactsProps) {
  const [only, ...further] = spans
  const { format } = useLanguage()
  return (
    <>
      <div className="warning-card-areas">
        <dt>{labels.area}</dt>{' '}
        <dd>
          <ul className={further.length > 0 ? 'warning-card-spans' : undefined}>
            {spans.map(({ areas, period, phase }) => (
              <li key={period}>
                <ul>
                  {areas.map((area) => (
                    // The card itself carries the first warning's anchor.
                    <li key={area.anchor} id={area.anchor === anchor ? undefined : area.anchor}>
                      {area.name}
                    </li>
                  ))}
                </ul>
                {further.length > 0 && (
                  <span className="warning-card-times">
                    {format.colon} {period} ({phase})
                  </span>
                )}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {only && further.length === 0 && (
        <Fact label={labels.valid}>
          {only.period} {!isSample && <span>({only.phase})</span>}
        </Fact>
      )}
    </>
  )
}

/** In which part of the country, by whom and since when. */
function Further({ card: { regions, issuer, updated }, labels }: FactsProps) {
  return (
    <>
      {regions && <Fact label={labels.region}>{regions}</Fact>}
      {issuer && <Fact label={labels.issuedBy}>{issuer}</Fact>}
      {updated && (
        <Fact label={labels.updated}>
          <time dateTime={updated.iso}>{updated.text}</time>
        </Fact>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  )
}
