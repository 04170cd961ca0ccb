import { test } from '../support/ad-site.ts'
import { expect, visit } from '../support/site.ts'

test.describe('/about without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('names every source with its state right now, and every package with its licence', async ({
    page,
    request,
  }) => {
    await visit(page, '/en/about')
    for (const [data, provider] of [
      ['Current weather and forecast', 'MeteoSwiss'],
      ['Warnings', 'MeteoSwiss / EUMETNET – MeteoAlarm'],
      ['Place search', 'Nominatim'],
    ] as const) {
      const row = page.getByRole('row', { name: new RegExp(data) })
      await expect(row.getByRole('link', { name: provider })).toHaveAttribute('href', /^https:/)
      await expect(row).toContainText(/Up to date|Out of date|Not available|Not queried yet/)
    }
    const weather = page.getByRole('row', { name: /Current weather/ })
    await expect(weather).toContainText('Up to date')
    await expect(weather.locator('time')).toContainText('Latest values')

    await page.getByText('Packages by licence').click()
    await expect(
      page
        .getByRole('region', { name: 'MIT', exact: true })
        .getByRole('link', { name: 'react', exact: true }),
    ).toBeVisible()
    const texts = await request.get('/licences.txt')
    expect(await texts.text()).toContain('Copyright (c) Meta Platforms')
  })

  test('leads to the API and to the contact page', async ({ page }) => {
    await visit(page, '/de/about')
    await expect(page.getByRole('link', { name: 'API-Dokumentation' })).toHaveAttribute('href', '/api/v1')
    await page.getByRole('main').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/de\/contact$/)
  })
})

test('/contact without any address says what the operator must set', async ({ page }) => {
  await visit(page, '/en/contact')
  const operator = page.getByRole('region', { name: 'Who runs this site' })
  await expect(operator).toContainText('set CONTACT_MAIL or ISSUES_URL')
  await operator.getByRole('link', { name: 'Set up the site' }).click()
  await expect(page).toHaveURL(/\/en\/setup$/)
  const missing = page.getByRole('listitem').filter({ hasText: 'CONTACT_MAIL' })
  await expect(missing.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/en/contact')
})

test('the operator’s address is a link and can be copied', async ({ page, context, adSite }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adSite.url })
  await visit(page, `${adSite.url}/en/contact`)
  await expect(page.getByRole('link', { name: 'hallo@wetterhorn.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@wetterhorn.example',
  )
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hallo@wetterhorn.example')
})
