import type { Page } from '@playwright/test'
import { startServer } from '../support/server-process.ts'
import { expect, phone, test, visit } from '../support/site.ts'

/** Pages of lists and charts: eight rows and "show all", so that the answer is not followed by ten screens. */
const pages = [
  ...['/mountain', '/accuracy', '/seasonal', '/snow', '/water', '/plan', '/precipitation'],
  ...['/way', '/way?stop=bern&stop=interlaken&stop=grindelwald&by=bike'],
  ...['/pollen', '/region/alpine', '/region/western-switzerland'],
]
const mostPx = 4000

test.use({ viewport: phone })

async function tooLong(page: Page, paths: readonly string[], url = ''): Promise<[string, number][]> {
  const heights: [string, number][] = []
  for (const path of paths) {
    await visit(page, `${url}/en${path}`)
    heights.push([path, await page.evaluate(() => document.documentElement.scrollHeight)])
  }
  return heights.filter(([, height]) => height > mostPx)
}

test('pages of lists stay within 4000 px on a phone until more is asked for', async ({ page }) => {
  expect(await tooLong(page, pages)).toEqual([])
})

test('so do those that are longest in winter, with a bulletin and fresh snow', async ({ page }) => {
  const server = await startServer({ DEMO_TIME: '2027-02-20T12:00:00Z' })
  try {
    const paths = ['/snow?place=davos', '/region/alpine', '/region/southern-switzerland', '/mountain']
    expect(await tooLong(page, paths, server.url)).toEqual([])
  } finally {
    await server.stop()
  }
})
