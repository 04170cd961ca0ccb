import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dayMs, minuteMs } from '../domain/time/durations.ts'
import { stubWorkerGlobals, WorkerEvent } from './worker-globals.fixture.ts'

const { kept, state } = stubWorkerGlobals()
vi.mock('serwist', async (original) => ({
  ...(await original<typeof import('serwist')>()),
  // Its notes are in a database that only browsers have.
  ExpirationPlugin: class {},
}))
// Another file of this process may have loaded them with the real one.
vi.resetModules()
const { keptPage } = await import('./page-copies.ts')

const noon = Date.UTC(2026, 5, 10, 10)
const page = (text: string, status = 200, title = text) =>
  new Response(`<html lang="de"><title>${title}</title><body><p>${text}</p></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html', Date: new Date(Date.now()).toUTCString() },
  })

/** What the reader sees at the address, once the worker has done all it has to do. */
async function shown(address = '/de/forecast'): Promise<string> {
  const event = new WorkerEvent('fetch', address)
  const { request } = event
  const response = await keptPage({ request, url: new URL(request.url), event, sameOrigin: true } as never)
  const html = response.type === 'error' ? '' : await response.text()
  // Serwist writes to its caches in a task of their own.
  await vi.advanceTimersByTimeAsync(10)
  await Promise.allSettled(event.work)
  return html
}

const answerWith = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => answer())
const noConnection = () => {
  throw new TypeError('no connection')
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  kept.clear()
  state.isFull = false
  answerWith(() => page('as of noon'))
})
afterEach(() => vi.useRealTimers())
// Other files run in the same process.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('shows the copy after five seconds without a response, with its age, and keeps what comes later', async () => {
  expect(await shown()).not.toContain('offline-note')
  vi.setSystemTime(noon + 90 * minuteMs)
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerWith(() => promise)
  let html = ''
  const wanted = shown().then((text) => {
    html = text
  })
  await vi.advanceTimersByTimeAsync(4_900)
  expect(html).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  resolve(page('too late'))
  await wanted
  expect(html).toContain('as of noon')
  expect(html).toContain('Wetter und Warnungen, Stand 12:00')
  answerWith(noConnection)
  expect(await shown()).toContain('too late')
})

it('waits for the server where there is no copy, however long it takes', async () => {
  answerWith(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(page('slow')), 20_000)
      }),
  )
  const wanted = shown()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await wanted).toContain('slow')
})

it('shows the copy instead of the server’s own failure, and keeps no failure', async () => {
  await shown()
  answerWith(() => page('out of order', 503))
  expect(await shown()).toContain('as of noon')
  expect(await shown('/de/alerts')).toContain('out of order')
  answerWith(noConnection)
  expect(await shown('/de/alerts')).toContain('Du bist offline')
})

it('shows the page where the browser has no room for a copy', async () => {
  state.isFull = true
  expect(await shown()).toContain('as of noon')
  expect(kept.get('pages')?.size).toBe(0)
  answerWith(noConnection)
  const offline = await shown()
  expect(offline).toContain('Du bist offline')
  expect(offline).toContain('Noch nichts.')
})

it('lists a page once, the newest copy of it', async () => {
  answerWith(() => page('as of noon', 200, 'Wetter Bern | Wetterhorn'))
  await shown('/location/bern')
  vi.setSystemTime(noon + 5 * minuteMs)
  await shown('/de/location/bern')
  answerWith(noConnection)
  const offline = await shown('/de/alerts')
  expect(offline).toContain('<a href="/de/location/bern">')
  expect(offline).not.toContain('<a href="/location/bern">')
})

it('lists no copy that is too old to be shown', async () => {
  await shown('/de/forecast')
  vi.setSystemTime(noon + 2 * dayMs)
  await shown('/de/snow')
  vi.setSystemTime(noon + 4 * dayMs)
  answerWith(noConnection)
  const offline = await shown('/de/alerts')
  expect(offline).toContain('/de/snow')
  expect(offline).not.toContain('/de/forecast')
})
