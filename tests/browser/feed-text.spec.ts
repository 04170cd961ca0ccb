import { startHostileSite } from '../support/hostile-texts.ts'
import { expect, test, visit } from '../support/site.ts'
import { isSoak, soakOnly } from '../support/soak.ts'

let site: Awaited<ReturnType<typeof startHostileSite>>
test.beforeAll(async () => {
  site = await startHostileSite()
})
test.afterAll(() => site?.stop())

test(
  'words of the providers that try to be markup run nothing and make no element',
  soakOnly,
  async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    page.on('pageerror', (error) => dialogs.push(error.message))
    const expectHarmless = async (where: string) => {
      const found = await page.evaluate(() => ({
        ran: 'pwned' in globalThis,
        elements: document.querySelectorAll('x-pwned, img[src="x"], [onerror]').length,
        links: document.querySelectorAll('[href^="javascript:" i]').length,
      }))
      expect(found, where).toEqual({ ran: false, elements: 0, links: 0 })
    }
    const follow = (link: string) =>
      page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    // As HTML of the server, taken over by React …
    const others = ['/en/location/davos', '/en', '/en/search?q=xqzwv']
    for (const path of [...(isSoak ? others : []), '/en/alerts']) {
      await visit(page, site.url + path)
      await expectHarmless(path)
    }
    await expect(page.getByRole('main')).toContainText('onerror=pwned')
    // … as data of a page made in the browser …
    await page.getByRole('button', { name: 'Decline' }).click()
    await follow('Bern')
    await expect(page.getByRole('heading', { name: 'Next 24 hours' })).toBeVisible()
    await expectHarmless('a place reached in the browser')
    await follow('Alerts')
    const warning = page.getByRole('article').first()
    await expect(warning).toContainText('<x-pwned>')
    await warning.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true
    })
    await expectHarmless('a warning in all its languages')
    // … and as what the geocoder suggests, taken as the visitor's place.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Change location/ })
      .click()
    await page.getByRole('combobox', { name: 'Search for a place' }).fill('xqzwv')
    const option = page.getByRole('option', { name: 'onerror=pwned' })
    await expect(option).toBeVisible()
    await expectHarmless('a suggestion')
    await option.click()
    await expect(page.getByRole('main')).toContainText('img src x onerror pwned 1')
    await expectHarmless('a place of the geocoder')
    expect(dialogs).toEqual([])
  },
)
