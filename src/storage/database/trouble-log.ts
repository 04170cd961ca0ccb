import { LRUCache } from 'lru-cache'
import type { Log } from '../../ports/platform.ts'
import type { DatabaseError } from './database-error.ts'

/** A check looks whether writing would succeed, and writes nothing. */
export type DatabaseUse = 'read' | 'check' | 'write'

/** Says once that the database fails, and once that it works again. */
export function createTroubleLog(place: { kind: string; path?: string }, log: Log) {
  /** Since it was said that it fails; null: it works. A failure in writing is cleared by writing only. */
  let failing: 'reading' | DatabaseError['kind'] | null = null
  const isDue = createOncePerMinute()

  function tell({ kind, code }: DatabaseError, operation: string): void {
    const fields = { store: place.kind, operation, kind, code }
    const withPath = { ...fields, path: place.path }
    if (code === 'file-missing')
      log.error(withPath, 'database is gone: put the file back, or enter the key again')
    else if (kind === 'corrupt' && place.path)
      log.error(withPath, 'database is damaged and was left as it is: restore a backup or move the file away')
    else log.error(fields, `database failed: ${kind}`)
  }

  async function isProved(how: DatabaseUse, checkWritable: () => Promise<void>): Promise<boolean> {
    if (failing === 'reading') return true
    // A check does not show that a lock is gone, and a short write may still find room on a disk that counts as full.
    if (how === 'read' || (how === 'check' && failing === 'locked')) return false
    return checkWritable().then(
      () => true,
      () => false,
    )
  }

  return {
    isDue,
    failed(failure: DatabaseError, operation: string, how: DatabaseUse): void {
      if (isDue(failure.message)) {
        tell(failure, operation)
        failing ??= 'reading'
      }
      const { kind } = failure
      const isOfWriting =
        kind === 'read-only' || (how !== 'read' && (kind === 'locked' || kind === 'disk-full'))
      if (failing && isOfWriting) failing = kind
    },
    async worked(operation: string, how: DatabaseUse, checkWritable: () => Promise<void>): Promise<void> {
      // Another call may say it first.
      if (!failing || !(await isProved(how, checkWritable)) || !failing) return
      log.info({ store: place.kind, operation }, 'database works again')
      failing = null
    },
  }
}

/** The same thing is worth one line a minute, also where others come in between. */
function createOncePerMinute(): (what: string) => boolean {
  const logged = new LRUCache<string, true>({ max: 50, ttl: 60_000, ttlResolution: 0 })
  return (what) => {
    const isDue = !logged.has(what)
    if (isDue) logged.set(what, true)
    return isDue
  }
}
