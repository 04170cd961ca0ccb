import { createRepeating } from '../../concurrency/repeat.ts'
import type { Log } from '../../ports/platform.ts'
import type { GetWarnings } from './get-warnings.ts'

/** How long after its time the list is read again at the latest; see `warningsPolicy` for that time. */
const lookEveryMs = 30_000

/**
 * Reads the warnings also while nobody asks for them: otherwise the next to ask on a quiet site, say a feed reader every
 * hour, would get the copy of the one before. It asks as a page does, so that the cache decides when the feed is read
 * again, and reads it once for all processes.
 */
export function followWarnings(getWarnings: GetWarnings, log: Log) {
  return createRepeating(async () => {
    await getWarnings({ kind: 'switzerland' }).catch((error) =>
      log.error({ error: String(error) }, 'warnings could not be read'),
    )
  }, lookEveryMs)
}
