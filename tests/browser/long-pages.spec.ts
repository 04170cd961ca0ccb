import { expect, phone, test, visit } from '../support/site.ts'

/** Pages of lists and charts: eight rows and "show all", so that the answer is not followed by ten screens. */
const pages = [
  ...['/mountain', '/accuracy', '/seasonal', '/snow', '/water', '/plan', '/precipitation'],
  ...['/way', '/way?stop=bern&stop=interlaken&stop=grindelwald&by=bike'],
  ...['/pollen', '/region/alpine', '/region/western-switzerland'],
]
const mostPx = 4000

/** Warnings are never folded, however many there are. */
function heightWithoutWarnings(): number {
  const warnings = document.querySelector('main .warnings')?.getBoundingClientRect().height ?? 0
  return document.documentElement.scrollHeight - Math.round(warnings)
}

test.use({ viewport: phone })

test('pages of lists stay within 4000 px on a phone until more is asked for', async ({ page }) => {
  const heights: [string, number][] = []
  for (const path of pages) {
    await visit(page, `/en${path}`)
    heights.push([path, await page.evaluate(heightWithoutWarnings)])
  }
  expect(heights.filter(([, height]) => height > mostPx)).toEqual([])
})
