import { SourceCredit } from '../../i18n/source-credit.tsx'
import type { SourceView } from '../../i18n/source-view.ts'
import { LiveAge } from './live-age.tsx'
import type { AgeView } from './weather-page-view.ts'

/** Source and age of a reading; the age counts on while the page is open. */
export function ReadingSource({ source, age }: { source: SourceView; age?: AgeView | null }) {
  return <SourceCredit source={source} age={age && <LiveAge age={age} />} isStale={age?.isOld} />
}
