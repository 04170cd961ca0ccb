import type { Locator, Page } from '@playwright/test'
import { composeAtom } from '../../src/upstreams/warning-source/fixtures/compose-atom.ts'
import { composeRss } from '../../src/upstreams/warning-source/fixtures/compose-rss.ts'
import { warning } from '../../src/upstreams/warning-source/fixtures/composed-warning.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { demoTime, type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, phone, test, visit } from '../support/site.ts'
import { isSoak, soakUnless } from '../support/soak.ts'

/** Runs around the demo world's morning of 15 November. */
const storm = { ...warning, from: '2026-11-15T08:00:00+00:00', until: '2026-11-15T18:00:00+00:00' }

// What the server sends says it all: no scripts are needed.
test.use({ javaScriptEnabled: false })
test.describe.configure({ mode: 'serial' })

const built = new Date(demoTime).toUTCString()
const bodies: Record<string, string> = {
  '/rss': composeRss([storm], built),
  '/silent-rss': composeRss([], built),
  '/atom': composeAtom([], 'https://example.org', demoTime),
}
let feeds: FaultyServer
let silentSite: ServerProcess
let rssSite: ServerProcess
let atomSite: ServerProcess
test.beforeAll(async () => {
  feeds = await startFaultyServer(({ url }, response) => {
    const body = bodies[url ?? ''] ?? ''
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(body)
  })
  // The demo world's drought would be graver than the warning.
  rssSite = await startServer({
    ALERTS_FEED_URL: `${feeds.origin}/rss`,
    DROUGHT_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'error',
  })
  silentSite = await startServer({ ALERTS_FEED_URL: `${feeds.origin}/silent-rss`, LOG_LEVEL: 'error' })
  atomSite = await startServer({ ALERTS_FEED_URL: `${feeds.origin}/atom`, LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await Promise.all([rssSite.stop(), silentSite.stop(), atomSite.stop()])
  await feeds.close()
})

/** The warnings of a page, once the feed has answered: on a busy machine its first answer may come too late. */
async function warningsOn(page: Page, address: string): Promise<Locator> {
  const warnings = page.getByRole('region', { name: 'Alerts' })
  await expect(async () => {
    await visit(page, address)
    await expect(warnings.getByText('Examples, not real warnings')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  return warnings
}

test('a warning shows severity, level, validity, area and its own words, with no ad beside it', async ({
  page,
}) => {
  const card = (await warningsOn(page, `${rssSite.url}/en?place=lugano`))
    .getByRole('article')
    // Fire and drought have rows of their own.
    .filter({ hasText: 'Gusts and hail are likely.' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Orange warning')
  await expect(card.getByRole('img', { name: 'MeteoAlarm: 3 of 4' })).toBeVisible()
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(card).toContainText('Valid until 19:00 today')
  await expect(card).toContainText('Area Luganese')
  await expect(card).toContainText('Gusts and hail are likely.')
  const ads = (name: string) =>
    page.getByRole('region', { name }).getByRole('figure', { name: 'Advertisement' })
  await expect(ads('Alerts')).toHaveCount(0)
  await expect(ads('Next 24 hours')).toHaveCount(0)
  await expect(ads('Today and the next 7 days')).toHaveCount(0)
})

test('a grave warning stands on the first screen of every page of the place, and leads to it', async ({
  page,
}) => {
  await warningsOn(page, `${rssSite.url}/en?place=lugano`)
  const others = ['/radar', '/precipitation', '/seasonal', '/location/lugano']
  for (const path of ['', ...(isSoak ? others : []), '/forecast']) {
    for (const viewport of isSoak ? [phone, { width: 1440, height: 900 }] : [phone]) {
      await page.setViewportSize(viewport)
      await visit(page, `${rssSite.url}/en${path}?place=lugano`)
      const bar = page.getByRole('link', { name: /^Orange warning for Lugano: .*until 19:00 today/ })
      await expect(bar, path).toBeInViewport()
    }
  }
  const bar = page.getByRole('link', { name: /^Orange warning for Lugano/ })
  await bar.click()
  await expect(page).toHaveURL(/\/en\/alerts\?place=lugano#alert-/)
  const own = page.getByRole('article').first()
  await expect(own).toContainText('Affects Lugano')
  await visit(page, `${rssSite.url}/en/alerts?place=lugano`)
  await expect(own.getByRole('heading')).toBeInViewport()
  await visit(page, `${rssSite.url}/en/forecast?place=zurich`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /warning for/ })).toHaveCount(0)
})

test('a live feed without a warning for the place is an all-clear, also when it is RSS', async ({ page }) => {
  const warnings = await warningsOn(page, `${rssSite.url}/en?place=zurich`)
  await expect(warnings.getByText(/^(All Clear: Good Weather Conditions|No warnings for )/)).toBeVisible()
  await visit(page, `${rssSite.url}/en/alerts?place=zurich`)
  const own = page.getByRole('region', { name: 'Zürich', exact: true })
  await expect(own.getByText('No warnings for Zurich')).toBeInViewport()
})

test('where the feed’s silence proves nothing, nobody is told that all is clear', async ({ page }) => {
  const warnings = await warningsOn(page, `${silentSite.url}/en?place=zurich`)
  await expect(warnings.getByText('we cannot rely on that')).toBeVisible()
  await expect(warnings.getByText(/All Clear|No warnings for/)).toHaveCount(0)
  await visit(page, `${silentSite.url}/en/alerts?place=zurich`)
  await expect(page.getByText('We can’t currently tell whether')).toBeVisible()
  await expect(page.getByText('we cannot rely on that')).toBeVisible()
  expect((await page.request.get(`${silentSite.url}/alerts.atom?place=zurich`)).status()).toBe(503)
  const { data } = await (await page.request.get(`${silentSite.url}/api/v1/alerts?place=zurich`)).json()
  expect(data).toMatchObject({ state: 'unknown', alerts: [] })
})

for (const place of ['tokyo', 'paris', 'konstanz', 'como']) {
  test(`${place} is never told all clear, on any page`, soakUnless(place === 'tokyo'), async ({ page }) => {
    for (const path of [`/en?place=${place}`, `/en/location/${place}`, `/en/alerts?place=${place}`]) {
      await visit(page, atomSite.url + path)
      await expect(page.getByText(/Our warnings do not cover \S.*\. This does/)).toBeVisible()
      await expect(page.getByText(/Who issues warnings there: /)).toBeVisible()
      await expect(page.getByText(/All Clear: Good|No warnings for [^S]/)).toHaveCount(0)
    }
    expect((await page.request.get(`${atomSite.url}/alerts.atom?place=${place}`)).status()).toBe(404)
    const { data } = await (await page.request.get(`${atomSite.url}/api/v1/alerts?place=${place}`)).json()
    expect(data).toMatchObject({ state: 'outside', alerts: [] })
  })
}

test('all clear, where the feed is trusted and lists nothing, in Liechtenstein too', async ({ page }) => {
  const warnings = await warningsOn(page, `${atomSite.url}/en?place=vaduz`)
  await expect(warnings.getByText('No warnings for Vaduz')).toBeVisible()
  // No flood and no drought there either: nothing to tell takes one line, which leads to the list.
  await visit(page, `${atomSite.url}/en?place=bern`)
  const line = warnings.getByRole('link')
  await expect(warnings).toHaveText('No warnings for Bern')
  expect((await line.boundingBox())?.height).toBeLessThan(64)
  await line.click()
  await expect(page.getByText('No active weather alerts for this location.')).toBeVisible()
})
