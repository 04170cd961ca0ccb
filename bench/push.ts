/**
 * Subscribers with 30 places each, spread over every kilometre of Switzerland, beside the same site without any: how soon a
 * new warning has reached all of them, and what the others notice of it. The messages go to a push service on this machine,
 * which decrypts each and checks its signature. `npm run bench -- push 1000` for another number.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isInAnyArea } from '../src/domain/warning/warning-area.ts'
import { warningGeography } from '../src/reference/warning-regions.ts'
import { loadOrCreateSecret } from '../src/storage/database/load-or-create-secret.ts'
import { openDatabase } from '../src/storage/database/open-database.ts'
import { createPushStore } from '../src/storage/push/create-push-store.ts'
import { startPushService } from '../tests/support/push-service.ts'
import { recordedLog } from '../tests/support/recorded-log.ts'
import { demoTime, startServer } from '../tests/support/server-process.ts'
import { startWarningFeed } from '../tests/support/warning-feed.ts'
import { cpuSeconds } from './load.ts'

const targets = { reachedSeconds: 60, sliceMs: 20, pageRatio: 2 }
const placesEach = 30
const everywhere = '45.7,5.8 45.7,10.6 47.9,10.6 47.9,5.8 45.7,5.8'

const count = Number(process.argv[2] ?? 5000)
const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-push-bench-'))
const feed = await startWarningFeed(demoTime)
feed.warning.outline = everywhere
const service = await startPushService()
await subscribeAll(join(folder, 'with'))

const sites = await Promise.all(['with', 'without'].map(startSite))
const [watched, bare] = sites as [Site, Site]
const visit = startVisits(sites)
const everybody = () => new Set(service.received.map(({ endpoint }) => endpoint)).size === count
const startedAt = performance.now()
await service.until(everybody)
console.log(`all reached ${secondsSince(startedAt)} s after the start`)

for (const site of sites) site.server.child.kill('SIGUSR2')
const cpuBefore = sites.map(({ server }) => cpuSeconds(server.child.pid ?? 0))
const before = service.received.length
Object.assign(feed.warning, { severity: 'Extreme', colour: 'Red' })
const seenAt = await feed.readAgain('with')
const isNew = ({ note }: { note: { occasion: string } }) => note.occasion.includes('extreme')
await service.until(
  (received) => new Set(received.filter(isNew).map(({ endpoint }) => endpoint)).size === count,
)
const reached = (performance.now() - seenAt) / 1000
// Another radar run or two.
await delay(60_000)
const cpu = sites.map(({ server }, index) => cpuSeconds(server.child.pid ?? 0) - (cpuBefore[index] ?? 0))
await visit.stop()
for (const { server } of sites) await server.stop()
await Promise.all([feed.close(), service.close()])

const [ours, theirs] = [watched, bare].map((site) => {
  const { gaps, slices }: { gaps: number[]; slices: number[] } = JSON.parse(
    readFileSync(site.slicesFile, 'utf8'),
  )
  return { gap: gaps, slice: slices, page: site.pages }
}) as [Figures, Figures]
rmSync(folder, { recursive: true, force: true })

const repeated = service.received.length - before - count
const slice = at(ours.slice, 1)
const pageRatio = at(ours.page, 0.95) / at(theirs.page, 0.95)
const row = (what: string, field: keyof Figures, share: number) => {
  const pair = [ours, theirs].map((figures) => at(figures[field], share))
  return `${what}: ${pair.map((ms) => ms.toFixed(1)).join(' / ')} ms = ${((pair[0] ?? 0) / (pair[1] ?? 1)).toFixed(2)}`
}
console.log(`${count} subscribers with ${placesEach} places each / the same site without them`)
console.log(
  `a new warning has reached all ${reached.toFixed(1)} s after it was read (target: ${targets.reachedSeconds} s)`,
)
console.log(row(`longest slice of processor time (target: ${targets.sliceMs} ms)`, 'slice', 1))
console.log(row('gaps of the event loop, p99', 'gap', 0.99))
console.log(row('gaps of the event loop, longest', 'gap', 1))
console.log(row(`cached pages, p95 (target: ${targets.pageRatio} times)`, 'page', 0.95))
console.log(`processor time: ${cpu.map((seconds) => seconds.toFixed(1)).join(' / ')} s`)
console.log(`other messages: ${repeated}, not decrypted or signed: ${service.faults.length}`)
const isMet =
  reached <= targets.reachedSeconds &&
  slice <= targets.sliceMs &&
  pageRatio <= targets.pageRatio &&
  service.faults.length === 0
process.exit(isMet ? 0 : 1)

type Figures = Record<'gap' | 'slice' | 'page', number[]>
type Site = Awaited<ReturnType<typeof startSite>>

async function subscribeAll(dataDir: string): Promise<void> {
  const points: string[] = []
  for (let lat = 4580; lat <= 4782; lat++)
    for (let lon = 594; lon <= 1050; lon++)
      if (isInAnyArea({ lat: lat / 100, lon: lon / 100 }, warningGeography.areas))
        points.push(`${(lat / 100).toFixed(4)},${(lon / 100).toFixed(4)}`)
  const secret = await loadOrCreateSecret(join(dataDir, 'key-secret'))
  const log = recordedLog()
  const database = openDatabase({ kind: 'sqlite', path: join(dataDir, 'wetterhorn.db') }, log)
  const store = createPushStore(database, { secret, log })
  const languages = ['en', 'de', 'fr', 'it'] as const
  for (let n = 0; n < count; n++)
    await store.save({
      ...service.subscribe(),
      language: languages[n % languages.length] ?? 'en',
      watches: Array.from({ length: placesEach }, (_, i) => ({
        // Far from each other, and all points before any comes again.
        place: points[(n + i * Math.ceil(points.length / placesEach)) % points.length] ?? '',
        warningsFrom: 'severe',
        rain: { quiet: null },
      })),
    })
  await database.close()
  console.log(`${count} subscribers, ${Math.min(points.length, count * placesEach)} distinct places`)
}

async function startSite(name: string) {
  const slicesFile = join(folder, `${name}.json`)
  const server = await startServer(
    {
      DATA_DIR: join(folder, name),
      ALERTS_FEED_URL: feed.urlFor(name),
      PUSH_ALLOWED_ORIGINS: service.origin,
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import ${resolve('bench/loop-slices.mjs')}`,
      LOOP_SLICES: slicesFile,
    },
    { hasRadar: true },
  )
  return { server, slicesFile, pages: [] as number[] }
}

/** Of a page from the cache, by turns: whatever else the machine does meets both. */
function startVisits(of: readonly Site[]) {
  let isOver = false
  const visits = (async () => {
    while (!isOver)
      for (const { server, pages } of of) {
        const askedAt = performance.now()
        await (await fetch(`${server.url}/en/contact`)).text()
        pages.push(performance.now() - askedAt)
        await delay(20)
      }
  })()
  return {
    stop() {
      isOver = true
      return visits
    },
  }
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function secondsSince(at: number): string {
  return ((performance.now() - at) / 1000).toFixed(1)
}
