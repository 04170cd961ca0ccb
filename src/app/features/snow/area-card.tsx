import { capitalised } from '../../../domain/texts/capitalised.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { AspectRose } from './aspect-rose.tsx'
import type { AreaView, ProblemView, TextView } from './bulletin-view.server.ts'
import { DangerBadge, dangerClass } from './danger-badge.tsx'
import { RichText } from './rich-text.tsx'

/** Number of regions whose names are shown unfolded. */
const mostOpen = 3

type AreaCardProps = { area: AreaView; lang: string; isExpired: boolean }

/** One area of the bulletin: level, regions, period, problems with their slopes, words. */
export function AreaCard({ area, lang, isExpired }: AreaCardProps) {
  const { t, format } = useLanguage()
  const titleId = `${area.anchor}-title`
  const mark = isExpired
    ? t('snow.expired')
    : area.isUpcoming
      ? t('snow.upcoming')
      : area.isHere
        ? t('snow.here')
        : null
  return (
    <article
      className={`danger-card ${dangerClass(area.danger.value)}${isExpired ? ' is-expired' : ''}`}
      id={area.anchor}
      aria-labelledby={titleId}
    >
      <header className="cluster">
        <DangerBadge danger={area.danger} isLarge />
        <div>
          <h3 id={titleId}>{capitalised(area.danger.text)}</h3>
          {mark && (
            <p>
              <b>{mark}</b>
            </p>
          )}
        </div>
      </header>
      {area.parts.length > 0 && (
        <ul className="danger-parts stack">
          {area.parts.map(({ period, danger }) => (
            <li key={period}>
              <DangerBadge danger={danger} />
              <span>
                {capitalised(period)}
                {format.colon} {danger.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {area.regionsFolded === null ? (
        <p className="danger-regions">{area.regions}</p>
      ) : (
        <details className="danger-regions folded prints-open">
          <summary>{area.regionsFolded}</summary>
          {area.regions}
        </details>
      )}
      <p className="note">
        {area.valid}
        {area.notes.map((note) => (
          <span key={note}> · {note}</span>
        ))}
      </p>
      {area.problems.map((problem) => (
        <Problem key={problem.id} problem={problem} lang={lang} />
      ))}
      {area.texts.map((text) => (
        <section key={text.title}>
          <AreaText text={text} lang={lang} />
        </section>
      ))}
    </article>
  )
}

/** Up to 150 regions with words of their own: their names, too, open on request. */
function AreaText({ text: { title, blocks }, lang }: { text: TextView; lang: string }) {
  const { t } = useLanguage()
  const count = blocks.filter(({ kind }) => kind === 'regional').length
  if (count <= mostOpen)
    return (
      <>
        <h4>{title}</h4>
        <RichText blocks={blocks} lang={lang} />
      </>
    )
  return (
    <details className="folded">
      <summary>
        {title} ({t('snow.regions', { count })})
      </summary>
      <RichText blocks={blocks} lang={lang} />
    </details>
  )
}

function Problem({ problem, lang }: { problem: ProblemView; lang: string }) {
  const { t } = useLanguage()
  const { name, danger, period, aspects, where, coreZone, text } = problem
  return (
    <section className="danger-problem cluster">
      {aspects.length > 0 && (
        <AspectRose affected={aspects} label={t('snow.rose', { aspects: where ?? '' })} />
      )}
      <div>
        <h4>{name}</h4>
        <p className="note">{[danger?.text, period, where].filter(Boolean).join(' · ')}</p>
        {coreZone && <p lang={lang}>{coreZone}</p>}
        <RichText blocks={text} lang={lang} />
      </div>
    </section>
  )
}
