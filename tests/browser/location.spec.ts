import { expect, test, visit } from '../support/site.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('title and address, where it lies, and what is unknown', async ({ page }) => {
    await test.step('has its own title, description, canonical address and structured data', async () => {
      await visit(page, '/de/location/lucerne')
      await expect(page).toHaveTitle('Wetter Luzern | Wetterhorn')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Luzern.*°C/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/location\/lucerne$/)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      const script = await page.locator('script[type="application/ld+json"]').textContent()
      const [crumbs, city] = JSON.parse(script ?? '{}')['@graph']
      expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
        'Schweiz',
        'Zentralschweiz',
        'Luzern',
      ])
      expect(city).toMatchObject({ '@type': 'City', name: 'Luzern', address: { addressCountry: 'CH' } })
    })
    await test.step('says where it lies and how high', async () => {
      await visit(page, '/en/location/zermatt')
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(crumbs.getByRole('listitem')).toHaveText(['Switzerland', 'Alps', 'Zermatt'])
      await expect(crumbs.getByText('Zermatt')).toHaveAttribute('aria-current', 'page')
      const nearby = page.getByRole('region', { name: 'Nearby' })
      await expect(nearby).toContainText('1608 m a.s.l.')
      await expect(nearby).toContainText('Valais')
      await crumbs.getByRole('link', { name: 'Alps' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alps')
    })
    await test.step('an unknown place shows Zürich, says so, and is a 404 that nobody indexes', async () => {
      const answer = await visit(page, '/en/location/no-such-place')
      expect(answer?.status()).toBe(404)
      await expect(page.getByText('We don’t know a place called “no-such-place”.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Zürich')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    })
    await test.step('a position is named after its place and points to its page', async () => {
      const answer = await visit(page, '/en/location/47.05,8.31')
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucerne')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/location\/lucerne$/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
    await test.step('names at most six neighbours with their weather, each a link', async () => {
      await visit(page, '/en/location/lucerne')
      const links = page.getByRole('region', { name: 'Nearby' }).getByRole('link', { name: / \d+\skm / })
      expect(await links.count()).toBeGreaterThan(2)
      expect(await links.count()).toBeLessThanOrEqual(6)
      await expect(links.first()).toHaveAccessibleName(/ \d+\skm .+ −?\d+°$/)
      const name = ((await links.first().textContent()) ?? '').replace(/\s\d+\skm.*/, '')
      await links.first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    })
    await test.step('a small village works as well', async () => {
      const answer = await visit(page, '/fr/location/evolene')
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Evolène')
    })
    await test.step('markup in an address stays text', async () => {
      await visit(page, `/en/location/${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
      await expect(page.getByText('<img src=x')).toBeVisible()
    })
  })
})
