import './alert-card.css'
import { ShareButton } from '../../browser/share-button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { LevelMeter, severityClass } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { alertGlyph } from './alert-glyph.ts'
import type { AlertEntryView, AlertWords } from './alerts-page-view.ts'

/**
 * One warning: severity as colour, shape, bars and word; the issuer's words untouched. A sample wears none of the
 * colours and says on its face what it is.
 */
export function AlertCard({ entry, placeName }: { entry: AlertEntryView; placeName: string }) {
  const { t } = useLanguage()
  const { anchor, words, isSample } = entry
  const type = alertGlyph[entry.type]
  return (
    <article
      id={anchor}
      className={isSample ? 'alert-card is-sample' : `alert-card ${severityClass(entry.level)}`}
      aria-labelledby={`${anchor}-title`}
    >
      <div className="alert-card-side">
        <Glyph name={isSample ? 'info' : `severity-${entry.level}`} size={28} />
        {type && <Glyph name={type} size={22} />}
      </div>
      <div className="alert-card-body">
        <p className="alert-card-level">
          {isSample ? (
            <b className="alert-card-sample">{t('alerts.sample')}</b>
          ) : (
            <>
              {entry.severity} <LevelMeter level={entry.level} label={entry.levelName} />
            </>
          )}
          <span>{entry.typeName}</span>
          {entry.concernsPlace && (
            <span className="alert-card-own">
              <Glyph name="pin" size={16} />
              {t('alerts.concerns', { place: placeName })}
            </span>
          )}
        </p>
        <h3 id={`${anchor}-title`} lang={words.language}>
          {words.title}
        </h3>
        <Facts entry={entry} />
        <Words words={words} />
        {!isSample && (
          <div className="alert-card-more">
            {entry.otherWords.length > 0 && <OtherLanguages words={entry.otherWords} />}
            <ShareButton anchor={anchor} about={words.title} />
          </div>
        )}
      </div>
    </article>
  )
}

function Facts({ entry }: { entry: AlertEntryView }) {
  const { t } = useLanguage()
  return (
    <dl className="alert-card-facts">
      <div className="alert-card-areas">
        <dt>{t('alerts.area')}</dt>{' '}
        <dd>
          <ul>
            {entry.areas.map(({ anchor, name }, index) => (
              // The card itself carries the first alert's anchor.
              <li key={anchor} id={index === 0 ? undefined : anchor}>
                {name}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t('alerts.valid')}</dt>{' '}
        <dd>
          {entry.period} {!entry.isSample && <span>({entry.phase})</span>}
        </dd>
      </div>
      {entry.updated && (
        <div>
          <dt>{t('alerts.updated')}</dt>{' '}
          <dd>
            <time dateTime={entry.updated.iso}>{entry.updated.text}</time>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Line breaks are the issuer's and are kept. */
function Words({ words }: { words: AlertWords }) {
  return (
    <div className="alert-card-words" lang={words.language}>
      <p>{words.description}</p>
      {words.instruction && <p>{words.instruction}</p>}
    </div>
  )
}

function OtherLanguages({ words }: { words: AlertWords[] }) {
  const { t } = useLanguage()
  return (
    <details className="alert-card-languages">
      <summary>
        {t('alerts.otherLanguages')}{' '}
        <span>
          {words.map(({ language, languageName }, index) => (
            <span key={language} lang={language}>
              {index > 0 && ', '}
              {languageName}
            </span>
          ))}
        </span>
      </summary>
      {words.map((one) => (
        <section key={one.language} lang={one.language} aria-label={one.languageName}>
          <p className="alert-card-language">{one.languageName}</p>
          <h4>{one.title}</h4>
          <Words words={one} />
        </section>
      ))}
    </details>
  )
}
