import { refusingOrigin } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { expectAccessibleState, test, visit } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

/** No weather, no warnings, no radar, no snow: what every page says then. */
let server: ServerProcess
test.beforeAll(async () => {
  const nowhere = await refusingOrigin()
  server = await startServer({
    METNO_BASE_URL: nowhere,
    ALERTS_FEED_URL: `${nowhere}/feed`,
    SLF_BASE_URL: nowhere,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(() => server.stop())

test('axe finds nothing where something is missing', soakOnly, async ({ page }) => {
  for (const path of [
    '',
    '/alerts',
    '/forecast',
    '/seasonal',
    '/precipitation',
    '/region/alpine',
    '/contact',
  ]) {
    await visit(page, `${server.url}/en${path}`)
    await expectAccessibleState(page)
  }
})
