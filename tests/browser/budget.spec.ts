import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, isRunning, test } from '../support/site.ts'

/**
 * kB are 1000 bytes. Scripts, styles and HTML count gzipped, whatever this browser accepts; the styles in the document
 * count as styles.
 */
const homeBudget = { script: 132_000, stylesheet: 12_000, document: 22_000, font: 25_000 }
const homeTotal = { bytes: 200_000, requests: 12 }
/** What a visitor pays who looks and leaves: less than any weather site we know of (docs/decisions/0021). */
const glanceBudget = { script: 3_500, stylesheet: 12_000, document: 22_000, font: 25_000 }
const glanceTotal = { bytes: 60_000, requests: 6 }
const morePerPage = 25_000
const moreForMaps = 300_000

type Weighed = { path: string; type: string; bytes: number }

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length

/** Everything a first visit fetches before anybody answers the cookie question: at a glance, or until nothing follows. */
async function weigh(page: Page, path: string, visit: 'glance' | 'longer'): Promise<Weighed[]> {
  const weighed: Promise<Weighed>[] = []
  let inline = { path: 'in the document', type: 'stylesheet', bytes: 0 }
  page.on('response', (response) => {
    const type = response.request().resourceType()
    const isPacked = type === 'font' || type === 'image'
    weighed.push(
      response.body().then(
        (body) => {
          const path = new URL(response.url()).pathname
          if (type !== 'document') return { path, type, bytes: isPacked ? body.length : gzipped(body) }
          const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? []
          inline = { ...inline, bytes: gzipped(styles) }
          return { path, type, bytes: gzipped(body.toString().replace(styles, '')) }
        },
        () => ({ path: new URL(response.url()).pathname, type, bytes: 0 }),
      ),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  if (visit === 'longer') {
    await page.waitForFunction(isRunning, { isWanted: true })
    await page.waitForLoadState('networkidle')
    if (path === '/radar') await expect(page.locator('canvas')).toBeVisible()
  }
  return [...(await Promise.all(weighed)), inline]
}

const bytesOf = (weighed: readonly Weighed[], type?: string) =>
  weighed.filter((one) => !type || one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
const isText = ({ path }: Weighed) => /\/assets\/site-/.test(path)
const isMap = ({ path }: Weighed) => /create-rain-map|base-map/.test(path)

const listOf = (weighed: readonly Weighed[]) =>
  weighed.map(({ type, bytes, path }) => `${bytes} ${type} ${path}`).join('\n')

/** The styles in the document are no request. */
function expectWithin(
  weighed: readonly Weighed[],
  budget: Record<string, number>,
  total: { bytes: number; requests: number },
) {
  const list = listOf(weighed)
  for (const [type, most] of Object.entries(budget))
    expect(bytesOf(weighed, type), `${type}\n${list}`).toBeLessThanOrEqual(most)
  expect(bytesOf(weighed), list).toBeLessThanOrEqual(total.bytes)
  expect(weighed.length - 1, list).toBeLessThanOrEqual(total.requests)
}

test('a glance at home costs next to nothing', async ({ page }) => {
  const weighed = await weigh(page, '/', 'glance')
  expectWithin(weighed, glanceBudget, glanceTotal)
  await expect(page.getByRole('heading', { name: 'Next 2 hours' })).toBeVisible()
})

test('home keeps its budgets on a first visit, however long', async ({ page }) => {
  const weighed = await weigh(page, '/', 'longer')
  expectWithin(weighed, homeBudget, homeTotal)
  expect(weighed.filter(isText), listOf(weighed)).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Next 2 hours' })).toBeVisible()
})

for (const path of [
  '/alerts',
  '/forecast',
  '/seasonal',
  '/location/bern',
  '/region/alpine',
  '/about',
  '/privacy',
])
  test(`${path} sends little more than home, one language and no map`, async ({ page }) => {
    const weighed = await weigh(page, path, 'longer')
    expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(homeBudget.script + morePerPage)
    expect(weighed.filter(isText)).toHaveLength(1)
    expect(weighed.filter(isMap)).toEqual([])
  })

test('a glance at the radar needs no map', async ({ page }) => {
  const weighed = await weigh(page, '/radar', 'glance')
  expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(glanceBudget.script)
})

test('the map’s code comes with the map', async ({ page }) => {
  const weighed = await weigh(page, '/radar', 'longer')
  expect(weighed.filter(isMap)).not.toEqual([])
  expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(homeBudget.script + moreForMaps)
})
