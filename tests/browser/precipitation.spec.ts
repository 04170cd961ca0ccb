import { expect, phone, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'
import { untilRadarFilled } from '../support/until-ready.ts'
import { withoutWebGl } from '../support/web-gl.ts'

test('amount and chance of every hour are read by keys and pointer, and stand in a table', async ({
  page,
}) => {
  await withoutWebGl(page)
  await visit(page, '/en/precipitation?place=davos')
  const hours = page.getByRole('region', { name: 'Hour by hour' })
  const slider = hours.getByRole('slider', { name: 'Hour shown' })
  await slider.focus()
  await page.keyboard.press('Home')
  const first = (await slider.getAttribute('aria-valuetext')) ?? ''
  expect(first).toMatch(/^10:00 · \d+(\.\d)?\smm · .*chance \d+%$/)
  await expect(hours.getByText(first)).toBeVisible()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^09:00 · /)
  const last = (await slider.getAttribute('aria-valuetext')) ?? ''
  const box = await slider.boundingBox()
  if (!box) throw new Error('the chart has no box')
  await slider.hover({ position: { x: box.width / 96, y: 30 }, force: true })
  await expect(slider).toHaveAttribute('aria-valuetext', first)

  await hours.getByRole('link', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  const rows = page.getByRole('table', { name: 'Hour by hour' }).getByRole('row')
  // 48 hours, the head, and a line at each of two midnights.
  await expect(rows).toHaveCount(51)
  // The last hour: the amounts of the next two follow the radar, of which a newer image may have come meanwhile.
  const [, amount, chance] = last.match(/^09:00 · ([\d.]+)\smm · .*chance (\d+)%$/) ?? []
  await expect(rows.last()).toContainText('09:00')
  // An hour without rain stands as a dash in the column.
  await expect(rows.last()).toContainText(amount === '0' ? '–' : (amount ?? 'no amount'))
  await expect(rows.last()).toContainText(chance ?? 'no chance')

  // precipitation-map.spec.ts tries the same on the moving map.
  const periods = page.getByRole('navigation', { name: 'Total over' })
  await periods.getByRole('link', { name: 'Next 2 hours' }).click()
  await expect(page.getByRole('main').getByText(/expected in Davos in the next 2 hours\.$/)).toBeVisible()
  await page.goBack()
  await expect(periods.getByRole('link', { name: 'Last hour' })).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'amounts carry the unit that was chosen, and no date is broken',
    soakOnly,
    async ({ page, siteUrl }) => {
      await page.context().addCookies([{ name: 'settings', value: '1.dark.F.kt.in.reduced', url: siteUrl }])
      await visit(page, '/de/precipitation?place=davos')
      const unitsOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) =>
            all.map((one) => getComputedStyle(one, '::after').content.replace(/[^a-z]/g, '')),
          )
      expect(new Set(await unitsOf('.sum-table b'))).toEqual(new Set(['in']))
      expect(new Set(await unitsOf('.day-totals td:last-child:not(.is-nothing)'))).toEqual(new Set(['in']))
      const dates = page.locator('.day-totals th small')
      const lines = await dates.evaluateAll((all) => all.map((one) => one.getClientRects().length))
      expect(lines).toEqual(lines.map(() => 1))
    },
  )
})

test('without WebGL the chosen sum stands as a picture', soakOnly, async ({ page, siteUrl }) => {
  await untilRadarFilled(siteUrl)
  await withoutWebGl(page)
  await visit(page, '/en/precipitation?period=last-3h')
  await expect(page.getByText('The image shows the same totals.')).toBeVisible()
  const picture = page.getByRole('img', { name: 'Last 3 hours: measured precipitation over Switzerland' })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
})

test.describe('/precipitation without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'days hold their totals, periods and table are reached by links',
    soakOnly,
    async ({ page, siteUrl }) => {
      await test.step('days hold their totals, rain and snow apart', async () => {
        await visit(page, '/en/precipitation?place=davos')
        const rows = page.getByRole('table', { name: 'Today and the next 7 days' }).getByRole('row')
        await expect(rows).toHaveCount(9)
        // A dry day may still tell what is possible: "– 0–1.2".
        const number = (text: string) => (text.startsWith('–') ? 0 : Number.parseFloat(text))
        // Snow is given in cm, with its water beside: "3.9 (6.6 mm)".
        const water = (text: string) => number(/\(([\d.]+)\smm\)/.exec(text)?.[1] ?? '–')
        for (const row of (await rows.all()).slice(1)) {
          const [, , rain, snow, total] = (await row.getByRole('cell').allInnerTexts()).map((text) =>
            text.trim(),
          )
          const parts = number(rain ?? '') + water(snow ?? '')
          // Each is rounded by itself.
          expect(Math.abs(parts - number(total ?? ''))).toBeLessThanOrEqual(
            number(total ?? '') >= 10 ? 1.1 : 0.11,
          )
        }
        await expect(page.getByRole('table', { name: 'Totals in Davos' }).getByRole('row')).toHaveCount(11)
      })
      await test.step('periods and table are reached by links, the sum is a picture', async () => {
        await untilRadarFilled(siteUrl)
        await visit(page, '/de/precipitation?place=lugano')
        await page
          .getByRole('navigation', { name: 'Summe über' })
          .getByRole('link', { name: 'Nächste Stunde' })
          .click()
        await expect(page).toHaveURL(/period=next-1h/)
        const picture = page.getByRole('img', { name: /^Nächste Stunde: prognostizierter Niederschlag/ })
        await expect(picture).toBeVisible()
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
        await page.getByRole('link', { name: 'Tabelle' }).click()
        await expect(page.getByRole('table', { name: 'Stunde für Stunde' })).toBeVisible()
      })
    },
  )
})
