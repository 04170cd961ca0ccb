import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { nextRelease } from '../support/next-release.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, hydrated, test, visit } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

let later: string
let dataDir: string
let site: ServerProcess
let env: Record<string, string>

test.beforeEach(async () => {
  later = nextRelease()
  dataDir = mkdtempSync(join(tmpdir(), 'wetterhorn-release-'))
  env = { PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  site = await startServer(env)
})
test.afterEach(async () => {
  await site.stop()
  for (const folder of [later, dataDir]) rmSync(folder, { recursive: true, force: true })
})

async function release() {
  await site.stop()
  site = await startServer(env, { folder: later })
  // Its first pages take longest: after five seconds the worker would show what it has kept.
  for (const path of ['/en', '/en/forecast', '/en/alerts']) await (await fetch(site.url + path)).text()
}

/** The scripts that run in the page: those of one release only. */
const releasesIn = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const named = files.filter((path) => path.startsWith('/assets/') && !path.includes('manifest-'))
    return [...new Set(named.map((path) => (/_later\.\w+$/.test(path) ? 'later' : 'former')))]
  })
const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  )

test('a new release takes over at once, and what was kept before still opens', async ({ page, context }) => {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  const pressInBanner = async (tab: Page, name: string, path: string) => {
    await tab.getByRole('banner').getByRole('link', { name }).first().click()
    await expect(tab).toHaveURL(site.url + path)
  }
  for (const path of ['/en/forecast', '/en']) {
    await visit(page, site.url + path)
    await expect.poll(() => keptPages(page)).toContain(path)
  }
  const beenHome = await context.newPage()
  await visit(beenHome, `${site.url}/en`)
  await pressInBanner(beenHome, 'Forecast', '/en/forecast')
  const notBeenElsewhere = await context.newPage()
  // A page that does not refresh itself: home would go over to the release by itself, perhaps just as the press comes.
  await visit(notBeenElsewhere, `${site.url}/en/about`)
  for (const tab of [page, beenHome, notBeenElsewhere]) expect(await releasesIn(tab)).toEqual(['former'])

  await release()
  // A tab that has the code of the page: with the data of the new release it would be a mixture.
  await pressInBanner(beenHome, 'Wetterhorn', '/en')
  await expect.poll(() => releasesIn(beenHome)).toEqual(['later'])
  // A tab that has not: the code has gone with its release.
  await pressInBanner(notBeenElsewhere, 'Alerts', '/en/alerts')
  await expect.poll(() => releasesIn(notBeenElsewhere)).toEqual(['later'])

  const missing: string[] = []
  context.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  await visit(page, `${site.url}/en`)
  expect(await releasesIn(page)).toEqual(['later'])
  const shell = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('precache')) ?? ''
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(shell).toEqual([expect.stringMatching(/^\/assets\/wetterhorn-sans-.*_later\.woff2$/)])

  await context.setOffline(true)
  for (const [path, whose] of [
    ['/en', 'later'],
    ['/en/forecast', 'former'],
  ] as const) {
    await page.goto(site.url + path)
    await expect(page.locator('#offline-note')).toBeVisible()
    await hydrated(page)
    expect(await releasesIn(page)).toEqual([whose])
  }
  // Not refreshed with data that only the later release can show: reloaded.
  await context.setOffline(false)
  await expect(page.locator('#offline-note')).toBeHidden()
  await hydrated(page)
  await expect.poll(() => releasesIn(page)).toEqual(['later'])
  expect([missing, errors]).toEqual([[], []])
})
