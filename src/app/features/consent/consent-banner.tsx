import './consent.css'
import { useLayoutEffect, useRef } from 'react'
import { decide } from '../../browser/consent-store.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ConsentAnswers } from './consent-answers.tsx'

/** Two buttons of the same weight. Not a dialog: the page stays usable, and the question can wait. */
export function ConsentBanner({ onDetails }: { onDetails: () => void }) {
  const { t } = useLanguage()
  const element = useRef<HTMLElement>(null)

  // The answered question goes: without this, keyboard users would start again from the top of the page.
  useLayoutEffect(
    () => () => {
      if (element.current?.contains(document.activeElement))
        document.getElementById('main-content')?.focus({ preventScroll: true })
    },
    [],
  )

  return (
    <section
      ref={element}
      className="consent-banner needs-scripts screen-only"
      aria-label={t('shell.cookies')}
    >
      <div className="wrap">
        <p>
          {t('shell.cookieText')}{' '}
          <button type="button" className="consent-details" onClick={onDetails}>
            {t('shell.cookieChoose')}
          </button>
        </p>
        <ConsentAnswers onAnswer={decide} />
      </div>
    </section>
  )
}
