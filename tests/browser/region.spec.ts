import { languages } from '../../src/domain/language.ts'
import { regionIds } from '../../src/domain/place/place.ts'
import { expect, test, visit } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lowland, Alps, and a region that does not exist', async ({ page }) => {
    await test.step('says its weather in words, on a map, in figures and by place', async () => {
      await visit(page, '/en/region/northern-switzerland')
      await expect(page).toHaveTitle('Weather in Northern Switzerland | Wetterhorn')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northern Switzerland')
      await expect(page.getByText(/^[A-Z].+ today, .+degrees/)).toBeVisible()
      const map = page.getByRole('list', { name: 'Map: current weather in Northern Switzerland' })
      await expect(map.getByRole('link', { name: /^Zürich .+ −?\d+° ?•$/ })).toBeVisible()
      for (const name of ['Highest temperature', 'Lowest temperature', 'Most precipitation'])
        await expect(page.getByText(name, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Alerts' })).toBeVisible()
      const basel = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Basel/ }) })
      await expect(basel).toContainText('260 m')
      await expect(basel.getByRole('listitem')).toHaveCount(8)
    })
    await test.step('the Alps stand on a ladder, the highest place first', async () => {
      await visit(page, '/it/region/alpine')
      const rungs = page.getByRole('list', { name: /Le località per quota/ }).getByRole('link')
      await expect(rungs.first()).toContainText(/^3466\sm/)
      const heights = (await rungs.allInnerTexts()).map((text) => Number.parseInt(text, 10))
      expect(heights).toEqual(heights.toSorted((a, b) => b - a))
      expect(heights.length).toBeGreaterThanOrEqual(8)
    })
    await test.step('an unknown region is a 404 with the six to choose from', async () => {
      const answer = await visit(page, '/en/region/atlantis')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We don’t know this region')
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    })
  })
})

test('all six are said without gaps, in the soak in all languages', async ({ request }) => {
  for (const language of isSoak ? languages : (['it'] as const))
    for (const region of regionIds) {
      const answer = await request.get(`/${language}/region/${region}`)
      expect(answer.status(), region).toBe(200)
      const main = /<main.*<\/main>/s.exec(await answer.text())?.[0]
      expect(main, region).toContain('<h1>')
      expect(main, region).not.toMatch(/>[^<]*(\bpages\.|\{\w+\}|undefined|NaN)/)
    }
})
