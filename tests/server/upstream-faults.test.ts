import { afterAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../../src/ports/platform.ts'
import { allUpstreamsAt, healthyUpstreams } from '../support/demo-upstreams.ts'
import { eventually } from '../support/eventually.ts'
import { demoTime, type ServerProcess, saveKey, someKey, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'
import { misbehaviours, startFaultyWire } from '../support/wire-faults.ts'

const startedAt = Date.now()
const healthy = healthyUpstreams(() => Date.parse(demoTime) + Date.now() - startedAt)
/** Healed but for the radar, whose frames and hours would keep this process from answering the others in time. */
const butRadar =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    /radar|weather-maps/.test(String(url))
      ? Promise.resolve(new Response(null, { status: 404 }))
      : fetch(url, init)
const healthyButRadar = butRadar(healthy)

/**
 * Each row is one server process whose upstreams all do the same thing wrong from its start on: the hardest case,
 * for nothing has been cached. Rows differ in the kind of failure that the API names.
 */
const weatherFailure: Record<keyof typeof misbehaviours | 'refused' | 'DNS failure', RegExp> = {
  refused: /^unavailable$/,
  'DNS failure': /^(unavailable|pending)$/,
  hang: /^pending$/,
  drip: /^pending$/,
  'status 400': /^bad-request$/,
  'status 401': /^key-invalid$/,
  'status 404': /^no-data$/,
  '429 with Retry-After': /^quota$/,
  '429 without Retry-After': /^quota$/,
  'status 500': /^unavailable$/,
  'status 503': /^unavailable$/,
  'HTML instead of JSON': /^bad-answer$/,
  'truncated body': /^bad-answer$/,
  'wrong types': /^bad-answer$/,
  'endless body': /^bad-answer$/,
  'redirect loop': /^bad-answer$/,
}

/** Silence in `npm test`, nonsense before the clock skew, the rest in the soak: which status is which kind, the upstreams' own tests tell. */
const inShort = ['hang']
const tried = Object.entries(misbehaviours).filter(([name]) => isSoak || inShort.includes(name))

/** What each page says when the sources it uses fail. All of them answer 200: warnings, places and words are still there. */
const degraded: [path: string, says: RegExp][] = [
  ['/en', /Failed to load weather data|not accepted|Still loading/],
  ['/en/location/bern', /Failed to load weather data|not accepted|Still loading/],
  ['/en/forecast', /Failed to load weather data|not accepted|Still loading/],
  ['/en/seasonal', /<h1/],
  ['/en/plan', /<h1/],
  ['/en/mountain', /<h1/],
  ['/en/water', /That is not an all-clear|Still loading/],
  ['/en/pollen', /<h1/],
  ['/en/accuracy', /<h1/],
  ['/en/precipitation', /<h1/],
  ['/en/snow', /Avalanche bulletin not available|Still loading/],
  ['/en/region/alpine', /Failed to load weather data|not accepted|Still loading/],
  ['/en/radar', /No radar images at the moment|Radar images are being processed/],
  ['/en/alerts', /can’t currently tell whether/],
  ['/en/search?q=xqzw', /The search did not respond/],
  ['/en/about', /no response in time|service is down|could not be read|rejected|exhausted|no data/],
]

/** Nothing of our inside or of theirs may be seen outside. */
function expectNoLeak(text: string): void {
  expect(text).not.toContain(someKey)
  expect(text).not.toContain(process.cwd())
  expect(text).not.toMatch(
    /\n\s+at .+:\d+:\d+|node_modules|upstream\.js|appid|127\.0\.0\.1:\d+\/(data|feeds)|ECONNREFUSED/,
  )
}

async function read(server: ServerProcess, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.url + path)
  const text = await answer.text()
  expectNoLeak(text.replaceAll(server.url, ''))
  expectNoLeak(JSON.stringify([...answer.headers]))
  return { status: answer.status, text }
}

async function expectDegraded(server: ServerProcess, kind: RegExp): Promise<void> {
  // The kind first, alone: after five failures in a row the circuit opens and says "unavailable" of them all.
  expect(await weatherFailureOf(server, kind)).toMatch(kind)
  // As many as one client may have running: on a busy machine further ones wait too long and are refused.
  for (let first = 0; first < degraded.length; first += 4) {
    await Promise.all(
      degraded.slice(first, first + 4).map(async ([path, says]) => {
        const page = await read(server, path)
        expect(page.status, path).toBe(200)
        expect(page.text, path).toMatch(says)
      }),
    )
  }
  const warnings = JSON.parse((await read(server, '/api/v1/alerts')).text)
  expect(warnings.data.state).toBe('sample')
  expect(warnings.failures).toHaveLength(1)
  expect((await read(server, '/alerts.atom')).status).toBe(503)
  expect((await read(server, '/api/v1/radar')).status).toBe(503)
  expect((await read(server, '/api/v1/places?q=bern')).text).toContain('"value":"bern"')
  expect((await read(server, '/readyz')).status).toBe(200)
}

/** Asked once more where a busy machine let the deadline pass before the upstream's fault had shown. */
async function weatherFailureOf(server: ServerProcess, kind: RegExp): Promise<string> {
  let code = ''
  for (const place of ['davos', 'chur']) {
    const weather = await read(server, `/api/v1/weather?place=${place}`)
    expect(weather.status).toBe(503)
    code = JSON.parse(weather.text).code
    if (code !== 'pending' || kind.test('pending')) break
  }
  return code
}

/** Weather and places are back without a restart; the circuit lets a trial through after ten seconds. */
async function expectRecovery(server: ServerProcess): Promise<void> {
  await eventually(async () => expect((await read(server, '/api/v1/weather?place=aarau')).status).toBe(200), {
    everyMs: 250,
  })
  expect((await read(server, '/en/location/aarau')).text).toContain('°')
}

const servers: ServerProcess[] = []
const wires: { close(): void }[] = []
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop('SIGKILL')))
  for (const wire of wires) wire.close()
})
async function serverAt(url: string): Promise<ServerProcess> {
  const server = await startServer({ ...allUpstreamsAt(url), DEMO: '0', SOURCE_PATIENCE_MS: '' })
  servers.push(server)
  expect((await saveKey(server)).status).toBe(200)
  return server
}
async function end(server: ServerProcess): Promise<void> {
  expect(server.output()).not.toContain(someKey)
  expect(await server.stop('SIGKILL')).toBeNull()
}

describe.concurrent('with every upstream failing from the start', () => {
  it.each(tried)('%s: every page answers, says so, and recovers', async (name, wrong) => {
    const wire = await startFaultyWire(wrong, healthyButRadar)
    wires.push(wire)
    const server = await serverAt(wire.url)
    await expectDegraded(server, weatherFailure[name as keyof typeof weatherFailure])
    wire.heal()
    // The way back is the same for all kinds of failure, and the circuit's ten seconds are long.
    if (isSoak || name === 'hang') await expectRecovery(server)
    await end(server)
  })

  it.runIf(isSoak)('refused connections: every page answers, says so, and recovers', async () => {
    const wire = await startFaultyWire(misbehaviours.hang, healthyButRadar)
    wires.push(wire)
    await wire.hangUp()
    const server = await serverAt(wire.url)
    await expectDegraded(server, weatherFailure.refused)
    await wire.listenAgain()
    await expectRecovery(server)
    await end(server)
  })

  it.runIf(isSoak)('names that do not resolve: every page answers and says so', async () => {
    const server = await serverAt('http://upstream.invalid')
    await expectDegraded(server, weatherFailure['DNS failure'])
    await end(server)
  })

  const skews: [name: string, hours: number][] = [
    ['a day behind', -26],
    ['three hours ahead', 3],
  ]
  it.each(isSoak ? skews : skews.slice(0, 1))(
    'nonsense, then clock skew, upstreams %s: pages answer, and what is old is not called current',
    async (_, hours) => {
      const at = () => Date.parse(demoTime) + Date.now() - startedAt + hours * 3_600_000
      const wire = await startFaultyWire(misbehaviours['wrong types'], butRadar(healthyUpstreams(at)))
      wires.push(wire)
      const server = await serverAt(wire.url)
      // In the soak above, with a server of its own.
      if (!isSoak) await expectDegraded(server, weatherFailure['wrong types'])
      wire.heal()
      const pages = await Promise.all(
        ['/en', '/en/alerts', '/en/forecast', '/en/radar', '/en/about'].map((path) => read(server, path)),
      )
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const weather = await eventually(async () => {
        const { status, text } = await read(server, '/api/v1/weather?place=zurich')
        expect(status).toBe(200)
        return text
      })
      const { ageSeconds } = JSON.parse(weather)
      if (hours < 0) {
        expect(ageSeconds).toBeGreaterThan(24 * 3600)
        await eventually(async () =>
          expect((await read(server, '/en')).text).toMatch(/Out of date[\s\S]*1 day ago/),
        )
        // None of its warnings concerns Zürich any more: that is silence, and no all-clear.
        await eventually(async () => {
          const warnings = JSON.parse((await read(server, '/api/v1/alerts?place=zurich')).text)
          expect(warnings.data.state).toBe('unknown')
        })
        expect((await read(server, '/alerts.atom?place=zurich')).status).toBe(503)
      } else {
        expect(ageSeconds).toBe(0)
        // The first page may have been sent before the weather came: on a busy machine its deadline is short.
        await eventually(async () => {
          const { text } = await read(server, '/en')
          expect(text).toContain('just now')
          expect(text).not.toContain('Out of date')
        })
      }
      await end(server)
    },
  )

  // Two whole radar runs.
  if (isSoak)
    it('an outage at the start and one later: the radar comes back by itself, and the last good copies stay', async () => {
      const wire = await startFaultyWire(misbehaviours['status 503'], healthy)
      wires.push(wire)
      const server = await serverAt(wire.url)
      await eventually(() => expect(server.output()).toMatch(/"mode":"live"[^\n]*radar run failed/))
      wire.heal()
      await eventually(async () => expect((await fetch(`${server.url}/api/v1/radar`)).status).toBe(200), {
        everyMs: 500,
      })
      await eventually(async () => expect((await fetch(`${server.url}/alerts.atom`)).status).toBe(200), {
        everyMs: 500,
      })
      expect((await read(server, '/en/location/bern')).text).toContain('°')
      await wire.hangUp()
      const later = await read(server, '/de/location/bern')
      expect(later.status).toBe(200)
      expect((await read(server, '/en/alerts')).status).toBe(200)
      expect((await fetch(`${server.url}/api/v1/radar`)).status).toBe(200)
      await end(server)
    })
})
