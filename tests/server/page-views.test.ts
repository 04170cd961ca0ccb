import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { metricOf } from '../support/metric-of.ts'
import { ownServer } from '../support/own-server.ts'
import { startServer } from '../support/server-process.ts'

const code = 'matterhorn-4478'
const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-views-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const server = await ownServer({ OPERATOR_CODE: code, DATA_DIR: folder })
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Sec-Fetch-Dest': 'document',
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers: { ...browser, ...headers } })
const viewsOf = (page: string, url = server.url) => metricOf(url, `wetterhorn_page_views{page="${page}"}`)

it('counts a page each time a browser opens it, whether it is rendered or in the cache', async () => {
  for (let n = 0; n < 3; n++) expect((await get('/de/terms')).status).toBe(200)
  const { headers } = await get('/fr/terms?x=1')
  expect((await get('/fr/terms', { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304)
  expect(await viewsOf('terms')).toBe(5)
  expect(headers.get('set-cookie')).toBeNull()
})

it('counts no program, no head, no error and nothing fetched in advance', async () => {
  for (let n = 0; n < 2; n++) {
    await get('/en/contact', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await get('/en/contact', { 'Sec-Purpose': 'prefetch' })
    await get('/en/contact', { 'Sec-Fetch-Dest': 'empty' })
    await get('/en/contact', {}, 'HEAD')
    await get('/en/contact.data', { 'Sec-Fetch-Dest': 'empty' })
    expect((await get('/en/location/nowhere-at-all')).status).toBe(404)
  }
  expect([await viewsOf('contact'), await viewsOf('location')]).toEqual([0, 0])
})

it('counts what a page of ours opens without a reload, and nothing that others claim', async () => {
  const opened = (referer: string, headers: Record<string, string> = {}) =>
    get('/api/v1/opened', { 'Sec-Fetch-Site': 'same-origin', Referer: referer, ...headers }, 'POST')
  const answer = await opened(`${server.url}/de/location/bern`)
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
    204,
    '',
    'no-store',
  ])
  await opened(`${server.url}/de/location/bern`, { 'Sec-Fetch-Site': 'cross-site' })
  await opened(`${server.url}/nowhere`)
  await opened('not an address')
  await opened(`${server.url}/de/location/bern`, { 'User-Agent': 'curl/8.5.0' })
  expect(await viewsOf('location')).toBe(1)
})

it('the operator reads the sums of the week, and a restart keeps them', async () => {
  const setup = await fetch(`${server.url}/api/v1/key/setup`, { headers: { 'X-Operator-Code': code } })
  const { views } = await setup.json()
  expect(views.days).toHaveLength(7)
  const terms = views.pages.find(({ page }: { page: string }) => page === 'terms')
  expect(terms).toEqual({ page: 'terms', path: '/terms', views: [5, 0, 0, 0, 0, 0, 0] })
  expect(JSON.stringify(views)).not.toContain('bern')
  await get('/de/terms')
  await server.stop()
  const next = await startServer({ DATA_DIR: folder })
  expect(await viewsOf('terms', next.url)).toBe(6)
  await next.stop()
})
