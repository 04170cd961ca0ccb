import { expect, phone, test } from '../support/site.ts'
import { tooLong } from '../support/too-long.ts'

/** Pages of lists and charts: eight rows and "show all", so that the answer is not followed by ten screens. */
const pages = [
  ...['/mountain', '/accuracy', '/seasonal', '/snow', '/water', '/plan', '/precipitation'],
  ...['/way', '/way?stop=bern&stop=interlaken&stop=grindelwald&by=bike'],
  ...['/pollen', '/region/alpine', '/region/western-switzerland'],
]
test.use({ viewport: phone })

test('pages of lists stay within 4000 px on a phone until more is asked for', async ({ page }) => {
  expect(
    await tooLong(
      page,
      pages.map((path) => `/en${path}`),
    ),
  ).toEqual([])
})
