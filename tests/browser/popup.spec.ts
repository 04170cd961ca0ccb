import type { Page } from '@playwright/test'
import { acceptAds, setMainHeight, test, withMainOfHeight } from '../support/ad-site.ts'
import { strangers, tracesOf } from '../support/browser-traces.ts'
import { expect, expectAccessibleState, phone, untilQuiet } from '../support/site.ts'
import { isSoak } from '../support/soak.ts'
import { openWithStoppedClock, reloadWithStoppedClock } from '../support/stopped-clock.ts'

/** A page whose clock stands still, with advertising accepted beforehand. */
async function open(page: Page, url: string, hasAnswered = true) {
  if (hasAnswered) await acceptAds(page)
  await openWithStoppedClock(page, url)
  await untilQuiet(page)
}
/** Lets the page's clock run until the visit is counted; at most 200 ms too far. */
async function untilCounted(page: Page, visits: string) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(200)
        return (await stored(page))[0]
      },
      // At once again: the page's clock is not ours to wait for.
      { intervals: [20] },
    )
    .toBe(visits)
}
const popup = (page: Page) => page.getByRole('dialog', { name: 'Advertisement' })
const stored = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('visitCount'), localStorage.getItem('popupClosed')])

test('is checked after a second, counted, and shown 20 seconds later, 300 × 250, without taking focus', async ({
  page,
}) => {
  await open(page, '/en')
  await page.clock.runFor(900)
  expect(await stored(page)).toEqual([null, null])
  await untilCounted(page, '1')
  await page.clock.runFor(19_700)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(300)
  await expect(popup(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  const [ad, close] = [popup(page).locator('.ad'), popup(page).getByRole('button', { name: 'Close' })]
  const [adBox, closeBox] = [await ad.boundingBox(), await close.boundingBox()]
  expect([adBox?.width, adBox?.height]).toEqual([300, 250])
  expect(Math.min(closeBox?.width ?? 0, closeBox?.height ?? 0)).toBeGreaterThanOrEqual(44)
  // Not modal: the page behind it still works, and its own focus comes back.
  const menu = page.getByRole('link', { name: 'Radar', exact: true }).first()
  await menu.focus()
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
  // The session kind leaves no closed flag, and a second visit shows nothing.
  expect(await stored(page)).toEqual(['1', null])
  await reloadWithStoppedClock(page)
  await untilCounted(page, '2')
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
})

test('never while consent is undecided; taking it back closes the popup and forgets the visit', async ({
  page,
}) => {
  await open(page, '/en', false)
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
  expect(await stored(page)).toEqual([null, null])
  await page.getByRole('button', { name: 'Accept' }).click()
  await untilCounted(page, '1')
  await page.clock.runFor(20_100)
  await expect(popup(page)).toBeVisible()
  // Nothing is stored that the table on /cookies does not name.
  expect(strangers(await tracesOf(page), ['necessary', 'advertising'])).toEqual([])
  // axe waits with timers of its own.
  await page.clock.resume()
  await expectAccessibleState(page)
  // By keyboard: on a short page the popup may lie over the footer's button.
  await page.getByRole('button', { name: 'Cookie Settings' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Cookie Settings' }).getByRole('button', { name: 'Decline' }).click()
  await expect(popup(page)).toHaveCount(0)
  expect(await stored(page)).toEqual([null, null])
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
  expect(await stored(page)).toEqual([null, null])
})

test('waits while somebody types and on a page with a severe warning, and leaves when the next page shows one', async ({
  page,
}) => {
  const severe = page.locator('main :is(.severity-3, .severity-4)')
  await open(page, '/en/location/geneva')
  await expect(severe).toHaveCount(0)
  await untilCounted(page, '1')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Change location/ })
    .click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.clock.runFor(30_000)
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  const alerts = page.getByRole('banner').getByRole('link', { name: 'Alerts' })
  await alerts.click()
  await page.clock.runFor(100)
  await expect(severe.first()).toBeVisible()
  await page.clock.runFor(40_000)
  await expect(popup(page)).toHaveCount(0)
  await page.goBack()
  await expect(severe).toHaveCount(0)
  await page.clock.runFor(1100)
  await expect(popup(page)).toBeVisible()
  await page.clock.resume()
  await alerts.click()
  await expect(severe.first()).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test('comes neither to a page that is too short nor, on the smallest phone, over the temperature', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await withMainOfHeight(page, 499)
  await open(page, '/en')
  const slot = page.locator('.ad-footer')
  await expect(slot).toHaveAttribute('data-state', 'too-short')
  await expect(slot).toBeHidden()
  await setMainHeight(page, 799)
  await page.clock.runFor(30_000)
  await expect(slot).toBeVisible()
  expect(await stored(page)).toEqual([null, null])
  await setMainHeight(page, null)
  await untilCounted(page, '1')
  await page.clock.runFor(30_000)
  let shown = 0
  for (const top of [0, 700]) {
    await page.evaluate((top) => scrollTo(0, top), top)
    await page.clock.runFor(1100)
    if (!(await popup(page).isVisible())) continue
    shown++
    const [box, figure] = await Promise.all(
      [popup(page), page.locator('.hero-figure')].map((one) => one.boundingBox()),
    )
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true)
    expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  }
  expect(shown).toBeGreaterThan(0)
})

test('the persistent kind comes on every visit until it is closed once; the ad of home’s own slot after 20 seconds', async ({
  page,
  adSite,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, `${adSite.url}/en`)
  await test.step('home’s own slot: 320 × 250 under its label', async () => {
    const slot = page.locator('.ad-home')
    await slot.scrollIntoViewIfNeeded()
    expect((await slot.locator('.ad-body').boundingBox())?.width).toBe(320)
    await expect(slot).toHaveAttribute('data-state', 'ready')
    await expect(slot.getByText('Your Ad Here')).toBeVisible()
    const unit = slot.locator('ins')
    await page.clock.runFor(19_000)
    await expect(unit).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(unit).toBeAttached()
    const box = await unit.boundingBox()
    expect([box?.width, box?.height]).toEqual([320, 250])
  })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.clock.runFor(20_100)
  await expect(popup(page)).toBeVisible()
  await reloadWithStoppedClock(page)
  await untilCounted(page, '2')
  await page.clock.runFor(20_100)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  expect(await stored(page)).toEqual(['2', 'true'])
  await reloadWithStoppedClock(page)
  await untilCounted(page, '3')
  await page.clock.runFor(60_000)
  await expect(popup(page)).toHaveCount(0)
})

test('on a phone it is a small card that steps aside for the rain, warnings and controls; Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/en')
  await untilCounted(page, '1')
  await page.clock.runFor(21_000)
  const card = page.locator('.popup-ad')
  let shown = 0
  const step = isSoak ? 120 : 600
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.clock.runFor(1100)
    if (!(await card.isVisible())) continue
    shown++
    const box = await card.boundingBox()
    expect(box && box.width <= 260 && box.height <= 124 && box.y + box.height <= 844).toBe(true)
    const covered = await page.evaluate(() => {
      const own = document.querySelector('.popup-ad')?.getBoundingClientRect()
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        own && left < own.right && right > own.left && top < own.bottom && bottom > own.top
      const seen =
        '.hero-figure, main .section-lead .rain-sentence, .warning-bar, .warning-card, main button, main nav a'
      return [...document.querySelectorAll(seen)]
        .filter((element) => isUnder(element.getBoundingClientRect()))
        .map((element) => element.textContent)
    })
    expect(covered, `at ${y} px`).toEqual([])
  }
  expect(shown).toBeGreaterThan(0)
  if (!(await card.isVisible())) {
    await page.evaluate(() => scrollTo(0, 700))
    await page.clock.runFor(1100)
  }
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})
