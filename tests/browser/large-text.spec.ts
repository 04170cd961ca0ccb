import { expect, expectNoOverflow, test, visit } from '../support/site.ts'
import { soakUnless } from '../support/soak.ts'

const pages = [
  '/en',
  '/de',
  '/de/location/bern',
  '/de/forecast',
  '/de/forecast?view=table',
  '/de/precipitation',
  '/de/alerts',
  '/de/radar',
  '/de/seasonal',
  '/de/plan',
  '/de/water',
  '/de/mountain',
  '/de/wind',
  '/de/pollen',
  '/de/accuracy',
  '/de/region/alps',
  '/de/about',
  '/de/cookies',
  '/de/search?q=bern',
]

/**
 * Texts that stand outside the screen, or outside a box that cuts them. What scrolls can be scrolled to, and what ends in
 * an ellipsis is told in full elsewhere on its page. Names on a map may lie beyond its edge: it can be moved.
 */
function textsOutOfSight(): string[] {
  const width = document.documentElement.clientWidth
  const boxesAround = function* (element: Element) {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) yield one
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
      continue
    if (element.closest('svg, .visually-hidden, .skip-link, .ad, .map-town')) continue
    const styles = [...boxesAround(element)].map((box) => ({ box, style: getComputedStyle(box) }))
    if (styles.some(({ style }) => style.clipPath === 'inset(50%)' || style.textOverflow === 'ellipsis'))
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right } of range.getClientRects()) {
      const cutting = styles.find(({ style }) => style.overflowX !== 'visible')
      if (cutting && ['auto', 'scroll'].includes(cutting.style.overflowX)) continue
      const edges = cutting?.box.getBoundingClientRect() ?? { left: 0, right: width }
      // A pixel of rounding, and the side bearings of large figures.
      if (right > edges.right + 2 || left < edges.left - 2) found.add(text.textContent.trim())
    }
  }
  return [...found]
}

test.use({ viewport: { width: 390, height: 844 } })

for (const path of pages)
  test(
    `text of twice the size is all there: ${path}`,
    soakUnless(path === '/de' || path === '/de/forecast?view=table'),
    async ({ page }) => {
      await visit(page, path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoOverflow(page)
      expect(await page.evaluate(textsOutOfSight)).toEqual([])
      const menu = page.getByRole('banner').getByRole('button', { name: /^Men/ })
      await expect(menu).toBeInViewport({ ratio: 1 })
    },
  )
