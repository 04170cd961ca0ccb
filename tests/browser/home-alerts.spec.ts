import { composeAtom } from '../../src/upstreams/alert-feed/fixtures/compose-atom.ts'
import { composeRss } from '../../src/upstreams/alert-feed/fixtures/compose-rss.ts'
import { warning } from '../../src/upstreams/alert-feed/fixtures/composed-warning.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, expectAccessible, test } from '../support/site.ts'

/** Runs around the demo world's morning of 15 November. */
const storm = { ...warning, from: '2026-11-15T08:00:00+00:00', until: '2026-11-15T18:00:00+00:00' }

let feed: FaultyServer
let server: ServerProcess
let answer = ''
test.describe.configure({ mode: 'serial' })
test.beforeEach(async () => {
  feed = await startFaultyServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(answer)
  })
  server = await startServer({ ALERTS_FEED_URL: `${feed.origin}/feed`, LOG_LEVEL: 'error' })
})
test.afterEach(async () => {
  await server.stop()
  await feed.close()
})

test('a warning shows severity, level, validity, area and its own words, with no ad beside it', async ({
  page,
}) => {
  answer = composeRss([storm])
  await page.goto(`${server.url}/en?place=lugano`)
  const card = page.getByRole('region', { name: 'Alerts' }).getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Severe')
  await expect(card.getByRole('img', { name: 'Level 3 of 4' })).toBeVisible()
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
  await expect(card).toContainText('Valid until 19:00 today')
  await expect(card).toContainText('Area Luganese')
  await expect(card).toContainText('Gusts and hail are likely.')
  await expectAccessible(page)
  const ads = (name: string) =>
    page.getByRole('region', { name }).getByRole('group', { name: 'Advertisement' })
  await expect(ads('Alerts')).toHaveCount(0)
  await expect(ads('Next 24 hours')).toHaveCount(0)
  await expect(ads('8 days')).toHaveCount(1)
})

test('where the feed’s silence proves nothing, nobody is told that all is clear', async ({ page }) => {
  answer = composeRss([storm])
  await page.goto(`${server.url}/en?place=zurich`)
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByText('We do not know whether weather alerts are active here')).toBeVisible()
  await expect(alerts.getByText('All Clear')).toHaveCount(0)
})

test('all clear, where the feed is trusted and lists nothing', async ({ page }) => {
  answer = composeAtom([], feed.origin)
  await page.goto(`${server.url}/en`)
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByText('All Clear: Good Weather Conditions')).toBeVisible()
  await expect(alerts.getByText('No active weather alerts for this location.')).toBeVisible()
})
