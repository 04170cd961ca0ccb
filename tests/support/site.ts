import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request, type Response } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { isSoak } from './soak.ts'

/** On their way to a page. */
const openRequests = new WeakMap<Page, ReadonlySet<Request>>()

/** Browser tests run against the site that start-site.ts started, with a fresh profile each. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: [process.env.SITE_URL ?? '', { option: true }],
  baseURL: async ({ siteUrl }, use) => {
    if (siteUrl === '') throw new Error('SITE_URL is missing: run through playwright.config.ts')
    await use(siteUrl)
  },
  page: async ({ page }, use) => {
    const open = new Set<Request>()
    page.on('request', (request) => open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    openRequests.set(page, open)
    await use(page)
  },
})

/**
 * All that the page asked for has come, and for half a second it asks for nothing else. Playwright's own "networkidle"
 * waits for ever now and then, with no request open: on a busy machine in 2 of 100 visits.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let asked = 1
  const count = () => asked++
  page.on('request', count)
  const isQuiet = () => {
    const quiet = asked === 0 && openRequests.get(page)?.size === 0
    asked = 0
    return quiet
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  page.off('request', count)
}

/** The application has taken over the page; beside maps that are drawn without a graphics card it may wait its turn. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

/** Opens a page and waits for the application: tests of what happens before it call `page.goto`. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  if (await isToBeHydrated(page)) await hydrated(page)
  return response
}

export async function reload(page: Page): Promise<Response | null> {
  const response = await page.reload()
  if (await isToBeHydrated(page)) await hydrated(page)
  return response
}

/** A page of ours whose inline script has run: not a picture, and not where scripts are switched off. */
const isToBeHydrated = (page: Page) => page.evaluate(() => 'heldInput' in window)

export { expect }

export const phone = { width: 390, height: 844 }
/** A page with nothing on it that could stand in the way. */
export const quietPage = '/en/search'
export const header = (page: Page) => page.getByRole('banner')
export const footer = (page: Page) => page.getByRole('contentinfo')
export const mainNavigation = (page: Page) =>
  header(page).getByRole('navigation', { name: 'Main navigation' })

/** `npm test` takes the narrowest, and the one where most columns appear and have least room. */
export const widths = isSoak ? [320, 390, 768, 1440, 2560] : [320, 768]

/** Nothing sticks out sideways, from a small phone to a large screen. */
export async function expectFitsEveryWidth(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
}

/** Nothing overflows sideways. */
export async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${page.url()} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0)
}

/** The minified form: every page is sent it, and compiles it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * In the page itself and without lists of all that is well: a third of the time. The usual mode opens a second page
 * to join the results of foreign frames, which are not ours to judge.
 */
export async function expectAccessible(page: Page, { rules, ...options }: RunOptions = {}, part = 'html') {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .include(part)
    .options({
      resultTypes: ['violations'],
      ...options,
      rules: { ...rules, 'avoid-inline-spacing': { enabled: false } },
    })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
  expect(await page.evaluate(fixedSpacing), 'avoid-inline-spacing').toEqual([])
}

/** Runs in the browser: axe's rule avoid-inline-spacing, which takes axe as long as most others together. */
function fixedSpacing(): string[] {
  const styled = [...document.querySelectorAll<Element & ElementCSSInlineStyle>('[style]')]
  const spacing = ['letter-spacing', 'word-spacing', 'line-height']
  return styled
    .filter(({ style }) => spacing.some((name) => style.getPropertyPriority(name) === 'important'))
    .map((element) => element.outerHTML.slice(0, 80))
}

/** Colours are those of the design, tried by home and others; looking for them takes axe longer than all its other rules. */
export const butColours: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
}

/** Of a page that axe has seen otherwise: `npm test` takes axe to each page once, the soak to its states too. */
export async function expectAccessibleState(page: Page) {
  if (isSoak) await expectAccessible(page)
}

/**
 * By day all rules; in the dark those of colours, the only ones that a theme can break. The colours are the same on
 * every page: `npm test` looks at home in the dark, the soak at all.
 */
export async function expectAccessibleByDayAndNight(page: Page, isDarkToo = isSoak) {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  if (!isDarkToo) return
  await page.emulateMedia({ colorScheme: 'dark' })
  // Buttons fade into their other colours.
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(fading.map(({ finished }) => finished))
  })
  await expectAccessible(page, { runOnly: ['cat.color'] })
}

/** What every page owes its readers: it fits the screen, and axe finds nothing. */
export async function expectFitsAndAccessible(page: Page) {
  await expectFitsEveryWidth(page)
  await expectAccessibleByDayAndNight(page)
}
