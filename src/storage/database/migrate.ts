import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as apiKeys } from './migrations/0001-api-keys.ts'
import { up as counts } from './migrations/0002-counts.ts'
import { up as push } from './migrations/0003-push.ts'
import { up as accuracy } from './migrations/0004-accuracy.ts'
import { up as accuracyEvaluated } from './migrations/0005-accuracy-evaluated.ts'
import { up as pushWarning } from './migrations/0006-push-warning.ts'
import { up as pushPlaces } from './migrations/0007-push-places.ts'
import { up as pushChanged } from './migrations/0008-push-changed.ts'
import { up as pushTaken } from './migrations/0009-push-taken.ts'
import { up as pushExpired } from './migrations/0010-push-expired.ts'
import { up as pushTold } from './migrations/0011-push-told.ts'
import type { Tables } from './tables.ts'

/** Run in the order of their names; never edited once released. */
const migrations: Record<string, Migration> = {
  '0001-api-keys': { up: apiKeys },
  '0002-counts': { up: counts },
  '0003-push': { up: push },
  '0004-accuracy': { up: accuracy },
  '0005-accuracy-evaluated': { up: accuracyEvaluated },
  '0006-push-warning': { up: pushWarning },
  '0007-push-places': { up: pushPlaces },
  '0008-push-changed': { up: pushChanged },
  '0009-push-taken': { up: pushTaken },
  '0010-push-expired': { up: pushExpired },
  '0011-push-told': { up: pushTold },
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
