import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { type FaultyServer, refusingOrigin } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import type { FailureKind } from '../../domain/failure.ts'
import type { NominatimOptions } from './client.ts'
import { blockedPage, lyon, portland, thun, thunAsPoint, tooManyRequestsPage } from './fixtures/places.ts'
import { createNominatim, nominatimFacts } from './index.ts'

let server: FaultyServer
let log: ReturnType<typeof recordedLog>
let slots: number

beforeEach(() => {
  log = recordedLog()
  slots = 0
})

const geocoder = (origin: string, options: Partial<NominatimOptions> = {}) =>
  createNominatim({
    ...outsideAt(() => Date.UTC(2026, 1, 11, 9), log),
    baseUrl: origin,
    timeoutMs: 10_000,
    acquireSlot: async () => {
      slots++
    },
    ...options,
  })

async function serve(handler: (request: IncomingMessage, response: ServerResponse, count: number) => void) {
  server = await ownFaultyServer(handler)
  return geocoder(server.origin)
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>]

/** The answers one after another, the last one for ever. */
const answers =
  (...list: Answer[]) =>
  (_: IncomingMessage, response: ServerResponse, count: number) => {
    const [status, body, headers] = list[Math.min(count, list.length) - 1] as Answer
    const isPage = typeof body === 'string'
    response
      .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
      .end(isPage ? body : JSON.stringify(body))
  }

const requested = () => server.requests.map(({ url }) => url)

it('says who it is', () => {
  expect(nominatimFacts).toMatchObject({ id: 'nominatim', attribution: '© OpenStreetMap contributors' })
})

describe('search', () => {
  it('searches Swiss places first, in the visitor’s language, and keeps the server’s order', async () => {
    const zug = { ...thun, lat: '47.17', lon: '8.51', name: 'Zug', address: { ...thun.address, town: 'Zug' } }
    const places = await (await serve(answers([200, [zug, thun, thunAsPoint]]))).search(' Thun ', 'de')
    expect(places.map(({ name }) => name)).toEqual(['Zug, Schweiz', 'Thun, Schweiz'])
    expect(requested()).toEqual([
      '/search?q=Thun&format=json&limit=10&addressdetails=1&countrycodes=ch&accept-language=de',
    ])
    expect(server.requests[0]?.headers).toMatchObject({
      'user-agent': 'Wetterhorn/test',
      'accept-language': 'de',
    })
    expect(slots).toBe(1)
  })

  it('searches the world when Switzerland has nothing, and sorts the results', async () => {
    const search = await serve(answers([200, []], [200, [portland, lyon, thun]]))
    const places = await search.search('Portland', 'de')
    expect(places.map(({ name }) => name)).toEqual([
      'Thun, Schweiz',
      'Lyon, Frankreich',
      'Portland, Oregon, Vereinigte Staaten',
    ])
    expect(requested()[1]).toBe('/search?q=Portland&format=json&limit=10&addressdetails=1&accept-language=de')
    expect(slots).toBe(2)
  })

  it.each(['', '   ', '\n\t\u0000', 'x'.repeat(10_000)])('sends no request for %#', async (query) => {
    expect(await (await serve(answers([200, [thun]]))).search(query, 'en')).toEqual([])
    expect(requested()).toEqual([])
  })

  it('sends hostile text as text', async () => {
    await (await serve(answers([200, [thun]]))).search('Bern&limit=9999#\r\nHost: x', 'en')
    expect(new URL(requested()[0] ?? '', 'http://x').searchParams.get('q')).toBe('Bern&limit=9999# Host: x')
    expect(new URL(requested()[0] ?? '', 'http://x').searchParams.getAll('limit')).toEqual(['10'])
  })

  it.each([[500], [403], [429]])('a Swiss pass answered with %i is silently empty', async (status) => {
    const search = await serve(answers([status, blockedPage], [200, [lyon]]))
    expect(await search.search('Lyon', 'de')).toHaveLength(1)
    expect(log.messages().join()).not.toContain('Geocoding API error')
  })

  it('a Swiss pass with Retry-After searches no further', async () => {
    const search = await serve(answers([429, tooManyRequestsPage, { 'retry-after': '30' }], [200, [lyon]]))
    const error = await failureOf(search.search('Lyon', 'de'))
    expect(error).toMatchObject({ failure: { kind: 'quota' }, retryAfterMs: 30_000 })
    expect(requested()).toHaveLength(1)
  })

  it.each<[number, FailureKind]>([
    [400, 'bad-request'],
    [403, 'unavailable'],
    [429, 'quota'],
    [503, 'unavailable'],
  ])('a worldwide pass answered with %i says so and is logged', async (status, kind) => {
    const error = await failureOf(
      (await serve(answers([200, []], [status, blockedPage]))).search('Lyon', 'de'),
    )
    expect(error.message).toBe(`Geocoding API error: ${status}`)
    expect(error.failure).toEqual({ provider: 'nominatim', kind, status })
    expect(log.messages()).toContain(`Geocoding API error: ${status}`)
    expect(requested()).toHaveLength(2)
  })

  it.each<[string, Answer]>([
    ['an HTML page', [200, blockedPage]],
    ['no list', [200, { error: 'x' }]],
  ])('%s is a bad answer', async (_, answer) => {
    expect((await failureOf((await serve(answers(answer))).search('Bern', 'en'))).failure.kind).toBe(
      'bad-answer',
    )
  })

  it('unusable places are dropped with a line in the log', async () => {
    const places = await (await serve(answers([200, [thun, { ...thun, lat: 'x' }, 7]]))).search('Thun', 'de')
    expect(places).toHaveLength(1)
    expect(log.lines).toContainEqual({
      level: 'warn',
      fields: { provider: 'nominatim', count: 2 },
      message: 'upstream places dropped',
    })
  })

  it('the query is not in the log', async () => {
    await failureOf((await serve(answers([500, blockedPage]))).search('my home address', 'en'))
    expect(JSON.stringify(log.lines)).not.toMatch(/my.home/)
  })
})

describe('reverse', () => {
  it('sends six decimals to find the town', async () => {
    const place = await (await serve(answers([200, thun]))).reverse({ lat: 46.7578867123, lon: 7.6 }, 'fr')
    expect(place?.name).toBe('Thun, Schweiz')
    expect(requested()).toEqual([
      '/reverse?lat=46.757887&lon=7.600000&format=json&addressdetails=1&zoom=10&accept-language=fr',
    ])
    expect(slots).toBe(1)
  })

  it('finds nothing in the sea', async () => {
    const sea = await serve(answers([200, { error: 'Unable to geocode' }]))
    expect(await sea.reverse({ lat: 0, lon: 0 }, 'en')).toBeNull()
  })

  it.each<[Answer, FailureKind, number | undefined]>([
    [[403, blockedPage], 'unavailable', undefined],
    [[429, tooManyRequestsPage], 'quota', undefined],
    [[429, tooManyRequestsPage, { 'retry-after': '7' }], 'quota', 7000],
    [[400, { error: { code: 400, message: 'x' } }], 'bad-request', undefined],
    [[200, blockedPage], 'bad-answer', undefined],
    [[200, []], 'bad-answer', undefined],
    [[200, { ...thun, lat: null }], 'bad-answer', undefined],
  ])('%j is %s', async (answer, kind, retryAfterMs) => {
    const error = await failureOf((await serve(answers(answer))).reverse({ lat: 47, lon: 8 }, 'en'))
    expect(error.failure.kind).toBe(kind)
    expect(error.retryAfterMs).toBe(retryAfterMs)
  })

  it('does not ask for what is not on the globe', async () => {
    const error = await failureOf((await serve(answers([200, thun]))).reverse({ lat: 47, lon: 181 }, 'en'))
    expect(error.failure.kind).toBe('bad-request')
    expect(requested()).toEqual([])
  })
})

describe('turns', () => {
  it('a broken line is not tried again: a second try would need a second turn', async () => {
    await failureOf((await serve((request) => request.socket.destroy())).reverse({ lat: 47, lon: 8 }, 'en'))
    expect(requested()).toHaveLength(1)
    const error = await failureOf(geocoder(await refusingOrigin()).reverse({ lat: 47, lon: 8 }, 'en'))
    expect(error.failure.kind).toBe('unavailable')
  })

  it('a shared counter that is gone makes it unavailable', async () => {
    const acquireSlot = () => Promise.reject(new Error('redis://user:secret@host refused'))
    const error = await failureOf(geocoder('http://127.0.0.1:1', { acquireSlot }).search('Bern', 'en'))
    expect(error.failure.kind).toBe('unavailable')
    expect(error.message).not.toContain('secret')
  })

  it('a caller that aborts while waiting is released at once, and frees its turn', async () => {
    const controller = new AbortController()
    const given: (AbortSignal | undefined)[] = []
    const acquireSlot = (signal?: AbortSignal) => {
      given.push(signal)
      return new Promise<void>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      )
    }
    const waiting = failureOf(
      geocoder('http://127.0.0.1:1', { acquireSlot }).search('Bern', 'en', controller.signal),
    )
    controller.abort()
    expect((await waiting).failure.kind).toBe('timeout')
    expect(given).toEqual([controller.signal])
  })
})
