import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { languages } from '../../src/domain/language.ts'
import { memoise } from '../../src/domain/memoise.ts'
import { listedPages } from '../../src/domain/pages.ts'
import { startServer } from '../support/server-process.ts'
import { expect, hydrated, test, untilQuiet } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'
import { untilReady, untilWarnings } from '../support/until-ready.ts'
import {
  bytesOf,
  gzipped,
  homeBudget,
  homeTotal,
  listOf,
  moreScriptPerPage,
  weighRequests,
} from '../support/weigh.ts'

test('home keeps its budgets on a first visit, in the language of the longest texts', async ({ page }) => {
  const weigh = weighRequests(page)
  await page.goto('/fr')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await untilQuiet(page)
  const weighed = await weigh()
  const list = listOf(weighed)
  for (const [type, most] of Object.entries(homeBudget))
    expect(bytesOf(weighed, type), `${type}\n${list}`).toBeLessThanOrEqual(most)
  const sent = weighed.filter(({ inDocument }) => !inDocument)
  expect(sent.length, list).toBeLessThanOrEqual(homeTotal.requests)
  expect(
    sent.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThanOrEqual(homeTotal.bytes)
  await expect(page.getByRole('heading', { name: 'Les 2 prochaines heures' })).toBeVisible()
})

/** Bytes as they are sent to a client that knows no brotli, of which the document is a tenth shorter. */
async function sentGzipped(url: string): Promise<number> {
  const [answer]: IncomingMessage[] = await once(
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }),
    'response',
  )
  expect(answer?.headers['content-encoding']).toBe('gzip')
  return (await buffer(answer as IncomingMessage)).length
}

/** What a storm adds, or deep winter: 2.0 kB on home with the demo's seeds 20 and 31, whose own spec is in the soak. */
const roomForStorm = 2_250

test('the document of home as it is sent, in each language, has room for wild weather', async ({
  siteUrl,
}) => {
  for (const language of languages)
    expect(await sentGzipped(`${siteUrl}/${language}`), language).toBeLessThanOrEqual(
      homeBudget.document - roomForStorm,
    )
})

test('the document of home as it is sent in a storm', soakOnly, async () => {
  const site = await startServer({ DEMO_SEED: '20', DEMO_TIME: '2026-07-21T17:10:00Z' }, { hasRadar: true })
  try {
    await untilReady(site.url)
    await untilWarnings(site.url)
    for (const language of languages)
      expect(await sentGzipped(`${site.url}/${language}`), language).toBeLessThanOrEqual(homeBudget.document)
  } finally {
    await site.stop()
  }
})

const bytesOfFile = memoise((path: string) => gzipped(readFileSync(`build/client${path}`)))

// Documents name all the scripts their page fetches by itself (start-up.spec.ts).
test('the scripts that each page names keep its budget, and no map is among them', async ({ request }) => {
  for (const page of listedPages) {
    const document = await (await request.get(`/fr${page}`)).text()
    const scripts = [...new Set(document.match(/\/assets\/[^"]+\.js(?=")/g))]
    const list = scripts.map((path) => `${bytesOfFile(path)} ${path}`).join('\n')
    expect(scripts.length, page).toBeGreaterThan(5)
    expect(list, page).not.toContain('create-rain-map')
    expect(
      scripts.reduce((sum, path) => sum + bytesOfFile(path), 0),
      `${page}\n${list}`,
    ).toBeLessThanOrEqual(homeBudget.script + moreScriptPerPage)
  }
})
