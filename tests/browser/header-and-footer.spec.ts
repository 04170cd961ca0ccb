import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  footer,
  header,
  mainNavigation,
  phone,
  quietPage,
  test,
  visit,
} from '../support/site.ts'
import { isSoak, soakOnly } from '../support/soak.ts'

test.describe('header', () => {
  test('header and footer lead everywhere, and say that the data is invented', soakOnly, async ({ page }) => {
    await test.step('has four columns of links, related searches that lead to their answers, and the current year', async () => {
      await visit(page, quietPage)
      const hrefs = (name: string) =>
        footer(page)
          .getByRole('navigation', { name, exact: true })
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const cities = ['zurich', 'bern', 'geneva', 'basel', 'lausanne', 'lucerne', 'st-gallen', 'lugano']
      expect(await hrefs('Popular cities')).toEqual(cities.map((city) => `/en/location/${city}`))
      const regions = ['northern', 'eastern', 'central', 'western', 'southern'].map(
        (one) => `${one}-switzerland`,
      )
      expect(await hrefs('Swiss regions')).toEqual([...regions, 'alpine'].map((one) => `/en/region/${one}`))
      const services = [
        'radar',
        'alerts',
        'forecast',
        'precipitation',
        'places',
        'plan',
        'where',
        'mountain',
        'snow',
        'water',
        'pollen',
        'seasonal',
        'accuracy',
      ]
      expect(await hrefs('Weather')).toEqual(services.map((one) => `/en/${one}`))
      const about = ['about', 'contact', 'privacy', 'terms', 'cookies', 'settings', 'ads', 'accessibility']
      expect(await hrefs('About')).toEqual(about.map((one) => `/en/${one}`))
      const links = footer(page).getByRole('list', { name: 'Related searches' }).getByRole('link')
      const answers = ['location/zurich', 'radar', 'wind', 'alerts', 'snow#line', 'water?view=bathing']
      for (const [index, answer] of answers.entries())
        await expect(links.nth(index)).toHaveAttribute('href', `/en/${answer}`)
      await expect(links).toHaveCount(answers.length)
      await expect(footer(page)).toContainText('© 2026 Wetterhorn')
    })
    await test.step('is sticky, holds picker, languages and sections, and its logo leads home', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(header(page)).toBeInViewport()
      await expect(header(page).getByRole('button', { name: 'Change location: Zürich' })).toBeVisible()
      await expect(header(page).getByRole('button', { name: 'Language: EN' })).toBeVisible()
      const links = mainNavigation(page).getByRole('link')
      await expect(links).toHaveText(['Radar', 'Alerts', 'Forecast', 'Precipitation', 'My places'])
      await header(page).getByRole('link', { name: 'Wetterhorn' }).click()
      await expect(page).toHaveURL('/en')
    })
    await test.step('leads to each section and marks it as the current one', async () => {
      await visit(page, quietPage)
      const withMaps = ['Radar', 'Precipitation']
      for (const section of ['Alerts', 'Forecast', ...(isSoak ? withMaps : [])]) {
        const link = mainNavigation(page).getByRole('link', { name: section })
        await link.click()
        await expect(page).toHaveURL(`/en/${section.toLowerCase()}`)
        await expect(link).toHaveAttribute('aria-current', 'page')
        const bar = await link.evaluate((element) => getComputedStyle(element, '::after').height)
        expect(bar).toBe('4px')
      }
    })
    await test.step('a place looked at, but not chosen, is taken along to the sections', async () => {
      await visit(page, '/en/location/lugano')
      await mainNavigation(page).getByRole('link', { name: 'Forecast' }).click()
      await expect(page).toHaveURL('/en/forecast?place=lugano')
      await expect(header(page).getByRole('button', { name: 'Change location: Lugano' })).toBeVisible()
    })
    await test.step('always shows that the data is invented', async () => {
      for (const width of isSoak ? [320, 1440] : [320]) {
        await page.setViewportSize({ width, height: 700 })
        await visit(page, quietPage)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await expect(header(page).getByText('Demo data')).toBeInViewport()
      }
    })
  })

  test('wears the sky where the page stands under one', soakOnly, async ({ page }) => {
    await visit(page, '/')
    await expect(header(page)).toHaveAttribute('data-sky', /.+/)
    await visit(page, quietPage)
    await expect(header(page)).not.toHaveAttribute('data-sky', /.+/)
  })
})

test.describe('menu', () => {
  test.use({ viewport: phone })
  const toggle = (page: Page) => header(page).getByRole('button', { name: 'Menu' })
  const panelOf = (page: Page) => header(page).getByRole('navigation', { name: 'Menu' })

  test('opens a panel of links, and closes as one expects', async ({ page }) => {
    await test.step('opens a panel with picker, two columns of links and languages named in all four', async () => {
      await visit(page, quietPage)
      await expect(panelOf(page)).toBeHidden()
      await toggle(page).click()
      await expect(header(page).getByRole('button', { name: 'Change location: Zürich' })).toBeVisible()
      const links = panelOf(page).getByRole('link')
      await expect(links).toHaveText([
        'Home',
        'Radar',
        'Alerts',
        'Forecast',
        'Precipitation',
        'My places',
        'Planner',
        'Where to go',
        'Mountain weather',
        'Snow and avalanches',
        'Lakes and rivers',
        'Pollen',
        'Seasonal',
        'Forecast accuracy',
        'About',
        'Settings',
      ])
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(2)
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(8)
      const languages = header(page).getByRole('navigation', { name: 'Language, Sprache, Langue, Lingua' })
      await expect(languages.getByRole('link')).toHaveText(['English', 'Deutsch', 'Français', 'Italiano'])
      await expectAccessible(page)
    })
    await test.step('the toggle, Escape, a click outside and a followed link close it', async () => {
      await toggle(page).click()
      const panel = panelOf(page)
      await toggle(page).click()
      await toggle(page).click()
      await expect(panel).toBeHidden()
      await toggle(page).click()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await toggle(page).click()
      await page.mouse.click(200, 820)
      await expect(panel).toBeHidden()
      await toggle(page).click()
      await panel.getByRole('link', { name: 'Alerts' }).click()
      await expect(page).toHaveURL('/en/alerts')
      await expect(panel).toBeHidden()
    })
    await test.step('on a large screen leads to what the header has no room for', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(page, quietPage)
      await toggle(page).click()
      // Place and language stand in the header already.
      await expect(header(page).getByRole('button', { name: /^Change location/ })).toHaveCount(1)
      await expectAccessible(page)
      await panelOf(page).getByRole('link', { name: 'Lakes and rivers' }).click()
      await expect(page).toHaveURL('/en/water')
      await expect(panelOf(page)).toBeHidden()
    })
  })

  test('the picker opens inside and Escape closes only the picker', soakOnly, async ({ page }) => {
    await visit(page, quietPage)
    await toggle(page).click()
    const trigger = header(page).getByRole('button', { name: 'Change location: Zürich' })
    await trigger.click()
    await expect(page.getByRole('combobox', { name: 'Search for a place' })).toBeFocused()
    const [own, covered] = await Promise.all(
      [page.getByRole('dialog', { name: 'Search for a place' }), trigger].map((one) => one.boundingBox()),
    )
    expect([own?.x, own?.y, own?.width]).toEqual([covered?.x, covered?.y, covered?.width])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(panelOf(page)).toBeVisible()
  })
})

test.describe('footer', () => {
  test('Cookie Settings asks for the settings', soakOnly, async ({ page }) => {
    await visit(page, quietPage)
    const requested = page.evaluate(
      () => new Promise((resolve) => addEventListener('wetterhorn:cookie-settings', () => resolve(true))),
    )
    await footer(page).getByRole('button', { name: 'Cookie Settings' }).click()
    expect(await requested).toBe(true)
  })
})
