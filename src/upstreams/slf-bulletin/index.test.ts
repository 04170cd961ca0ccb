import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { failureOf } from '../../../tests/support/failure-of.ts'
import { endless, refusingOrigin } from '../../../tests/support/faulty-server.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { bulletinOf, collectionOf } from './fixtures/compose-bulletin.ts'
import { createSlfBulletin } from './index.ts'

const sourceAt = (origin: string, log = recordedLog()) =>
  createSlfBulletin({
    ...outsideAt(Date.now, log),
    baseUrl: origin,
  })

async function serve(answer: (response: ServerResponse) => void) {
  const server = await ownFaultyServer((_, response) => answer(response))
  const log = recordedLog()
  return { source: sourceAt(server.origin, log), requests: server.requests, log }
}
const json = (body: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

it('sends one request, in the language, with our user agent', async () => {
  const { source, requests } = await serve(json(collectionOf({ properties: bulletinOf({ lang: 'fr' }) })))
  expect(await source.fetchBulletin('fr')).toMatchObject({
    language: 'fr',
    areas: [{ ratings: [{ value: 3 }] }],
  })
  expect(requests).toMatchObject([{ url: '/api/bulletin/caaml/fr/geojson' }])
  expect(requests[0]?.headers['user-agent']).toBe('Wetterhorn/test')
})

it('reports a missing translation', async () => {
  const { source } = await serve(json(collectionOf({ properties: bulletinOf({ lang: 'de' }) })))
  expect(await source.fetchBulletin('it')).toMatchObject({ language: 'de' })
})

it('logs the names of fields that cannot be read, never their words', async () => {
  const { source, log } = await serve(
    json(collectionOf({ properties: bulletinOf({ dangerRatings: ['secret words'] }) })),
  )
  expect((await source.fetchBulletin('en')).isWhole).toBe(false)
  const lines = JSON.stringify(log.lines)
  expect(lines).toContain('dangerRatings.0')
  expect(lines).not.toContain('secret words')
})

it('levels and words without outlines where the address of the outlines has changed', async () => {
  const server = await ownFaultyServer((request, response) =>
    request.url?.endsWith('/json')
      ? json({ bulletins: [bulletinOf()] })(response)
      : response.writeHead(404).end(),
  )
  expect(await sourceAt(server.origin).fetchBulletin('de')).toMatchObject({
    isWhole: true,
    areas: [{ ratings: [{ value: 3 }], polygons: [] }],
  })
})

describe('what is no bulletin is an error, never "none in force"', () => {
  const good = JSON.stringify(collectionOf({ properties: bulletinOf() }))
  it.each<[string, (response: ServerResponse) => void, string]>([
    ['half a file', json(good.slice(0, good.length / 2)), 'bad-answer'],
    ['an empty body', json(''), 'bad-answer'],
    ['null', json('null'), 'bad-answer'],
    ['another format', json({ warnings: [] }), 'bad-answer'],
    ['features of the wrong type', json({ type: 'FeatureCollection', features: 'none' }), 'bad-answer'],
    ['features without a bulletin', json(collectionOf({ properties: {} })), 'bad-answer'],
    [
      'a page of the edge',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
      'bad-answer',
    ],
    ['status 503', (response) => response.writeHead(503).end(), 'unavailable'],
    ['status 404', (response) => response.writeHead(404).end(), 'no-data'],
    ['a body without end', endless, 'bad-answer'],
  ])('%s', async (_, answer, kind) => {
    const { source } = await serve(answer)
    expect((await failureOf(source.fetchBulletin('en'))).failure).toMatchObject({
      provider: 'slf-bulletin',
      kind,
    })
  })

  it('nobody listens', async () => {
    const failure = await failureOf(sourceAt(await refusingOrigin()).fetchBulletin('en'))
    expect(failure.failure.kind).toBe('unavailable')
  })
})
