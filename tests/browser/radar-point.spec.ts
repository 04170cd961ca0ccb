import { holdRequests } from '../support/hold-requests.ts'
import { returnAfter } from '../support/left-open.ts'
import { openMovingRadar, radarMap } from '../support/radar-page.ts'
import { expect, expectAccessibleState, phone, test, untilQuiet } from '../support/site.ts'

// A map takes seconds of shaders to compile without a graphics card: one page for all that can be tried on it.
test('Enter reads the middle of the map, the scrubber other frames there, Escape puts it away; stations can be shown', async ({
  page,
  siteUrl,
}) => {
  // Its pictures are the longest work of a start.
  await expect
    .poll(async () => (await fetch(`${siteUrl}/api/v1/map/forecast`)).text())
    .toContain('"precipitation":{"isAvailable":true}')
  await openMovingRadar(page, siteUrl, '/en/radar?place=bern&c=46.948,7.447&z=8')
  const slider = page.getByRole('slider', { name: 'Time shown' })
  await radarMap(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.map-point').getByRole('heading')).toHaveText('Bern')
  // Said once, with its weather.
  await expect(page.getByRole('status').filter({ hasText: 'Bern' })).toHaveText([/^Bern\. \d\d:\d\d/])
  await slider.focus()
  await page.keyboard.press('PageUp')
  await expect(page.locator('.map-point')).toContainText('Nowcast')
  await page.keyboard.press('Escape')
  await expect(page.locator('.map-point')).toHaveCount(0)
  await expect(page).not.toHaveURL(/point=/)
  await radarMap(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.map-point')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.map-point')).toHaveCount(0)

  await test.step('while an hour’s picture is on its way, the time over the map is of the picture that is drawn', async () => {
    const time = page.locator('.map-time')
    await untilQuiet(page)
    await slider.focus()
    const before = await time.locator('b').textContent()
    const letGo = await holdRequests(page, /forecast\/.*precipitation\/.*\.png/)
    await page.keyboard.press('End')
    await expect(time).toContainText(/Loading \w+ \d\d–\d\d\s?h…/)
    await expect(time.locator('b')).toHaveText(before ?? '')
    letGo()
    await expect(time).toContainText('Forecast, no radar')
    await expect(time).not.toContainText('Loading')
    await expect(time.locator('b')).toHaveText(/^\d\d–\d\d\s?h$/)
  })
  await test.step('the stations’ measurements: off at first, then on the map and as a list, with time and source', async () => {
    const labels = page.locator('.map-label')
    await expect(labels).toHaveCount(0)
    // They are of now.
    await slider.press('n')
    const toggle = page.getByRole('checkbox', { name: 'Station measurements' })
    await toggle.focus()
    await page.keyboard.press('Space')
    const panel = page.locator('.stations').filter({ hasText: 'Station measurements' })
    await expect(panel).toContainText(/Measured at \d\d:\d\d\. Source: MeteoSwiss/)
    await expect(labels.first()).toHaveText(/^−?\d+°/)
    await panel.getByText('All stations as a list').click()
    const row = panel.getByRole('row', { name: /^Bern / })
    await expect(row).toContainText(/−?\d+\.\d/)
    await expect(row).toContainText(/From the (north|south|east|west)/)
    await expectAccessibleState(page)
    await expect(page.getByRole('checkbox', { name: 'Hail' })).toBeDisabled()
    await expect(page.getByText('The radars look for hail from April to September.')).toBeVisible()
    await toggle.uncheck()
    await expect(labels).toHaveCount(0)
    await expect(panel.getByText('All stations as a list')).toHaveCount(0)
  })
})

test('on a phone the map stays where it is dragged, also when newer data of the point arrive; search moves it', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(phone)
  await openMovingRadar(page, siteUrl, '/en/radar?place=bern&c=46.948,7.447&z=9')
  await radarMap(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.map-point')).toBeVisible()
  const [time, card] = await Promise.all(
    ['.map-time', '.map-point'].map((part) => page.locator(part).boundingBox()),
  )
  if (!time || !card) throw new Error('no card')
  expect(card.y, 'below the time').toBeGreaterThanOrEqual(time.y + time.height)
  const ring = page.locator('.map-ring')
  const height = async () => Math.round((await ring.boundingBox())?.y ?? 0)
  await untilQuiet(page)
  const aboveCard = await height()
  await radarMap(page).dragTo(radarMap(page), {
    sourcePosition: { x: 60, y: 140 },
    targetPosition: { x: 60, y: 100 },
  })
  await expect.poll(height).toBe(aboveCard - 40)
  const renewed = page.waitForResponse(/radar\.data/)
  await returnAfter(page, 61_000)
  await renewed
  await untilQuiet(page)
  expect(await height()).toBe(aboveCard - 40)
  await test.step('search moves it to the place that is found', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search for a place' }).click()
    await page.getByRole('combobox').fill('lugano')
    await page.getByRole('option', { name: 'Lugano' }).first().click()
    await expect(page).toHaveURL(/place=lugano/)
    await expect(page).toHaveURL(/c=46\.0\d+,8\.9\d+/)
    await expect(page.getByRole('button', { name: 'Show Lugano' })).toBeVisible()
  })
})
