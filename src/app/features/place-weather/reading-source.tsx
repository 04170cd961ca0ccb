import { DemoMark, SourceLine } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { LiveAge } from './live-age.tsx'
import type { AgeView, SourceView } from './weather-page-view.ts'

/** Who a reading comes from, how old it is where that is not said elsewhere, and whether it was invented. Credits stand in English, as their owners ask. */
export function ReadingSource({ source, age }: { source: SourceView; age?: AgeView | null }) {
  const { t } = useLanguage()
  return (
    <SourceLine
      source={
        <a href={source.url} lang="en">
          {source.attribution}
        </a>
      }
      age={age && <LiveAge age={age} />}
      isStale={age?.isOld}
    >
      {source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
    </SourceLine>
  )
}
