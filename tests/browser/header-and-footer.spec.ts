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
import { isSoak } from '../support/soak.ts'

test.describe('header', () => {
  test('stays in sight with picker, languages, sections and the mark of invented data', async ({ page }) => {
    await visit(page, quietPage)
    await test.step('is sticky, holds picker, languages and sections, and its logo leads home', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(header(page)).toBeInViewport()
      await expect(header(page).getByRole('button', { name: 'Change location: Zürich' })).toBeVisible()
      await expect(header(page).getByRole('button', { name: 'Language: EN' })).toBeVisible()
      const links = mainNavigation(page).getByRole('link')
      await expect(links).toHaveText(['Radar', 'Alerts', 'Forecast', 'Precipitation'])
      const styles: string[] = []
      page.on('request', (request) => request.url().endsWith('.css') && styles.push(request.url()))
      await header(page).getByRole('link', { name: 'Wetterhorn' }).click()
      await expect(page).toHaveURL('/en')
      await test.step('from a page without a sky to one under it and back, no style sheet is fetched again', async () => {
        await expect(page.locator('.hero')).toBeVisible()
        await page.goBack()
        await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
        expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(0)
        expect(new Set(styles).size).toBe(styles.length)
      })
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
})

const panelOf = (page: Page) => page.locator('#site-menu').getByRole('navigation', { name: 'Menu' })

test.describe('groups of pages', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const groupsOf = (page: Page) => mainNavigation(page).getByRole('button')

  test('open one at a time, and lead to what the header has no room for', async ({ page }) => {
    await visit(page, quietPage)
    await expect(groupsOf(page)).toHaveText(['Mountains', 'Nature', 'More'])
    const links = panelOf(page).getByRole('link')
    await expect(links).toHaveCount(0)
    await groupsOf(page).getByText('Mountains').click()
    await expect(links).toHaveText(['Mountain weather', 'Snow and avalanches'])
    await expectAccessible(page, {}, '#site-menu')
    await groupsOf(page).getByText('Nature').click()
    await expect(links).toHaveText(['Lakes and rivers', 'Pollen', 'Seasonal'])
    await page.keyboard.press('Escape')
    await expect(links).toHaveCount(0)
    await expect(groupsOf(page).getByText('Nature')).toBeFocused()
    await groupsOf(page).getByText('More').click()
    await links.getByText('Weather for your website').click()
    await expect(page).toHaveURL('/en/embed')
    await expect(links).toHaveCount(0)
    await test.step('stand in one panel where there is no room for three', async () => {
      await page.setViewportSize({ width: 1024, height: 768 })
      await expect(groupsOf(page)).toHaveText('More')
      await groupsOf(page).click()
      for (const name of ['Mountains', 'Nature', 'More'])
        await expect(panelOf(page).getByRole('heading', { name, exact: true })).toBeVisible()
      // In the header already.
      await expect(panelOf(page).getByRole('link', { name: 'Radar' })).toBeHidden()
      await expectAccessible(page, {}, '#site-menu')
      await panelOf(page).getByRole('link', { name: 'Lakes and rivers' }).click()
      await expect(page).toHaveURL('/en/water')
      await expect(panelOf(page)).toBeHidden()
    })
    await test.step('the place is in the header from 600 px on', async () => {
      await page.setViewportSize({ width: 768, height: 1024 })
      await header(page).getByRole('button', { name: 'Change location: Zürich' }).click()
      await expect(page.getByRole('combobox', { name: 'Search for a place' })).toBeFocused()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' })
  const toggle = (page: Page) => bar(page).getByRole('button', { name: 'More' })

  test('five doors stand at the foot of the screen, and cover nothing', async ({ page }) => {
    await visit(page, '/en')
    await page.getByRole('button', { name: 'Decline' }).click()
    const box = await bar(page).boundingBox()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 844 - 56, 390, 56])
    await expect(bar(page).getByRole('link')).toHaveText(['Today', 'Radar', 'Alerts', 'Mountains'])
    await expect(bar(page).getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = await footer(page).boundingBox()
    expect(Math.floor((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(844 - 56)
    await bar(page).getByRole('link', { name: 'Mountains' }).click()
    await expect(page).toHaveURL('/en/mountain')
    await expect(bar(page).getByRole('link', { name: 'Mountains' })).toHaveAttribute('aria-current', 'page')
  })

  test('More opens a panel of links, and it closes as one expects', async ({ page }) => {
    await test.step('with the picker, two columns of links and languages named in all four', async () => {
      await visit(page, quietPage)
      await expect(panelOf(page)).toBeHidden()
      await toggle(page).click()
      await expect(page.getByRole('button', { name: 'Change location: Zürich' })).toBeVisible()
      const links = panelOf(page).getByRole('link')
      await expect(links).toHaveText([
        ...['Radar', 'Alerts', 'Forecast', 'Precipitation'],
        ...['Mountain weather', 'Snow and avalanches'],
        ...['Lakes and rivers', 'Pollen', 'Seasonal'],
        ...[
          'My places',
          'Planner',
          'Where to go',
          'On the way',
          'Forecast accuracy',
          'About',
          'Settings',
          'Weather for your website',
        ],
      ])
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(2)
      const languages = page.getByRole('navigation', { name: 'Language, Sprache, Langue, Lingua' })
      await expect(languages.getByRole('link')).toHaveText(['English', 'Deutsch', 'Français', 'Italiano'])
      await expectAccessible(page, {}, '#site-menu')
    })
    await test.step('the toggle, Escape, a click outside and a followed link close it', async () => {
      const panel = panelOf(page)
      await toggle(page).click()
      await expect(panel).toBeHidden()
      await toggle(page).click()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await toggle(page).click()
      await header(page).click({ position: { x: 250, y: 30 } })
      await expect(panel).toBeHidden()
      await toggle(page).click()
      await panel.getByRole('link', { name: 'Seasonal' }).click()
      await expect(page).toHaveURL('/en/seasonal')
      await expect(panel).toBeHidden()
    })
    await test.step('the picker opens inside and Escape closes only the picker', async () => {
      await toggle(page).click()
      const trigger = page.getByRole('button', { name: 'Change location: Zürich' })
      await trigger.click()
      await expect(page.getByRole('combobox', { name: 'Search for a place' })).toBeFocused()
      // The menu it stands in takes a moment to come down.
      await expect(async () => {
        const [own, covered] = await Promise.all(
          [page.getByRole('dialog', { name: 'Search for a place' }), trigger].map((one) => one.boundingBox()),
        )
        expect([own?.x, own?.y, own?.width]).toEqual([covered?.x, covered?.y, covered?.width])
      }).toPass()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('combobox')).toBeHidden()
      await expect(panelOf(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
    })
    await test.step('a low screen has the menu in its header', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await expect(bar(page)).toBeHidden()
      await header(page).getByRole('button', { name: 'Menu' }).click()
      await panelOf(page).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/en/about')
    })
  })
})

test('every page has a button in its header to share it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (shared: ShareData) => {
        document.title = `shared ${shared.url}`
        return Promise.resolve()
      },
    })
  })
  await visit(page, '/en/water')
  await header(page).getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(/^shared http.*\/en\/water\?place=zurich$/)
})
