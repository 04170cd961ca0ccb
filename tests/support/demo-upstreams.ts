import { createServer, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createDemoFetch } from '../../src/demo/demo-fetch.ts'
import type { Clock, Fetch } from '../../src/ports/platform.ts'
import { oneCallAt } from '../../src/upstreams/openweather/fixtures/one-call.ts'
import { addressVariables } from '../../src/upstreams/providers.ts'
import { radarProviders } from '../../src/upstreams/radar-providers.ts'
import { closeNow, listenOnLoopback } from './loopback.ts'
import { demoTime } from './server-process.ts'
import { type Fault, withFaults } from './with-faults.ts'

/** The demo world, and beside it OpenWeather, which it does not imitate. */
export function healthyUpstreams(clock: Clock): Fetch {
  const world = createDemoFetch({ seed: 7, clock })
  return async (input, init) =>
    new URL(input).pathname === '/data/3.0/onecall' ? Response.json(oneCallAt(clock())) : world(input, init)
}

/** All upstreams behind one loopback address, in their own wire formats, with faults on demand and every call counted. */
export async function startDemoUpstreams({
  startAt = Date.parse(demoTime),
  rewrite,
}: {
  startAt?: number
  /** May change an answer of words (JSON, XML) on its way. */
  rewrite?: (path: string, answer: string) => string
} = {}) {
  let faults: readonly Fault[] = []
  const calls: string[] = []
  const offset = startAt - Date.now()
  const answer = withFaults(
    healthyUpstreams(() => Date.now() + offset),
    () => faults,
  )
  const server = createServer(async (request, response) => {
    // Whether a file is there is asked by its first byte: that fetches nothing.
    if (request.headers.range === undefined) calls.push(request.url ?? '')
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const given = await answer(`${url}${request.url}`, {
        signal: gone.signal,
        headers: {
          'if-modified-since': request.headers['if-modified-since'] ?? '',
          range: request.headers.range ?? '',
        },
      })
      const type = given.headers.get('content-type') ?? ''
      if (rewrite && /json|xml/.test(type)) {
        response.writeHead(given.status, { 'Content-Type': type })
        response.end(rewrite(request.url ?? '', await given.text()))
        return
      }
      passOn(given, response)
    } catch {
      response.destroy()
    }
  })
  const url = await listenOnLoopback(server)
  return {
    url,
    calls,
    setFaults(list: readonly Fault[]) {
      faults = list
    },
    /** Environment that points a server process at these upstreams; the radar's only where a test is about rain. */
    env: upstreamsAt(url),
    radarEnv: radarAt(url),
    close: () => closeNow(server),
  }
}

/** An answer of the demo world, sent over a real line. */
export function passOn(answer: Response, response: ServerResponse): void {
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body)
    Readable.fromWeb(answer.body as ReadableStream)
      .on('error', () => response.destroy())
      .pipe(response)
  else response.end()
}

const radarVariables = new Set<string>(radarProviders.map(({ baseUrl }) => baseUrl))
const at = <Variable extends string>(url: string, variables: readonly Variable[]) =>
  Object.fromEntries(variables.map((name) => [name, url])) as Record<Variable, string>

const upstreamsAt = (url: string) => ({
  ...at(
    url,
    addressVariables.filter((name) => !radarVariables.has(name)),
  ),
  ALERTS_FEED_URL: `${url}/feeds/meteoalarm-legacy-atom-switzerland`,
})

/** A whole radar run takes twenty seconds of computing, half of it here. */
const radarAt = (url: string) => at(url, [...radarVariables])

/** Environment that points a server process at one address for everything. */
export const allUpstreamsAt = (url: string) => ({ ...upstreamsAt(url), ...radarAt(url) })
