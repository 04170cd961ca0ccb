import { expect, it } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { pngSize } from '../support/png-size.ts'

/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9'
const server = await ownServer({
  ALERTS_FEED_URL: `${nowhere}/feed`,
  OPENWEATHER_BASE_URL: nowhere,
  METNO_BASE_URL: nowhere,
})

it('gives no feed rather than samples or a false all-clear', async () => {
  const answer = await fetch(`${server.url}/alerts.atom?place=bern`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
})

it('gives no empty calendar where the warnings are not known', async () => {
  const answer = await fetch(`${server.url}/api/v1/alerts.ics?place=bern`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('120')
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
})

it('lets nobody keep an answer without the warnings', async () => {
  const answer = await fetch(`${server.url}/api/v1/alerts?place=bern`)
  expect((await answer.json()).data.state).toBe('sample')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('shows unknown warnings as unknown in other sites', async () => {
  const html = await (await fetch(`${server.url}/en/embed/bern?shape=line`)).text()
  expect(html).toContain('Warnings currently unknown')
})

it('there is still a picture of a place, for no longer than the request', async () => {
  const answer = await fetch(`${server.url}/de/location/bern.png`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0')
  expect(pngSize(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630])
})
