import { expect, expectAccessibleByDayAndNight, expectNoOverflow, test } from '../support/site.ts'

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 720 },
]

test('fills the screen, turns and is held, on its own', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de/display/st-gallen')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectNoOverflow(page)
    const cut = await page.evaluate(() => {
      const room = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
      return [...document.querySelectorAll('.view')].filter(
        (view) => (view.lastElementChild?.getBoundingClientRect().bottom ?? 0) > room + 1,
      ).length
    })
    expect(cut, `views cut off at ${size.width} × ${size.height}`).toBe(0)
  }
  const now = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const headings = [now, 'Heute und die nächsten 7 Tage', 'Warnungen', 'Niederschlagsradar']
  for (const name of [...headings, now]) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([name])
    await page.clock.runFor(15_000)
  }
  const held = await page.getByRole('heading', { level: 2 }).textContent()
  await page.keyboard.press('Space')
  await page.clock.runFor(45_000)
  await expect(page.getByRole('heading', { level: 2, name: held ?? '' })).toBeVisible()
})

test('each view is accessible', async ({ page }) => {
  await page.clock.install()
  await page.goto('/de/display/st-gallen')
  for (let view = 0; view < 4; view++) {
    await expectAccessibleByDayAndNight(page, view === 0)
    await page.clock.runFor(15_000)
  }
})

test('its radar picture has come, with the place marked', async ({ page }) => {
  await page.goto('/it/display/lugano?theme=dark')
  const picture = page.locator('.view-radar img')
  await expect(picture).toHaveAttribute('src', /\.svg\?theme=dark&lang=it&place=lugano$/)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('keeps the last picture while the server is away, and says of when it is', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en/display/bern')
  const old = page.getByText('newer ones could not be loaded')
  await page.route('**/en/display/bern', (route) => route.abort())
  await page.clock.runFor(60_000)
  await expect(old).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bern', exact: true })).toBeVisible()
  await page.unroute('**/en/display/bern')
  await page.clock.runFor(60_000)
  await expect(old).toBeHidden()
})
