import type { AgeView } from './age-view.server.ts'
import { LiveAge } from './live-age.tsx'
import { SourceCredit } from './source-credit.tsx'
import type { SourceView } from './source-view.ts'

/** Source and age of a reading; the age counts on while the page is open. */
export function ReadingSource({ source, age }: { source: SourceView; age?: AgeView | null }) {
  return <SourceCredit source={source} age={age && <LiveAge age={age} />} isStale={age?.isOld} />
}
