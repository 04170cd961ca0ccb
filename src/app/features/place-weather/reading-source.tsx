import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { CreditLink } from '../../i18n/credit-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LiveAge } from './live-age.tsx'
import type { AgeView, SourceView } from './weather-page-view.ts'

/** Who a reading comes from, how old it is where that is not said elsewhere, and whether it was invented. */
export function ReadingSource({ source, age }: { source: SourceView; age?: AgeView | null }) {
  const { t } = useLanguage()
  return (
    <SourceLine source={<CreditLink {...source} />} age={age && <LiveAge age={age} />} isStale={age?.isOld}>
      {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
    </SourceLine>
  )
}
