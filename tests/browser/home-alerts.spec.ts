import type { Locator, Page } from '@playwright/test'
import { composeAtom } from '../../src/upstreams/alert-source/fixtures/compose-atom.ts'
import { composeRss } from '../../src/upstreams/alert-source/fixtures/compose-rss.ts'
import { warning } from '../../src/upstreams/alert-source/fixtures/composed-warning.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { demoTime, type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectAccessible, test, visit } from '../support/site.ts'

/** Runs around the demo world's morning of 15 November. */
const storm = { ...warning, from: '2026-11-15T08:00:00+00:00', until: '2026-11-15T18:00:00+00:00' }

test.describe.configure({ mode: 'serial' })

let feeds: FaultyServer
let rssSite: ServerProcess
let atomSite: ServerProcess
test.beforeAll(async () => {
  feeds = await startFaultyServer(({ url }, response) => {
    const body = url === '/rss' ? composeRss([storm]) : composeAtom([], 'https://example.org', demoTime)
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(body)
  })
  rssSite = await startServer({ ALERTS_FEED_URL: `${feeds.origin}/rss`, LOG_LEVEL: 'error' })
  atomSite = await startServer({ ALERTS_FEED_URL: `${feeds.origin}/atom`, LOG_LEVEL: 'error' })
})
test.afterAll(async () => {
  await Promise.all([rssSite.stop(), atomSite.stop()])
  await feeds.close()
})

/** The alerts of a page, once the feed has answered: on a busy machine its first answer may come too late. */
async function alertsOn(page: Page, address: string): Promise<Locator> {
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(async () => {
    await visit(page, address)
    await expect(alerts.getByText('Examples, not real alerts')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  return alerts
}

test('a warning shows severity, level, validity, area and its own words, with no ad beside it', async ({
  page,
}) => {
  const card = (await alertsOn(page, `${rssSite.url}/en?place=lugano`)).getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Severe')
  await expect(card.getByRole('img', { name: 'Level 3 of 4' })).toBeVisible()
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(card).toContainText('Valid until 19:00 today')
  await expect(card).toContainText('Area Luganese')
  await expect(card).toContainText('Gusts and hail are likely.')
  await expectAccessible(page)
  const ads = (name: string) =>
    page.getByRole('region', { name }).getByRole('figure', { name: 'Advertisement' })
  await expect(ads('Alerts')).toHaveCount(0)
  await expect(ads('Next 24 hours')).toHaveCount(0)
  await expect(ads('8 days')).toHaveCount(1)
})

test('where the feed’s silence proves nothing, nobody is told that all is clear', async ({ page }) => {
  const alerts = await alertsOn(page, `${rssSite.url}/en?place=zurich`)
  await expect(alerts.getByText('We do not know whether weather alerts are active here')).toBeVisible()
  await expect(alerts.getByText('All Clear')).toHaveCount(0)
})

test('all clear, where the feed is trusted and lists nothing', async ({ page }) => {
  const alerts = await alertsOn(page, `${atomSite.url}/en`)
  await expect(alerts.getByText('All Clear: Good Weather Conditions')).toBeVisible()
  await expect(alerts.getByText('No active weather alerts for this location.')).toBeVisible()
})
