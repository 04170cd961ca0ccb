/**
 * Ten thousand subscribers in the area of one warning, through the real server to a push service on this machine, which
 * decrypts every message and checks its signature. `npm run bench -- push 1000` for another number.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadOrCreateSecret } from '../src/storage/database/load-or-create-secret.ts'
import { openDatabase } from '../src/storage/database/open-database.ts'
import { createPushStore } from '../src/storage/push/create-push-store.ts'
import { startAlertFeed } from '../tests/support/alert-feed.ts'
import { startPushService } from '../tests/support/push-service.ts'
import { recordedLog } from '../tests/support/recorded-log.ts'
import { demoTime, startServer } from '../tests/support/server-process.ts'
import { cpuSeconds } from './load.ts'

const target = 60
const count = Number(process.argv[2] ?? 10_000)
const dataDir = mkdtempSync(join(tmpdir(), 'wetterhorn-push-bench-'))
const feed = await startAlertFeed(demoTime)
const service = await startPushService()

const secret = await loadOrCreateSecret(join(dataDir, 'key-secret'))
const log = recordedLog()
const database = openDatabase({ kind: 'sqlite', path: join(dataDir, 'wetterhorn.db') }, log)
const store = createPushStore(database, { secret, log })
const languages = ['en', 'de', 'fr', 'it'] as const
const places = ['zurich', 'uster', 'duebendorf', 'kloten', 'thalwil']
for (let n = 0; n < count; n++)
  await store.save({
    ...service.subscribe(),
    language: languages[n % languages.length] ?? 'en',
    watches: [
      { place: places[n % places.length] ?? 'zurich', warningsFrom: 'severe', rain: { quiet: null } },
    ],
  })
await database.close()
console.log(`${count} subscribers`)

const server = await startServer({
  DATA_DIR: dataDir,
  ALERTS_FEED_URL: feed.url,
  PUSH_ALLOWED_ORIGINS: service.origin,
  LOG_LEVEL: 'warn',
})
const startedAt = performance.now()
const cpuBefore = cpuSeconds(server.child.pid ?? 0)
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
const pages: number[] = []
let isSending = true
const visitor = (async () => {
  while (isSending) {
    const askedAt = performance.now()
    await (await fetch(`${server.url}/en/contact`)).text()
    pages.push(performance.now() - askedAt)
    await delay(50)
  }
})()
await service.until((received) => received.length > 0)
const firstAt = performance.now()
const isEverybody = (received: readonly { endpoint: string }[]) =>
  received.length >= count && new Set(received.map(({ endpoint }) => endpoint)).size === count
await service.until(isEverybody)
const [total, sending] = [seconds(startedAt), seconds(firstAt)]
const cpu = cpuSeconds(server.child.pid ?? 0) - cpuBefore
isSending = false
await visitor
await server.stop()
await Promise.all([feed.close(), service.close()])
rmSync(dataDir, { recursive: true, force: true })

pages.sort((a, b) => a - b)
const at = (share: number) => `${Math.round(pages[Math.floor(pages.length * share)] ?? 0)} ms`
const isMet = Number(total) <= target && service.faults.length === 0
console.log(`all reached ${total} s after the start, ${sending} s after the first (target: ${target} s)`)
console.log(`the server's processor time meanwhile: ${cpu.toFixed(1)} s, also for the pages below`)
console.log(`repeated: ${service.received.length - count}, not decrypted or signed: ${service.faults.length}`)
console.log(`a page meanwhile: p50 ${at(0.5)}, p99 ${at(0.99)}`)
process.exit(isMet ? 0 : 1)
