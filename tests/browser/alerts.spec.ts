import { expect, test, visit } from '../support/site.ts'

/** The demo world works its warnings out at the first question; until then the page shows samples. */
test.beforeAll(async ({ request, siteUrl }) => {
  await expect.poll(async () => (await request.get(`${siteUrl}/alerts.atom`)).status()).toBe(200)
})

test.describe('the page of warnings', () => {
  test('filters, map and chart lead on, in the address', async ({ page }) => {
    await test.step('filters by region and type in the address, and back again', async () => {
      await visit(page, '/en/alerts')
      const all = await page.getByRole('article').count()
      await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Wind' }).click()
      await expect(page).toHaveURL(/\?type=wind$/)
      await expect(
        page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Wind' }),
      ).toHaveAttribute('aria-current', 'true')
      const shown = page.getByRole('main').getByText(/ of \d+ warnings/)
      await expect(shown).toBeVisible()
      await expect(
        page.getByRole('status').filter({ hasText: (await shown.textContent()) ?? 'missing' }),
      ).toHaveCount(1)
      await page
        .getByRole('navigation', { name: 'Region', exact: true })
        .getByRole('link', { name: 'North' })
        .click()
      await expect(page).toHaveURL(/region=northern-switzerland&type=wind$/)
      await expect(page.getByText('The list has no warnings for this selection.')).toBeVisible()
      await page.getByRole('link', { name: 'Show all warnings' }).last().click()
      await expect(page.getByRole('article')).toHaveCount(all)
    })
    await test.step('areas of the map and bars of the chart lead to their warning', async () => {
      const area = page.getByLabel('Map of areas with warnings').getByRole('link').first()
      const target = (await area.getAttribute('href')) ?? ''
      await area.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${target.replaceAll('.', '\\.')}$`))
      await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport()
      const bar = page.getByRole('region', { name: 'Next 48 hours' }).getByRole('link').first()
      await expect(bar).toHaveAccessibleName(/MeteoAlarm: [1-4] of 4/)
      await expect(bar).toHaveAccessibleDescription('')
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('all is listed in the issuer’s words, and can be filtered', async ({ page, request }) => {
    await test.step('says how many there are and lists them with severity, period, area and source', async () => {
      await visit(page, '/en/alerts')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weather alerts')
      await expect(page.getByText(/active warnings? in Switzerland/)).toBeVisible()
      // Floods and avalanches have cards of their own.
      const first = page.getByRole('article').filter({ hasText: 'Orange warning' }).last()
      await expect(first.getByRole('img', { name: 'MeteoAlarm: 3 of 4' })).toBeVisible()
      await expect(first).toContainText(/(until|to) .*\((ongoing, ends|starts) in /)
      await expect(first).toContainText('Area')
      await expect(first).toContainText('Region')
      await expect(first).toContainText('Updated')
      await expect(page.getByRole('link', { name: 'MeteoSwiss / EUMETNET – MeteoAlarm' })).toBeVisible()
      await expect(page.getByText('Time delays between this website and MeteoAlarm')).toBeVisible()
    })
    await test.step('shows the issuer’s words unaltered, with the other languages one click away', async () => {
      const { data } = await (await request.get('/api/v1/alerts')).json()
      const [warning] = data.alerts
      await visit(page, '/fr/alerts')
      const listed = page.getByRole('article').filter({ hasText: warning.area }).first()
      // A link to a warning opens it.
      await visit(page, `/fr/alerts?alert=${await listed.getAttribute('id')}`)
      const card = page.getByRole('article').filter({ hasText: warning.area }).first()
      // The lines that begin with a dash are a list; not a word of them is another.
      const items = warning.texts.fr.description.split('\n').map((line: string) => line.replace(/^- /, ''))
      for (const item of items)
        await expect(card.getByRole('listitem').filter({ hasText: item })).toHaveText(item)
      await card.getByText('Autres langues').click()
      await expect(card.getByRole('region', { name: 'Deutsch' })).toContainText(warning.texts.de.title)
      await expect(card.getByRole('region', { name: 'Rumantsch' })).toHaveAttribute('lang', 'rm')
    })
    await test.step('everything is there and the filters work', async () => {
      await visit(page, '/de/alerts')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('link', { name: 'Schnee', exact: true }).click()
      await expect(page).toHaveURL(/type=snow$/)
      const warnings = page
        .getByRole('article')
        .filter({ has: page.getByRole('img', { name: /MeteoAlarm/ }) })
      await expect(warnings).not.toHaveCount(0)
      await expect(warnings.filter({ hasNotText: 'Schnee' })).toHaveCount(0)
      const last = warnings.last()
      await expect(last.getByRole('listitem').filter({ hasText: 'Verhalten' })).toBeHidden()
      await last.getByText('Warnung lesen').click()
      await last.getByText('Andere Sprachen').click()
      await expect(last.getByRole('region', { name: 'Français' })).toBeVisible()
    })
    await test.step('a region without warnings has the sentence for none', async () => {
      await visit(page, '/en/alerts?region=northern-switzerland')
      await expect(page.getByText('No active weather warnings for this region.')).toBeVisible()
    })
    await test.step('says so when the address asks for a region that does not exist', async () => {
      await visit(page, '/en/alerts?region=bavaria')
      await expect(page.getByText('There is no region or type called “bavaria”')).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
    await test.step('a place that is warned is named on its warnings', async () => {
      await visit(page, '/en/alerts?place=grindelwald')
      const own = page.getByRole('region', { name: 'Grindelwald' })
      await expect(own.getByRole('article').filter({ hasText: 'Affects Grindelwald' })).not.toHaveCount(0)
    })
    await test.step('in forced colours the level is read from filled bars and from words', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await visit(page, '/en/alerts')
      const card = page.getByRole('article').filter({ hasText: 'Orange warning' }).first()
      const meter = card.getByRole('img', { name: 'MeteoAlarm: 3 of 4' })
      const filled = await meter.locator('i').evaluateAll((bars) => {
        const text = getComputedStyle(bars[0]?.parentElement as Element).color
        return bars.map((bar) => getComputedStyle(bar).backgroundColor === text)
      })
      expect(filled).toEqual([true, true, true, false])
    })
  })
})
