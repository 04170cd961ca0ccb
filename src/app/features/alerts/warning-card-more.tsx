import './warning-card-more.css'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import { ShareButton } from '../../browser/share-button.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotifyHere } from '../notifications/notify-here.tsx'
import { warningParameter } from './shared-warning.ts'
import type { ManyLanguageCardView, WarningWords } from './warning-card.server.ts'
import { WarningText } from './warning-text.tsx'

type WarningCardMoreProps = {
  card: ManyLanguageCardView
  /** The visitor's place, which the warning concerns. */
  notify?: KeptPlace | null
}

/** The further languages of a warning, and buttons to be notified of its place and to share it. */
export function WarningCardMore({ card: { anchor, words, otherWords }, notify }: WarningCardMoreProps) {
  return (
    <div className="warning-card-more cluster">
      {otherWords.length > 0 && <OtherLanguages words={otherWords} />}
      {notify && <NotifyHere place={notify} />}
      <ShareButton part={{ anchor, parameter: warningParameter }} about={words.title} />
    </div>
  )
}

function OtherLanguages({ words }: { words: WarningWords[] }) {
  const { t } = useLanguage()
  return (
    <details className="warning-card-languages">
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
          <p className="warning-card-language">{one.languageName}</p>
          <h4>{one.title}</h4>
          <WarningText words={one} />
        </section>
      ))}
    </details>
  )
}
