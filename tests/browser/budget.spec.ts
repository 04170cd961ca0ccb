import { languages } from '../../src/domain/language.ts'
import { expect, hydrated, test, untilQuiet } from '../support/site.ts'
import { bytesOf, gzipped, homeBudget, homeTotal, listOf, weighRequests } from '../support/weigh.ts'

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

test('the document of home as it is sent, in each language', async ({ request }) => {
  for (const language of languages) {
    const answer = await request.get(`/${language}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(gzipped(await answer.body()), language).toBeLessThanOrEqual(homeBudget.document)
  }
})
