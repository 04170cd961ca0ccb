import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as apiKeys from './migrations/0001-api-keys.ts'
import * as counts from './migrations/0002-counts.ts'
import * as push from './migrations/0003-push.ts'
import * as accuracy from './migrations/0004-accuracy.ts'
import * as accuracyEvaluated from './migrations/0005-accuracy-evaluated.ts'
import * as pushWarning from './migrations/0006-push-warning.ts'
import * as pushPlaces from './migrations/0007-push-places.ts'
import * as pushChanged from './migrations/0008-push-changed.ts'
import * as pushTaken from './migrations/0009-push-taken.ts'
import * as pushExpired from './migrations/0010-push-expired.ts'
import type { Tables } from './tables.ts'

/** Run in the order of their names; never edited once released. */
const migrations: Record<string, Migration> = {
  '0001-api-keys': apiKeys,
  '0002-counts': counts,
  '0003-push': push,
  '0004-accuracy': accuracy,
  '0005-accuracy-evaluated': accuracyEvaluated,
  '0006-push-warning': pushWarning,
  '0007-push-places': pushPlaces,
  '0008-push-changed': pushChanged,
  '0009-push-taken': pushTaken,
  '0010-push-expired': pushExpired,
}

/**
 * Safe when several processes start at once. On PostgreSQL the migrator holds an advisory lock, and who waits for it
 * too long fails; SQLite has none, so a process fails on each record that another made first. It goes on as long as
 * there are fewer left to do each time.
 */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const countLeft = async () =>
    (await migrator.getMigrations()).filter(({ executedAt }) => !executedAt).length
  let left = await countLeft()
  for (let vain = 0; left > 0; ) {
    const { error } = await migrator.migrateToLatest()
    const before = left
    left = await countLeft()
    vain = left < before ? 0 : vain + 1
    if (vain === attempts) throw error
  }
}

/** Without any progress. */
const attempts = 2
