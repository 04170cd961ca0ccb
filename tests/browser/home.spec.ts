import { holdRequests } from '../support/hold-requests.ts'
import { expect, test, visit } from '../support/site.ts'

test.describe('loaded, without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('hero, tiles, hours, days and sources are complete', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/en')
    await test.step('the hero shows place, weather, age, temperature, maximum and minimum', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Zürich')
      const hero = page.locator('.hero')
      await expect(hero).toHaveAttribute(
        'data-sky',
        /^(sunny|partly-cloudy|cloudy|drizzle|rain|heavy-rain|snow|thunderstorm)$/,
      )
      await expect(hero.locator('.hero-line')).not.toBeEmpty()
      await expect(hero.locator('.hero-figure')).toHaveText(/^−?\d+°C$/)
      await expect(hero.locator('.hero-range')).toHaveText(/High −?\d+°\s*Low −?\d+°/)
      await expect(hero.getByRole('time')).toHaveText(/^Updated/)
    })
    await test.step('the exact time of the reading is at hand, and its age is no button', async () => {
      const age = page.locator('.hero').getByRole('time')
      await expect(age).toHaveAttribute('title', /^15 November 2026, \d\d:\d\d$/)
      await expect(page.getByRole('main').getByRole('button', { name: /Updated/ })).toHaveCount(0)
    })
    await test.step('tiles show feels-like, humidity, wind and precipitation with their units', async () => {
      const tile = (name: string) =>
        page.locator('.tiles > div', { has: page.getByText(name, { exact: true }) })
      await expect(tile('Feels like').locator('dd').first()).toHaveText(/^−?\d+°C$/)
      await expect(tile('Humidity').locator('dd').first()).toHaveText(/^\d+%$/)
      await expect(tile('Wind').locator('dd').first()).toHaveText(/^\d+km\/h$/)
      await expect(tile('Chance of precipitation').locator('dd').first()).toHaveText(/^\d+%$/)
    })
    await test.step('the large condition icon is named, and drawn on wide screens only', async () => {
      const scene = page.locator('.scene').getByRole('img')
      await expect(scene).toHaveAccessibleName(/^[A-Z][a-z ]+$/)
      await expect(scene.locator('.scene-icon')).toBeVisible()
      await page.setViewportSize({ width: 390, height: 800 })
      await expect(scene.locator('.scene-icon')).toBeHidden()
      await page.setViewportSize({ width: 1440, height: 900 })
    })
    await test.step('a line shows sunrise, sunset and visibility', async () => {
      await expect(page.locator('.facts')).toHaveText(
        /Sunrise\s*07:\d\d\s*Sunset\s*16:\d\d\s*Visibility\s*10\skm or more, measured at Zürich airport, 10\skm away, \d\d:\d\d$/,
      )
    })
    await test.step('24 hours: time, icon, temperature, and precipitation where there is any', async () => {
      const hours = page.getByRole('region', { name: 'Next 24 hours' }).getByRole('listitem')
      await expect(hours).toHaveCount(24)
      await expect(hours.first()).toContainText('Now')
      for (const hour of await hours.all()) {
        await expect(hour.getByRole('img').first()).toHaveAccessibleName(/\w/)
        await expect(hour.getByRole('link')).toHaveAccessibleName(/^(Now|\d\d:\d\d)$/)
        await expect(hour).toHaveText(
          /(Now|\d\d)−?\d+°((<\s)?[\d.]+\s[cm]m)?( ?Chance of precipitation [1-9]\d*%)?( ?gusts \d+\skm\/h)?$/,
        )
      }
      // "Now" and the hero are one reading.
      const figure = await page.locator('.hero-figure').textContent()
      await expect(hours.first()).toContainText(figure?.replace('C', '') ?? '')
    })
    await test.step('the page names its sources once, and that they are invented', async () => {
      const credit = page.getByRole('link', { name: 'Source: MeteoSwiss' })
      await expect(credit.first()).toHaveAttribute('href', /^https:\/\/www\.meteoswiss\.admin\.ch/)
      const lines = page.locator('.source-line', { has: credit })
      await expect(lines).toHaveCount(1)
      await expect(lines).toContainText(/Forecast for Zurich .*Warnings checked at \d\d:\d\d\s*Demo data/)
      await page.getByText('How this page is made').click()
      await expect(page.getByRole('link', { name: /^Warnings issued by MeteoSwiss, relayed/ })).toBeVisible()
    })
    await test.step('seven days after today: the first is active, precipitation is shown above 0 only', async () => {
      const days = page.getByRole('region', { name: 'Today and the next 7 days' }).getByRole('listitem')
      await expect(days).toHaveCount(8)
      await expect(days.first()).toHaveAttribute('aria-current', 'date')
      await expect(days.first()).toContainText('Today')
      for (const day of await days.all()) {
        await expect(day).toHaveText(
          /\d{1,2} Nov, sunshine [\d.]+\sh((<\s)?[\d.]+\s[cm]m)?\s?(Chance of precipitation [1-9]\d*%)?Low −?\d+°High −?\d+°(\. .*\.)?Wind \d+\skm\/h(!\s(Very wet|A lot of snow))?(\d+–\d+\s[cm]m)?((<\s)?[\d.]+\s[cm]m still to come)?(Gusts \d+\skm\/h)?$/,
        )
      }
      // Columns: all eight stand side by side.
      const tops = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    })
    await test.step('title and description carry place and current weather, in the page’s language', async () => {
      await expect(page).toHaveTitle('Wetterhorn: Weather for Switzerland | Zürich')
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        /^Current weather in Zurich: −?\d+\u00a0°C, \S.*\./,
      )
      await visit(page, '/it?place=geneva')
      await expect(page).toHaveTitle('Wetterhorn | Il meteo in Svizzera | Ginevra')
    })
    await test.step('the bars of rain have no slider, which would say the time of the first at each', async () => {
      // After the server's start the radar needs a moment for its first pictures.
      await expect(async () => {
        await visit(page, '/en?place=davos')
        await expect(page.locator('.rain-bars')).toBeVisible({ timeout: 500 })
      }).toPass({ intervals: [2000] })
      await expect(page.getByRole('slider')).toHaveCount(0)
    })
  })
})

test.describe('loaded', () => {
  test('an open page counts on and asks for newer weather, once at a time; past an hour the reading is old', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/en')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('.data')) asked += 1
    })
    // The page renews itself: here the server does not answer any more.
    await holdRequests(page, /\.data/)
    const age = page.locator('.live-age').first()
    await expect(age).toHaveText(/^\s*Updated (just now|\d+ minutes? ago)/)
    // The clock is turned until the page's scripts have taken over.
    await expect(async () => {
      await page.clock.runFor('03:00')
      await expect(age).toHaveText(/Updated \d+ minutes ago/, { timeout: 500 })
    }).toPass()
    await expect(age).not.toContainText('Out of date')
    await page.clock.runFor('11:00')
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor('50:00')
    expect(asked).toBe(1)
    await expect(age).toHaveText(/Out of date\s+Updated 1 hour ago/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zürich')
  })

  test('the next two hours: a sentence, and bars that keys and pointer read', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Next 2 hours' })
    const chart = section.getByRole('slider')
    // After the server's start the radar needs a moment for its first pictures; until then the page says so.
    await expect(async () => {
      await visit(page, '/en?place=davos')
      await expect(chart).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [2000] })
    await expect(section.locator('.section-lead')).toHaveText(/\.$/)
    await expect(async () => {
      await chart.focus()
      await page.keyboard.press('ArrowRight')
      await expect(section.locator('output')).toHaveText(/^\d\d:\d\d: /, { timeout: 500 })
    }).toPass()
    const first = (await chart.getAttribute('aria-valuetext')) ?? ''
    expect(await section.locator('output').textContent()).toBe(first)
    await page.keyboard.press('End')
    await expect(chart).not.toHaveAttribute('aria-valuetext', first)
    // Where nothing is to fall, the sentences say it all: rain nearby, for how long it is dry, from when rain is possible.
    await visit(page, '/en?place=zurich')
    await expect(
      section.getByText(/(No rain expected in Zurich until at least|Dry in Zurich until) \d\d:\d\d/),
    ).toBeVisible()
    await expect(chart).toHaveCount(0)
    // The tests' browser asks for reduced motion.
    const moving = () => document.getAnimations().filter((one) => one.playState === 'running').length
    expect(await page.evaluate(moving)).toBe(0)
    await test.step('while another place’s weather takes its time, its skeleton is shown', async () => {
      const letGo = await holdRequests(page, /\.data/)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Bern', exact: true }).click()
      await expect(page.getByRole('main').getByText('Loading…')).toBeAttached()
      await expect(page.locator('.skeleton').first()).toBeVisible()
      await expect(page.locator('.tiles')).toHaveCount(0)
      letGo()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bern')
    })
  })
})
