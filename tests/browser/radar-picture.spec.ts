import { startFaultyServer } from '../support/faulty-server.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { openRadar } from '../support/radar-page.ts'
import { startServer } from '../support/server-process.ts'
import { expect, mainNavigation, test, visit } from '../support/site.ts'
import { untilRadarFilled } from '../support/until-ready.ts'
import { withoutWebGl } from '../support/web-gl.ts'

test('without WebGL the newest measurement stands as a picture', async ({ page, siteUrl }) => {
  await withoutWebGl(page)
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, options) {
        console.warn('made a date format')
        return Reflect.construct(target, options)
      },
    })
  })
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await openRadar(page, siteUrl, '/en/radar?place=bern')
  await expect(page.getByText('The interactive map could not be loaded.')).toBeVisible()
  const picture = page.getByRole('img', { name: /Precipitation over Switzerland, measured at/ })
  await expect(picture).toBeVisible()
  await test.step('on paper it says of what time it is', async () => {
    const said = page.getByText(/^Precipitation over Switzerland, measured at \d\d:\d\d$/)
    await expect(said).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(said).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  // All times shown come from the server: the first format takes a slow phone a tenth of a second.
  expect(warnings).not.toContain('made a date format')
  // It wears the chosen theme, whatever the system's.
  const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(await address()).toContain('theme=light')
  await page.context().addCookies([{ name: 'settings', value: '1.dark.C.kmh.mm.system', url: siteUrl }])
  await page.reload()
  await expect.poll(address).toContain('theme=dark')
})

test('a moment chosen just before Back does not change the address of the page before', async ({
  page,
  siteUrl,
}) => {
  await withoutWebGl(page)
  await untilRadarFilled(siteUrl)
  await visit(page, '/en/about')
  await mainNavigation(page).getByRole('link', { name: 'Radar' }).click()
  await page.getByRole('slider', { name: 'Time shown' }).focus()
  const letGo = await holdRequests(page, /about\.data/)
  // Back comes just before the address would be written, and its page a little later.
  await page.evaluate(() =>
    addEventListener('keydown', () => setTimeout(() => history.back(), 240), { once: true }),
  )
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/en\/about$/)
  // The radar has made way for what announces the page.
  await expect(page.getByRole('slider', { name: 'Time shown' })).toHaveCount(0)
  letGo()
  await expect(page).toHaveURL(/\/en\/about$/)
  await test.step('one chosen before stands in the address, and Back leaves the page', async () => {
    await mainNavigation(page).getByRole('link', { name: 'Radar' }).click()
    await page.getByRole('slider', { name: 'Time shown' }).press('ArrowRight')
    await expect(page).toHaveURL(/\/en\/radar\?.*t=\d{4}-/)
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/about$/)
  })
})

test('opened while the radar is being computed, the page completes itself', async ({ page, siteUrl }) => {
  await withoutWebGl(page)
  await untilRadarFilled(siteUrl)
  // The first run is under way for as long as its sources take their time.
  const silent = await startFaultyServer(() => {})
  const server = await startServer({ METEOSWISS_BASE_URL: silent.origin, OPERA_BASE_URL: silent.origin })
  try {
    await page.goto(`${server.url}/en/radar`)
    const waiting = page.getByText('Radar images are being processed')
    await expect(waiting).toBeVisible()
    await page.route('**/radar.data*', async (route) => {
      const url = route.request().url().replace(server.url, siteUrl)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await expect(page.getByRole('slider', { name: 'Time shown' })).toBeVisible()
    await expect(waiting).toHaveCount(0)
  } finally {
    await server.stop()
    await silent.close()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('text, strip and picture are there', async ({ page, siteUrl }) => {
    await untilRadarFilled(siteUrl)
    await visit(page, '/fr/radar?place=geneva&layer=clouds&t=2026-11-15T10:15Z')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radar des précipitations')
    // A shared moment is the picture's too: what is predicted is called so.
    await expect(page.getByText(/^Prévision radar, dans \d+\sminutes$/)).toBeVisible()
    const picture = page.getByRole('img', { name: 'Précipitations sur la Suisse, prévision pour 11:15' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
    await page.getByText('Les deux prochaines heures à Genève').click()
    await expect(page.getByRole('listitem').filter({ hasText: /^\d\d:\d\d/ })).toHaveCount(24)
    // So it is of an hour after the radar's.
    await visit(page, '/fr/radar?place=geneva&t=2026-11-15T18:30Z')
    const ahead = page.getByRole('img', { name: 'Précipitations sur la Suisse, prévision pour 19–20\u202fh' })
    expect(await ahead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  })
})
