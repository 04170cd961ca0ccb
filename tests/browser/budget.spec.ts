import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/site.ts'

/**
 * Every budget of bytes and requests stands here. kB are 1000 bytes. Scripts and HTML count gzipped, whatever this
 * browser accepts; styles as they are sent to browsers of today, in brotli. The styles in the document count as styles
 * and, with the document, as sent.
 */
const home = { script: 150_000, stylesheet: 14_000, document: 26_000, font: 25_000 }
const homeTotal = { bytes: 220_000, requests: 20 }
const moreScriptPerPage = 30_000
const moreForMaps = 330_000

type Weighed = { path: string; type: string; bytes: number; inDocument?: boolean }

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length
const inBrotli = (body: Buffer | string) => brotliCompressSync(body).length

/** Everything a first visit fetches before anybody answers the cookie question, until nothing follows. */
async function weigh(page: Page, path: string): Promise<Weighed[]> {
  const weighed: Promise<Weighed[]>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const path = new URL(response.url()).pathname
    const isPacked = type === 'font' || type === 'image'
    weighed.push(
      response.body().then(
        (body) => {
          const pack = type === 'stylesheet' ? inBrotli : gzipped
          const whole = { path, type, bytes: isPacked ? body.length : pack(body) }
          if (type !== 'document') return [whole]
          const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? []
          return [
            whole,
            { path: 'in the document', type: 'stylesheet', bytes: inBrotli(styles), inDocument: true },
          ]
        },
        () => [{ path, type, bytes: 0 }],
      ),
    )
  })
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  if (path === '/radar') await expect(page.locator('canvas')).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(weighed)).flat()
}

const bytesOf = (weighed: readonly Weighed[], type: string) =>
  weighed.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
const isText = ({ path }: Weighed) => /\/assets\/site-/.test(path)
const isMap = ({ path }: Weighed) => /create-rain-map|base-map/.test(path)

const listOf = (weighed: readonly Weighed[]) =>
  weighed.map(({ type, bytes, path }) => `${bytes} ${type} ${path}`).join('\n')

test('home keeps its budgets on a first visit', async ({ page }) => {
  const weighed = await weigh(page, '/')
  const list = listOf(weighed)
  for (const [type, most] of Object.entries(home))
    expect(bytesOf(weighed, type), `${type}\n${list}`).toBeLessThanOrEqual(most)
  const sent = weighed.filter(({ inDocument }) => !inDocument)
  expect(sent.length, list).toBeLessThanOrEqual(homeTotal.requests)
  expect(
    sent.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(homeTotal.bytes)
  expect(weighed.filter(isText), list).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Next 2 hours' })).toBeVisible()
})

for (const path of [
  '/alerts',
  '/forecast',
  '/seasonal',
  '/snow',
  '/plan',
  '/water',
  '/mountain',
  '/wind',
  '/pollen',
  '/accuracy',
  '/location/bern',
  '/region/alpine',
  '/about',
  '/privacy',
])
  test(`${path} sends little more than home, one language and no map`, async ({ page }) => {
    const weighed = await weigh(page, path)
    expect(bytesOf(weighed, 'script'), listOf(weighed)).toBeLessThanOrEqual(home.script + moreScriptPerPage)
    expect(weighed.filter(isText)).toHaveLength(1)
    expect(weighed.filter(isMap)).toEqual([])
  })

test('the map’s code comes with the map', async ({ page }) => {
  const weighed = await weigh(page, '/radar')
  expect(weighed.filter(isMap)).not.toEqual([])
  expect(bytesOf(weighed, 'script'), listOf(weighed)).toBeLessThanOrEqual(home.script + moreForMaps)
})

for (const language of ['en', 'de', 'fr', 'it'])
  test(`the document of home as it is sent, in ${language}`, async ({ request }) => {
    const answer = await request.get(`/${language}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gzipped(await answer.body())).toBeLessThanOrEqual(home.document)
  })
