import { embedShapes, embedSizes } from '../../src/app/features/embed/embed-shape.ts'
import { languages } from '../../src/domain/language.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expect, test } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'
import { untilWarnings } from '../support/until-ready.ts'

/** No warning for Andelfingen, but danger of level 4 on the Thur. */
let site: ServerProcess
test.beforeAll(async () => {
  site = await startServer({ DEMO_SEED: '3', DEMO_TIME: '2026-07-10T10:00:00Z', LOG_LEVEL: 'error' })
  await untilWarnings(site.url)
})
test.afterAll(() => site.stop())

test('a flood nearby is named above every page of the place', async ({ page }) => {
  const flood = page.getByRole('link', { name: /^Flood danger in Andelfingen, level 4 of 5: Thur/ })
  await page.goto(`${site.url}/en/forecast?place=andelfingen`)
  await flood.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakes and rivers')
  expect(new URL(page.url()).searchParams.get('place')).toBe('andelfingen')
})

test('and fits the frames of what others embed, also in the languages of the longest words', async ({
  page,
}) => {
  for (const shape of embedShapes)
    for (const language of isSoak ? languages : (['de', 'fr'] as const)) {
      await page.setViewportSize(embedSizes[shape])
      await page.goto(`${site.url}/${language}/embed/andelfingen?shape=${shape}`)
      await expect(page.getByText(/Thur$/)).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, `${shape} ${language}`).toBeLessThanOrEqual(embedSizes[shape].height)
    }
})
