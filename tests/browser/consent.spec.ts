import type { Page } from '@playwright/test'
import { languages } from '../../src/domain/language.ts'
import { test } from '../support/ad-site.ts'
import {
  foreignRequests,
  strangers,
  tracesOf,
  untilFontIsDrawn,
  watchShifts,
} from '../support/browser-traces.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  reload,
  untilQuiet,
  visit,
  widths,
} from '../support/site.ts'
import { isSoak, soakUnless } from '../support/soak.ts'

const words = {
  en: { region: 'Cookies', decline: 'Decline', accept: 'Accept', settings: 'Cookie Settings' },
  de: { region: 'Cookies', decline: 'Ablehnen', accept: 'Akzeptieren', settings: 'Cookie-Einstellungen' },
  fr: { region: 'Cookies', decline: 'Refuser', accept: 'Accepter', settings: 'Paramètres des cookies' },
  it: { region: 'Cookie', decline: 'Rifiuta', accept: 'Accetta', settings: 'Impostazioni dei cookie' },
}

test.describe('the banner', () => {
  for (const language of languages) {
    const { region, decline, accept, settings } = words[language]
    test(
      `asks in ${language}, with two buttons of the same weight, and can be asked again`,
      soakUnless(language === 'de'),
      async ({ page }) => {
        await visit(page, `/${language}`)
        const banner = page.getByRole('region', { name: region, exact: true })
        const no = banner.getByRole('button', { name: decline, exact: true })
        const yes = banner.getByRole('button', { name: accept, exact: true })
        await expect(no).toBeVisible()
        const [a, b] = [await no.boundingBox(), await yes.boundingBox()]
        expect([a?.width, a?.height, a?.y]).toEqual([b?.width, b?.height, b?.y])
        const look = (element: Element) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element)
          return { color, backgroundColor, borderColor, fontWeight, fontSize }
        }
        expect(await no.evaluate(look)).toEqual(await yes.evaluate(look))
        await no.click()
        await expect(banner).toHaveCount(0)
        await page.getByRole('button', { name: settings }).click()
        const dialog = page.getByRole('dialog', { name: settings })
        // What is always on, advertisements, offline use.
        await expect(dialog.getByRole('checkbox')).toHaveCount(2)
        await expectAccessible(page, {}, 'dialog[open]')
      },
    )
  }

  test('covers neither the temperature nor the page, shifts nothing, at every width', async ({ page }) => {
    // The font is in the cache then: coming late, it moves the text on machines without Arial.
    await visit(page, '/de')
    await untilFontIsDrawn(page)
    const shifts = await watchShifts(page)
    for (const width of isSoak ? [...widths, 360] : [320]) {
      await page.setViewportSize({ width, height: width < 768 ? 568 : 800 })
      await visit(page, '/de')
      const banner = page.getByRole('region', { name: 'Cookies', exact: true })
      await expect(banner).toBeVisible()
      const figure = await page.locator('.hero-figure').boundingBox()
      const box = await banner.boundingBox()
      expect((figure?.y ?? 0) + (figure?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(box?.y ?? 0)
      await expectNoOverflow(page)
      await untilQuiet(page)
      expect(await shifts(), `shift at ${width} px`).toEqual([])
    }
    await test.step('in text of twice the size on the smallest phone both answers are whole', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const name of ['Ablehnen', 'Akzeptieren']) {
        const button = page.getByRole('button', { name, exact: true })
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    })
  })

  test('works by keyboard and takes no focus: reached right after the skip link, answered with Enter', async ({
    page,
  }) => {
    await visit(page, '/en')
    const banner = page.getByRole('region', { name: 'Cookies', exact: true })
    await expect(banner).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    const customise = banner.getByRole('button', { name: 'Customise' })
    await expect(customise).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(customise).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('button', { name: 'Decline' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(banner).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
  })

  test('hides nothing that is focused, is not printed, stays away once answered, and comes back for another question or after a year', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await visit(page, '/en')
    const banner = page.getByRole('region', { name: 'Cookies', exact: true })
    await expect(banner).toBeVisible()
    const link = page.getByRole('region', { name: 'Today and the next 7 days' }).getByRole('link').last()
    await link.focus()
    const [a, b] = [await link.boundingBox(), await banner.boundingBox()]
    expect((a?.y ?? 0) + (a?.height ?? 0)).toBeLessThanOrEqual(b?.y ?? 0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.consent-banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await banner.getByRole('button', { name: 'Accept' }).click()
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''))
    expect(stored).toEqual({
      version: 1,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      advertising: true,
    })
    await reload(page)
    await untilQuiet(page)
    await expect(banner).toHaveCount(0)
    const tooOld = { date: '2025-01-01T00:00:00.000Z' }
    for (const changed of isSoak ? [{ version: 0 }, tooOld] : [tooOld]) {
      await page.evaluate(
        (text) => localStorage.setItem('consent', text),
        JSON.stringify({ ...stored, ...changed }),
      )
      await reload(page)
      await expect(banner).toBeVisible()
    }
    await test.step('answered by keyboard in the settings, goes on in the page or at the footer', async () => {
      await banner.getByRole('button', { name: 'Customise' }).press('Enter')
      await page.getByRole('button', { name: 'Save choice' }).press('Enter')
      await expect(page.locator('main')).toBeFocused()
      // The footer's lists are folded on phones.
      await page.setViewportSize({ width: 1280, height: 720 })
      const settings = page.getByRole('button', { name: 'Cookie Settings' })
      await settings.press('Enter')
      await page.getByRole('button', { name: 'Save choice' }).press('Enter')
      await expect(settings).toBeFocused()
    })
  })
})

test.describe('with an ad network', () => {
  /** A visit to several pages, to the end of each. */
  async function lookAround(page: Page, url: string) {
    for (const path of isSoak
      ? ['/en', '/en/forecast', '/en/alerts', '/en/cookies', '/en']
      : ['/en/forecast', '/en']) {
      await visit(page, url + path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await untilQuiet(page)
    }
  }

  test('no third party is contacted before the answer, nor after Decline; an answer in one tab holds in the others', async ({
    page,
    context,
    adSite,
  }) => {
    const foreign = foreignRequests(page, adSite.url)
    await lookAround(page, adSite.url)
    const other = await context.newPage()
    await visit(other, `${adSite.url}/en`)
    expect(foreign).toEqual([])
    const before = await tracesOf(page)
    expect(strangers(before, ['necessary'])).toEqual([])
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(other.getByRole('button', { name: 'Decline' })).toHaveCount(0)
    await lookAround(page, adSite.url)
    expect(foreign).toEqual([])
    const after = await tracesOf(page)
    expect(strangers(after, ['necessary'])).toEqual([])
    expect(after.local).toEqual([...before.local, 'consent'].sort())
    expect(after.cookies).toEqual(before.cookies)
    await expect(page.locator('.ad').first()).toContainText('Your Ad Here')
    const answer = async (name: string) => {
      await page.getByRole('button', { name: 'Cookie Settings' }).click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
    }
    await answer('Accept')
    await expect(other.locator('.ad-unit').first()).toBeAttached()
    await answer('Decline')
    await expect(other.locator('.ad-unit')).toHaveCount(0)
  })

  test('Accept lets the network in, and taking it back puts it out and cleans up at once', async ({
    page,
    adSite,
  }) => {
    const foreign = foreignRequests(page, adSite.url)
    await visit(page, `${adSite.url}/en`)
    await untilQuiet(page)
    expect(foreign).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    const unit = page.locator('.ad-footer ins')
    await page.locator('.ad-footer').scrollIntoViewIfNeeded()
    await expect(unit).toHaveAttribute('data-ad-status', 'filled')
    await expect.poll(() => tracesOf(page).then(({ session }) => session)).toContain('visitCount')
    expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set([adSite.networkOrigin]))
    const signals = await page.evaluate(() => (window.dataLayer ?? []).map((entry) => Object.values(entry)))
    const state = (granted: string) => ({
      ad_storage: granted,
      ad_user_data: granted,
      ad_personalization: granted,
      analytics_storage: 'denied',
    })
    expect(signals[0]).toEqual(['consent', 'default', state('denied')])
    expect(signals.at(-1)).toEqual(['consent', 'update', state('granted')])
    const traces = await tracesOf(page)
    expect(traces.cookies).toContain('__gads')
    expect(traces.local).toContain('google_adsense_settings')

    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie Settings' })
    const advertising = dialog.getByRole('checkbox', { name: 'Advertising' })
    await expect(advertising).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Always on' })).toBeDisabled()
    foreign.length = 0
    await advertising.uncheck()
    // The network's code runs until the reload: nothing may hold that up. A name outlives it.
    await page.evaluate(() =>
      navigation.addEventListener('navigate', ({ navigationType, defaultPrevented }) => {
        window.name += `${navigationType}${defaultPrevented ? ' held up' : ''};`
      }),
    )
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: 'Save choice' }).click(),
    ])
    await untilQuiet(page)
    expect(await page.evaluate(() => window.name)).toBe('reload;')
    expect(await page.locator(`script[src^="${adSite.networkOrigin}"]`).count()).toBe(0)
    await expect(page.locator('.ad-unit')).toHaveCount(0)
    await expect(page.locator('.ad-footer')).toContainText('Your Ad Here')
    await expect.poll(async () => strangers(await tracesOf(page), ['necessary'])).toEqual([])
    await lookAround(page, adSite.url)
    expect(foreign).toEqual([])
    expect(strangers(await tracesOf(page), ['necessary'])).toEqual([])
    // Said once the application runs, which may be after the last request.
    const lastSignal = () => page.evaluate(() => Object.values(window.dataLayer?.at(-1) ?? {}))
    await expect.poll(lastSignal).toEqual(['consent', 'update', state('denied')])
  })

  test('the policy lets in the network’s origin and nobody else’s', async ({ request, adSite }) => {
    const policy = (await request.get(`${adSite.url}/en`)).headers()['content-security-policy'] ?? ''
    const origins = new Set(policy.match(/https?:\/\/[^\s;]+/g))
    expect(origins).toEqual(new Set([adSite.networkOrigin]))
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  })
})

test('house ads ask for no third party in the policy', async ({ request }) => {
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toMatch(/https?:/)
})
