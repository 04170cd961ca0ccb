import type { Page } from '@playwright/test'
import { test as base } from './site.ts'

type AdSite = { url: string; networkOrigin: string }

/**
 * With the second of the sites (sites.ts): its operator has an address, an ad network and the
 * persistent kind of popup.
 */
export const test = base.extend<{ adSite: AdSite }>({
  adSite: async ({ browserName: _ }, use) => {
    const { AD_SITE_URL, AD_NETWORK_ORIGIN } = process.env
    if (!AD_SITE_URL || !AD_NETWORK_ORIGIN)
      throw new Error('the site with ads is missing: run through playwright.config.ts')
    await use({ url: AD_SITE_URL, networkOrigin: AD_NETWORK_ORIGIN })
  },
})

/** As if advertising had been accepted on an earlier visit. */
export const acceptAds = (page: Page) =>
  page.addInitScript(
    (text) => localStorage.setItem('consent', text),
    JSON.stringify({ version: 1, date: new Date().toISOString(), advertising: true }),
  )

const mainOfHeight = (px: number) => `main { height: ${px}px; overflow: hidden }`

/** Pages are so many pixels high, whatever is on them. */
export const withMainOfHeight = (page: Page, px: number) =>
  page.addInitScript((rule) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets = [sheet]
    })
  }, mainOfHeight(px))

/** The page that is open is of another height; with null of its own again. */
export const setMainHeight = (page: Page, px: number | null) =>
  page.evaluate(
    (rule) => document.adoptedStyleSheets[0]?.replaceSync(rule),
    px === null ? '' : mainOfHeight(px),
  )
