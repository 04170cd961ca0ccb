import { expect, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

const bern = { name: /Change location: Bern/ }

test('a page come back to is shown at once as it was last known, while the server is asked again', async ({
  page,
}) => {
  await visit(page, '/en/location/bern')
  const hero = page.getByRole('main').getByRole('button', bern)
  await expect(hero).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zürich' }).first().click()
  await expect(page).toHaveURL('/en/location/zurich')
  await expect(hero).toBeHidden()

  const held = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  const renewal = page.waitForRequest(/location\/bern\.data/)
  await page.goBack()
  await expect(hero).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next 24 Hours' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false')
  const answer = (await renewal).response()
  held.resolve()
  expect((await answer)?.status()).toBe(200)
  await expect(hero).toBeVisible()
})

test('without a network a page come back to stays readable', async ({ page, context }) => {
  await visit(page, '/en/location/bern')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zürich' }).first().click()
  await expect(page).toHaveURL('/en/location/zurich')
  await expect(page.getByRole('main').getByRole('button', bern)).toBeHidden()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('bern.data'))
  await context.setOffline(true)
  await page.goBack()
  await failed
  await expect(page.getByRole('main').getByRole('button', bern)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next 24 Hours' })).toBeVisible()
})

test('a plain address come back to speaks for the place chosen meanwhile', soakOnly, async ({ page }) => {
  await visit(page, '/en/forecast')
  await expect(page.getByRole('banner').getByRole('button', { name: /: Zürich$/ })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /: Zürich$/ })
    .click()
  await page.getByRole('option', { name: 'Lugano', exact: true }).click()
  await expect(page).toHaveURL('/en/forecast?place=lugano')
  await page.goBack()
  await expect(page).toHaveURL('/en/forecast')
  await expect(page.getByRole('banner').getByRole('button', { name: /: Lugano$/ })).toBeVisible()
})

test('without a network a link to a page never seen leaves the page as it is and says why', async ({
  page,
  context,
}) => {
  await visit(page, '/en/forecast')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Alerts' }).click()
  await expect(page.getByText('You’re offline')).toBeVisible()
  await expect(page).toHaveURL('/en/forecast')
  // Another look at the same page needs the server too.
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL('/en/forecast')
  await expect(page.getByRole('slider', { name: 'Hour shown' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Alerts' }).click()
  await expect(page).toHaveURL('/en/alerts')
})
