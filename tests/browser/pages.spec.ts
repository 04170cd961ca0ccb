import type { Page } from '@playwright/test'
import { languages } from '../../src/domain/language.ts'
import { listedPages } from '../../src/domain/pages.ts'
import { watchProblems } from '../support/browser-traces.ts'
import { signOfUse, withoutActivity } from '../support/radar-page.ts'
import { watchRefusals } from '../support/refusals.ts'
import {
  butColours,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  expectNoOverflow,
  hydrated,
  test,
  untilQuiet,
  widths,
} from '../support/site.ts'
import { isSoak, soakUnless } from '../support/soak.ts'
import { textsOutOfSight } from '../support/texts-out-of-sight.ts'
import {
  bytesOf,
  homeBudget,
  listOf,
  moreForMaps,
  moreScriptPerPage,
  weighRequests,
} from '../support/weigh.ts'

const unlisted = [
  '/location/bern',
  '/location/nowhere-at-all',
  '/region/alpine',
  '/forecast?view=table',
  '/plan?place=bern&need=hay&view=table',
  '/water?view=bathing',
  '/places',
  '/settings',
  '/setup',
  '/search?q=bern',
  '/no-such-page',
]
/** Pages of the same make as another one, or as a view of theirs: `npm test` looks at that one. */
const twins = [
  ...['/terms', '/privacy', '/cookies', '/ads', '/contact'],
  ...['/location/nowhere-at-all', '/plan', '/water', '/no-such-page', '/search?q=bern'],
  ...['/forecast', '/region/alpine'],
]
/** The soak takes text of twice the size to all pages. */
const inLargeText = ['/', '/forecast?view=table', '/seasonal', '/mountain']
/** Pages with colours of their own, such as those of warnings; the soak has axe compare the colours of all. */
const withColours = ['/', '/alerts', '/location/bern', '/pollen', '/water?view=bathing', '/about']
/** One test of theirs waits until there is something to look at, and takes axe there; budget.spec.ts weighs them. */
const lookedAtElsewhere = ['/radar', '/accuracy', '/embed', '/snow']

const isText = ({ path }: { path: string }) => /\/assets\/site-/.test(path)
const isMap = ({ path }: { path: string }) => /create-rain-map|base-map/.test(path)

/** Runs in the browser: texts that their boxes cut off. */
const cutOff = (boxes: Element[]) =>
  boxes
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent)
const mayBeCut = '.tiles, .facts, .warning-card, .day-name, .days-rain, .days-wind, .hero-line'

/** Nothing sticks out or is cut off, neither on a small phone nor on a large screen. */
async function expectFits(page: Page) {
  // At 960 px the header has all its parts and the least room for them.
  for (const width of [...widths, 960]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
    const boxes = width === 960 ? '.header-row' : `.header-row, ${mayBeCut}`
    expect(await page.locator(boxes).evaluateAll(cutOff), `cut off at ${width} px`).toEqual([])
  }
}

async function expectFitsInLargeText(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
    expect(await page.evaluate(textsOutOfSight), `out of sight at ${width} px`).toEqual([])
  }
  await expect(page.locator('.bottom-bar button')).toBeInViewport({ ratio: 1 })
}

test.describe.configure({ mode: 'parallel' })

for (const language of languages)
  for (const path of [...listedPages, ...unlisted])
    test(
      `/${language}${path === '/' ? '' : path} keeps its budget and policy, fits, and axe finds nothing`,
      soakUnless(language === 'de' && ![...twins, ...lookedAtElsewhere].includes(path)),
      async ({ page }) => {
        const [weigh, problems, refusals] = [
          weighRequests(page),
          watchProblems(page),
          await watchRefusals(page),
        ]
        const hasMap = path === '/radar' || path === '/precipitation'
        if (hasMap) await withoutActivity(page)
        const answer = await page.goto(`/${language}${path === '/' ? '' : path}`)
        await hydrated(page)
        await expect(page.locator('.consent-banner')).toBeVisible()
        await untilQuiet(page)
        await test.step('axe', () =>
          isSoak || withColours.includes(path)
            ? expectAccessibleByDayAndNight(page, isSoak || path === '/')
            : // Header, footer and what is of the whole document are tried on the others, in the soak on each.
              expectAccessible(page, butColours, 'main'))
        await test.step('widths', () => expectFits(page))
        if (isSoak || inLargeText.includes(path))
          await test.step('large text', () => expectFitsInLargeText(page))
        // Last and small: every pixel of a map takes its time without a graphics card.
        if (hasMap) {
          await page.setViewportSize({ width: 320, height: 480 })
          const baseMap = page.waitForResponse(/base-map/)
          await signOfUse(page)
          await baseMap
          await expect(page.locator('.maplibregl-canvas')).toBeAttached()
        }

        await test.step('its budget', async () => {
          const weighed = await weigh()
          const list = listOf(weighed)
          const more = hasMap ? moreForMaps : moreScriptPerPage
          expect(bytesOf(weighed, 'script'), list).toBeLessThanOrEqual(homeBudget.script + more)
          expect(weighed.filter(isText), list).toHaveLength(1)
          if (hasMap) expect(weighed.filter(isMap), list).not.toEqual([])
          else expect(weighed.filter(isMap), list).toEqual([])
        })
        expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
        expect(refusals).toEqual([])
        if (answer?.ok()) expect(problems).toEqual([])
      },
    )
