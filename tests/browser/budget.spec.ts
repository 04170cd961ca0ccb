import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/site.ts'

/**
 * kB are 1000 bytes. Scripts, styles and HTML count gzipped, whatever this browser accepts; the styles in the document
 * count as styles.
 */
const homeBudget = { script: 132_000, stylesheet: 12_000, document: 22_000, font: 25_000 }
const homeTotal = { bytes: 200_000, requests: 12 }
const morePerPage = 25_000
const moreForMaps = 300_000

type Weighed = { path: string; type: string; bytes: number }

const gzipped = (body: Buffer | string) => gzipSync(body, { level: 9 }).length

/** Everything a first visit fetches before anybody answers the cookie question, or touches the page unless told. */
async function weigh(page: Page, path: string, isTouched = false): Promise<Weighed[]> {
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
  if (isTouched) {
    const map = page.waitForResponse(/create-rain-map/)
    await page.mouse.move(200, 200)
    await map
  }
  return [...(await Promise.all(weighed)), inline]
}

const bytesOf = (weighed: readonly Weighed[], type?: string) =>
  weighed.filter((one) => !type || one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
const isText = ({ path }: Weighed) => /\/assets\/site-/.test(path)
const isMap = ({ path }: Weighed) => /create-rain-map|base-map/.test(path)

test('home keeps its budgets on a first visit', async ({ page }) => {
  const weighed = await weigh(page, '/')
  const list = weighed.map(({ type, bytes, path }) => `${bytes} ${type} ${path}`).join('\n')
  for (const [type, budget] of Object.entries(homeBudget))
    expect(bytesOf(weighed, type), `${type}\n${list}`).toBeLessThanOrEqual(budget)
  expect(bytesOf(weighed), list).toBeLessThanOrEqual(homeTotal.bytes)
  expect(weighed.length - 1, list).toBeLessThanOrEqual(homeTotal.requests)
  expect(weighed.filter(isText), list).toHaveLength(1)
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
  test(`${path} sends little more script than home, one language and no map`, async ({ page }) => {
    const weighed = await weigh(page, path)
    expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(homeBudget.script + morePerPage)
    expect(weighed.filter(isText)).toHaveLength(1)
    expect(weighed.filter(isMap)).toEqual([])
  })

test('a glance at the radar needs no map', async ({ page }) => {
  const weighed = await weigh(page, '/radar')
  expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(homeBudget.script + morePerPage)
  expect(weighed.filter(isMap)).toEqual([])
})

test('the map’s code comes with the map', async ({ page }) => {
  const weighed = await weigh(page, '/radar', true)
  expect(weighed.filter(isMap)).not.toEqual([])
  expect(bytesOf(weighed, 'script')).toBeLessThanOrEqual(homeBudget.script + moreForMaps)
})
