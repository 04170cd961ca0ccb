import type { ReactNode } from 'react'
import { DemoMark, SourceLine } from '../design/marks.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { CreditLink } from './credit-link.tsx'
import type { SourceView } from './source-view.ts'

type SourceCreditProps = {
  source: SourceView
  age?: ReactNode
  /** Older than it should be. */
  isStale?: boolean
  /** Further facts, a <span> each. */
  children?: ReactNode
}

/** Who the values come from, how old they are, and whether they are demo data. */
export function SourceCredit({ source, age, isStale, children }: SourceCreditProps) {
  const { t } = useLanguage()
  return (
    <SourceLine source={<CreditLink {...source} />} age={age} isStale={isStale}>
      {source.licence && <span>{source.licence}</span>}
      {children}
      {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
    </SourceLine>
  )
}
