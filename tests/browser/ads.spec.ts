import { acceptAds, test } from '../support/ad-site.ts'
import { untilFontIsDrawn, watchProblems, watchShifts } from '../support/browser-traces.ts'
import { expect, phone, reload, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test('slots are labelled, as high as agreed from the first byte, and show the house panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/en')
  for (const [placement, height] of [
    ['sidebar-left', 120],
    ['sidebar-right', 120],
    ['footer', 90],
  ] as const) {
    const slot = page.locator(`.ad-${placement}`)
    expect((await slot.boundingBox())?.height, placement).toBe(height)
    await expect(slot).toHaveAttribute('data-state', 'ready')
    await expect(slot.getByText('Advertisement', { exact: true })).toBeVisible()
    await expect(slot.getByText('Your Ad Here')).toBeVisible()
    await expect(slot.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/en/ads')
  }
  expect(await page.getByRole('figure', { name: 'Advertisement' }).count()).toBeGreaterThanOrEqual(3)
  await page.emulateMedia({ media: 'print' })
  for (const slot of await page.locator('.ad').all()) await expect(slot).toBeHidden()
})

test('home’s own slot has room for 320 × 250 at every width', async ({ page }) => {
  await visit(page, '/en')
  for (const width of [320, 390, 768, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const body = await page.locator('.ad-home .ad-body').boundingBox()
    const panel = await page.locator('.ad-home .house-ad').boundingBox()
    expect([width, body?.width, panel?.width, panel?.height]).toEqual([width, 320, 320, 250])
  }
})

/** Three screens of 390 × 844. */
const firstScreensPx = 2532
for (const path of ['/radar', '/forecast', '/precipitation', '/seasonal', '/location/bern', '/region/alpine'])
  test(`a phone’s first three screens of /en${path} have one panel at most`, soakOnly, async ({ page }) => {
    await page.setViewportSize(phone)
    await visit(page, `/en${path}`)
    const tops = await page
      .locator('.ad:visible')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().top + scrollY))
    expect(tops.filter((top) => top < firstScreensPx).length).toBeLessThanOrEqual(1)
  })

test('slow, empty, oversized and blocked ads move nothing; the house panel stands where there is none', async ({
  page,
  adSite,
}) => {
  const shifts = await watchShifts(page)
  await acceptAds(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, `${adSite.url}/en`)
  await untilFontIsDrawn(page)
  await shifts()
  const heights = () =>
    page.locator('.ad').evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height))
  const before = await heights()
  for (const placement of ['sidebar-left', 'sidebar-right', 'footer']) {
    await page.locator(`.ad-${placement}`).scrollIntoViewIfNeeded()
    await expect(page.locator(`.ad-${placement} ins`)).toHaveAttribute(
      'data-ad-status',
      placement === 'sidebar-left' ? 'unfilled' : 'filled',
    )
  }
  expect(await heights()).toEqual(before)
  expect(await shifts()).toEqual([])
  await expect(page.locator('.ad-sidebar-left').getByText('Your Ad Here')).toBeVisible()
  const footer = page.locator('.ad-footer')
  await expect(footer.getByText('Your Ad Here')).toBeHidden()
  await test.step('a blocked network is logged and leaves no hole', async () => {
    const errors = watchProblems(page)
    await page.route(`${adSite.networkOrigin}/**`, (route) => route.abort('blockedbyclient'))
    await reload(page)
    await footer.scrollIntoViewIfNeeded()
    await expect.poll(() => errors.join()).toContain('Advertisement 1 failed')
    await expect(footer.getByText('Your Ad Here')).toBeVisible()
    expect((await footer.boundingBox())?.height).toBe(90)
  })
})
