import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minuteMs } from '../../domain/time/durations.ts'
import type { Clock, Log } from '../../ports/platform.ts'
import type { CountStore, KeyStore } from '../../ports/storage.ts'
import { createWeatherKey, demoKey, openDataKey } from '../../services/operator/weather-key.ts'
import { createCache } from '../../storage/cache/create-cache.ts'
import { createCountStore } from '../../storage/counts/create-count-store.ts'
import { toDatabaseError } from '../../storage/database/database-error.ts'
import { loadOrCreateSecret } from '../../storage/database/load-or-create-secret.ts'
import { openDatabase } from '../../storage/database/open-database.ts'
import { createKeyStore } from '../../storage/keys/create-key-store.ts'
import { createLimiter, type LimiterOptions } from '../../storage/limits/create-limiter.ts'
import { createPushStore } from '../../storage/push/create-push-store.ts'
import { type Config, ConfigError } from '../config.ts'

export type Storage = Awaited<ReturnType<typeof openStorage>>

/** The data folder or PostgreSQL, Redis where there is one, and the key in it. */
export async function openStorage({ config, clock, log }: { config: Config; clock: Clock; log: Log }) {
  const needsFolder = config.databaseUrl === null || config.keySecret === null
  const makeFolder = async () => mkdirSync(config.dataDir, { recursive: true })
  // With an external database the folder would only hold forecasts, which can be fetched again.
  await (needsFolder ? inDataFolder(config.dataDir, makeFolder) : makeFolder().catch(() => undefined))
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined
  const secret =
    config.keySecret ??
    (await inDataFolder(config.dataDir, () => loadOrCreateSecret(join(config.dataDir, 'key-secret'))))
  if (config.databaseUrl === null && config.keySecret === null) tellMissingDatabase(config.dataDir, log)
  const database = openDatabase(
    config.databaseUrl
      ? { kind: 'postgres', url: config.databaseUrl }
      : { kind: 'sqlite', path: join(config.dataDir, databaseFile) },
    log,
  )
  // What is done once per data folder: several machines share a PostgreSQL, each with a folder of its own.
  const folder = config.databaseUrl
    ? openDatabase({ kind: 'sqlite', path: join(config.dataDir, 'machine.db') }, log)
    : database
  const counts = createCountStore(database)
  const fallback = config.seed === 'demo' ? demoKey : openDataKey
  const keys = createKeyStore(database, { secret, log })
  const store = config.seed === null ? keys : seeded(keys, counts, fallback)
  const weatherKey = createWeatherKey({ store, fallback, clock, log })
  const cache = createCache({ redis, maxItems: 5000, maxBytes: 16 * 1024 * 1024, clock, log })
  return {
    redis,
    secret,
    database,
    folder,
    counts,
    push: createPushStore(database, { secret, log }),
    weatherKey,
    cache,
    limiter: (options: Omit<LimiterOptions, 'redis'>) => createLimiter({ redis, ...options }),
    async close() {
      await cache.close()
      await database.close()
      await folder.close()
      redis?.disconnect()
    },
  }
}

/** Its client is loaded only where there is a Redis. */
async function openRedis(url: string, log: Log) {
  const { connectRedis } = await import('../../storage/redis/connect-redis.ts')
  return connectRedis(url, { log })
}

/** Startup fails with an error that says what to do. */
async function inDataFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { kind } = toDatabaseError(error)
    const why =
      kind === 'disk-full' ? 'the disk is full' : kind === 'read-only' ? 'it is read-only' : String(error)
    throw new ConfigError(
      `Cannot keep data in ${resolve(folder)}: ${why}. Mend that, or choose another folder: DATA_DIR=/some/where npm start`,
    )
  }
}

/**
 * Saves the first key before the first read. Only once per installation: a key removed by the operator stays removed,
 * and one saved meanwhile is kept.
 */
function seeded(store: KeyStore, counts: CountStore, seed: string): KeyStore {
  let isDone = false

  async function saveSeed(): Promise<void> {
    const [times = 0] = await counts.count(['seeded'], 0)
    if (times > 0) return
    await store.saveFirst(seed)
    await counts.count(['seeded'], 1)
  }

  return {
    ...store,
    async load() {
      if (isDone) return store.load()
      const failure = await saveSeed().catch((error: unknown) => error)
      const key = await store.load()
      // On a read-only disk nobody knows whether it was done; where a key can be read, there is nothing to do.
      if (key === null && failure) throw failure
      isDone = true
      return key
    },
  }
}

const databaseFile = 'wetterhorn.db'
/** Processes that start together for the first time find the secret of one of them before there is a database. */
const firstStartMs = minuteMs

/** A new one is made, as at the first start; but where the secret is an old one, somebody may be missing its content. */
function tellMissingDatabase(folder: string, log: Log): void {
  const path = join(folder, databaseFile)
  const secretAt = statSync(join(folder, 'key-secret')).mtimeMs
  if (existsSync(path) || Date.now() - secretAt < firstStartMs) return
  log.error(
    { path: resolve(path) },
    'no database beside key-secret, a new one is made: if there was one, stop, put it back and start again',
  )
}
