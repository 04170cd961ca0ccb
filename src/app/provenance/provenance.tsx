import type { ReactNode } from 'react'
import { DemoMark, SourceLine } from '../design/marks.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { type AgeText, AgeTime } from './age-text.tsx'
import type { AgeView } from './age-view.server.ts'
import { CreditLink } from './credit-link.tsx'
import { LiveAge } from './live-age.tsx'
import type { SourceView } from './source-view.ts'

type ProvenanceProps = {
  source: SourceView
  /** As the page says it, as a time, or one that counts on while the page is open. */
  age?: string | AgeText | AgeView | null
  /** Older than it should be; an age that counts on knows by itself. */
  isOld?: boolean
  /** Further facts, a <span> each. */
  children?: ReactNode
}

/** Who the values come from, how old they are, and whether they are demo data. */
export function Provenance({ source, age, isOld = isCounting(age) && age.isOld, children }: ProvenanceProps) {
  const { t } = useLanguage()
  return (
    <SourceLine source={<CreditLink {...source} />} age={shownAge(age)} isStale={isOld}>
      {source.licence && <span>{source.licence}</span>}
      {children}
      {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
    </SourceLine>
  )
}

const isCounting = (age: ProvenanceProps['age']): age is AgeView =>
  typeof age === 'object' && age !== null && 'oldAfterMs' in age

function shownAge(age: ProvenanceProps['age']): ReactNode {
  if (isCounting(age)) return <LiveAge age={age} />
  return typeof age === 'object' && age !== null ? <AgeTime age={age} /> : age
}
