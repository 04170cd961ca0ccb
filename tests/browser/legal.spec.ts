import { storageEntries } from '../../src/app/browser/storage-entries.ts'
import { strangers, tracesOf } from '../support/browser-traces.ts'
import { expect, expectFitsEveryWidth, test, visit } from '../support/site.ts'
import { isSoak, soakOnly } from '../support/soak.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table on /cookies is the code’s own list', async ({ page }) => {
    await visit(page, '/en/cookies')
    const rows = page.getByRole('table').getByRole('row')
    const shown = await rows.evaluateAll((all) =>
      all.slice(1).map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]),
    )
    const where = {
      local: 'Local storage',
      session: 'Session storage',
      cookie: 'Cookie',
      cache: 'Cache storage',
      database: 'Database',
    }
    expect(shown).toEqual(storageEntries.map((entry) => [entry.key, where[entry.where]]))
  })

  test('the contents lead to their sections', async ({ page }) => {
    await visit(page, '/en/privacy')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'Your rights' }).click()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
  })
})

test('they fit every width', soakOnly, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', '{}'))
  for (const name of ['privacy', 'cookies']) {
    await visit(page, `/de/${name}`)
    await expectFitsEveryWidth(page)
  }
})

test(
  'whoever uses the whole site finds nothing stored that the table does not name',
  soakOnly,
  async ({ page }) => {
    await visit(page, '/en')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('link', { name: 'Bern', exact: true }).first().click()
    await visit(page, '/en/settings')
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
    const others = ['/de/radar', '/fr/alerts', '/it/forecast', '/en/precipitation', '/en/seasonal']
    for (const path of [...(isSoak ? others : []), '/en/setup', '/en']) await visit(page, path)
    await expect.poll(() => tracesOf(page).then(({ session }) => session)).toContain('visitCount')
    const traces = await tracesOf(page)
    expect(traces.local).toEqual(expect.arrayContaining(['consent']))
    expect(traces.cookies).toContain('settings')
    expect(strangers(traces, ['necessary', 'advertising'])).toEqual([])
  },
)
