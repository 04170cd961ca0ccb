import type { ReactNode } from 'react'
import { Button } from '../../design/button.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

type ConsentAnswersProps = { onAnswer: (advertising: boolean) => void; children?: ReactNode }

/** Refusing and accepting, in buttons of the same weight. Before hydration, before-hydration.ts reads the data attributes. */
export function ConsentAnswers({ onAnswer, children }: ConsentAnswersProps) {
  const { t } = useLanguage()
  return (
    <div className="consent-answers">
      {children}
      <Button variant="outline" data-advertising={false} onClick={() => onAnswer(false)}>
        {t('shell.cookieDecline')}
      </Button>
      <Button variant="outline" data-advertising={true} onClick={() => onAnswer(true)}>
        {t('shell.cookieAccept')}
      </Button>
    </div>
  )
}
