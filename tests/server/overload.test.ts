import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricOf } from '../support/metric-of.ts'
import { monitoring, type ServerProcess, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

/** Not of ownServer, which would start one for tests that are left out, and then never stop it. */
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '1' })
})
afterAll(() => server.stop())

/** More at once than can be begun in the 0.4 s that a page waits for its beginning. */
const visitors = 300
/** The flood lasts until so many were refused and so many kept pages read, or so many new pages were wanted. */
const enough = { refused: 20, kept: 16, wanted: 1500 }

/** With weather in it: due to be rendered again within seconds here, where the radar is missing. */
const kept = ['/en/terms', '/de/contact', '/fr/location/bern', '/it/forecast']
let places = 0
/** A page that is not cached, or its data. */
function freshPath(): string {
  const page = `/en/location/${(46 + ++places / 10_000).toFixed(4)},7.5000`
  return places % 5 === 0 ? `${page}.data` : page
}

let reads = 0
/** Each time somebody else: one client alone would only use up its own share. */
async function read(path: string) {
  const visitor = `2001:db8:${(++reads).toString(16)}::1`
  const answer = await fetch(server.url + path, { headers: { 'X-Forwarded-For': visitor, ...monitoring } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
type Answer = Awaited<ReturnType<typeof read>>

const refusals = () => metricOf(server.url, 'wetterhorn_refused_total{reason="overload"}')

// Twelve seconds of two processors; render-gate.test.ts tries the rule it follows.
it.runIf(isSoak)(
  'under more than it can make, the server goes on serving kept pages, refuses further new ones, and recovers',
  async () => {
    for (const path of kept) expect((await read(path)).status).toBe(200)
    const fresh: Answer[] = []
    const cached: Answer[] = []
    const isEnough = () =>
      fresh.length >= enough.wanted ||
      (cached.length >= enough.kept && fresh.filter(({ status }) => status === 503).length >= enough.refused)
    async function wantNewPages(): Promise<void> {
      while (!isEnough()) fresh.push(await read(freshPath()))
    }
    async function readAgain(path: string): Promise<void> {
      while (!isEnough()) cached.push(await read(path))
    }
    await Promise.all([...kept.map(readAgain), ...Array.from({ length: visitors }, wantNewPages)])

    const refused = fresh.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(enough.refused)
    // The others were made; nothing else happened to anybody.
    expect(fresh.filter(({ status }) => status === 200).length).toBe(fresh.length - refused.length)
    expect(fresh.length).toBeGreaterThan(refused.length)
    for (const { headers, text } of refused) {
      expect(headers.get('retry-after')).toBe('3')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(text).toContain('This site is very busy')
    }
    // More where a kept page was due to be rendered again: its last copy went out instead.
    expect(await refusals()).toBeGreaterThanOrEqual(refused.length)

    expect(cached.length).toBeGreaterThanOrEqual(enough.kept)
    expect(new Set(cached.map(({ status }) => status))).toEqual(new Set([200]))

    expect(server.child.exitCode).toBeNull()
    const after = await Promise.all(Array.from({ length: 5 }, () => read(freshPath())))
    expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    process.stdout.write(
      `overload: ${fresh.length} new pages wanted, ${refused.length} refused, ${cached.length} kept pages served meanwhile\n`,
    )
  },
)
