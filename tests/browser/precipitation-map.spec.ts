import { foreignRequests, watchProblems } from '../support/browser-traces.ts'
import { openRadar, untilMoving } from '../support/radar-page.ts'
import { expect, expectAccessibleState, test } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

test(
  'a period is chosen on the axis, stands in the address, and Back undoes it',
  soakOnly,
  async ({ page, siteUrl }) => {
    const problems = watchProblems(page)
    const foreign = foreignRequests(page, siteUrl)
    await expect
      .poll(async () => JSON.stringify(await (await fetch(`${siteUrl}/api/v1/radar/sums`)).json()))
      .toContain('"coveredMinutes":1440')
    await openRadar(page, siteUrl, '/en/precipitation?place=davos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Precipitation in Davos')
    await expect(page).toHaveTitle('Precipitation in Davos | Wetterhorn')
    const periods = page.getByRole('navigation', { name: 'Total over' })
    await expect(periods.getByRole('link')).toHaveCount(6)
    await expect(periods.getByRole('link', { name: 'Last hour' })).toHaveAttribute('aria-current', 'true')
    await untilMoving(page)
    const block = page.locator('.map-time')
    await expect(block).toContainText('Measured')

    // Measured and predicted cannot be taken for each other, and the picture of each is fetched.
    await periods.getByRole('link', { name: 'Next 2 hours' }).click()
    await expect(page).toHaveURL(/place=davos&period=next-2h$/)
    await expect(block).toContainText(/^2\s?hForecast\d\d:\d\d–\d\d:\d\d$/)
    await expect(page.getByRole('main').getByText(/expected in Davos in the next 2 hours\.$/)).toBeVisible()

    // The whole day is covered though the site has just started: nothing says otherwise.
    await periods.getByRole('link', { name: 'Last 24 hours' }).press('Enter')
    await expect(page).toHaveURL(/period=last-24h$/)
    await expect(
      page
        .getByRole('main')
        .getByText(/^(\S+\s(mm|cm of snow) fell|No precipitation) in Davos in the last 24 hours\.$/),
    ).toBeVisible()
    await expect(block).not.toContainText('covers only')
    await expect(periods.getByRole('link', { name: 'Last 24 hours: ≥' })).toHaveCount(0)
    await expectAccessibleState(page)

    await page.goBack()
    await expect(page).toHaveURL(/period=next-2h$/)
    await expect(block).toContainText('Forecast')
    await page.goBack()
    await expect(block).toContainText('Measured')
    expect(problems).toEqual([])
    expect(foreign).toEqual([])
  },
)
