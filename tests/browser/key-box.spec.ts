import { holdRequests } from '../support/hold-requests.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleState,
  expectFitsEveryWidth,
  reload,
  test,
  untilQuiet,
  visit,
} from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

const code = 'matterhorn-4478'

test.describe.configure({ mode: 'serial' })

let server: ServerProcess
test.beforeAll(async () => {
  server = await startServer({ DEMO: '0', OPERATOR_CODE: code, LOG_LEVEL: 'error' })
})
test.afterAll(() => server.stop())
test.beforeEach(async ({ request }) => {
  await request.delete(`${server.url}/api/v1/key`)
})

const keyField = 'Enter your API key'

test('without a key, home asks for one; once it is saved the weather is shown', async ({ page }) => {
  await visit(page, `${server.url}/en`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Weather service API key required' }),
  ).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const signup = page.getByRole('link', { name: 'Get a key from the provider' })
  await expect(signup).toHaveAttribute('href', 'https://home.openweathermap.org/users/sign_up')
  await expect(signup).toHaveAttribute('rel', /noopener/)
  const field = page.getByPlaceholder(keyField)
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Use open data, no key needed' })).toBeVisible()
  await expectAccessible(page)

  await test.step('an empty or blank key does nothing', async () => {
    const saves: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url())
    })
    await page.getByRole('button', { name: 'Save Key' }).click()
    await field.fill('   ')
    await page.getByRole('button', { name: 'Save Key' }).click()
    await expect(field).toBeVisible()
    expect(saves).toEqual([])
    await field.fill('')
  })
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  await field.focus()
  await page.keyboard.type('  DEMO_KEY ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toContainText(
    'API key has been saved successfully',
  )
  await expect(page.locator('.hero-figure')).toHaveText(/^−?\d+°C$/)
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
})

test('on /setup a key, open data and the demo world are chosen and left again; what fails is said', async ({
  page,
  request,
}) => {
  const field = page.getByPlaceholder(keyField)
  const save = page.getByRole('button', { name: 'Save Key' })
  const remove = page.getByRole('button', { name: 'Remove API Key' })
  const isSet = page.getByText('The weather service API key is set.')
  const address = '**/api/v1/key'
  const refuse = (method: string) =>
    page.route(address, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { code: 'key-not-saved' } })
        : route.fallback(),
    )
  const warning = page.getByRole('alert').filter({ hasText: 'Error' })
  await test.step('while the box does not know yet, it says Loading…; the page is not indexed', async () => {
    const letGo = await holdRequests(page, address)
    await visit(page, `${server.url}/en/setup`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' }).first()).toBeVisible()
    await expect(field).toHaveCount(0)
    letGo()
    await expect(field).toBeVisible()
  })
  await test.step('a key is saved and removed; a failure to do so shows a destructive toast', async () => {
    await refuse('PUT')
    await field.fill('abc')
    await save.click()
    await expect(warning).toContainText('Failed to save API key')
    await expect(field).toHaveValue('abc')
    await page.unroute(address)
    await field.fill('DEMO_KEY')
    await save.click()
    await expect(isSet).toBeVisible()
    await expectAccessibleState(page)
    await refuse('DELETE')
    await remove.click()
    await expect(warning.last()).toContainText('Failed to remove API key')
    await expect(isSet).toBeVisible()
    await page.unroute(address)
    await remove.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'API key has been removed' })).toBeVisible()
    await expect(field).toHaveValue('')
    // What had the focus is gone: it moved into the box, not to the top of the page.
    await expect(page.locator('.key-box')).toBeFocused()
  })
  await test.step('open data is chosen with one press, the demo world with another', async () => {
    // A choice has all sources asked, and each question holds one of the client's four turns until its answer is there.
    const expectSource = async (source: string | null) => {
      await untilQuiet(page)
      expect(await (await request.get(`${server.url}/api/v1/key`)).json()).toMatchObject({ source })
    }
    await untilQuiet(page)
    const openData = page.getByRole('button', { name: 'Use open data, no key needed' })
    await openData.click()
    await expect(
      page.getByText('Open data is in use: MeteoSwiss and MET Norway, without a key.'),
    ).toBeVisible()
    await expect(openData).toHaveCount(0)
    await expectSource('open-data')
    await page.getByRole('button', { name: 'Show demo weather' }).click()
    await expect(page.getByText('It is the demo key: the weather shown is invented.')).toBeVisible()
    await expectSource('demo')
    await openData.click()
    await untilQuiet(page)
    await page.getByRole('button', { name: 'Stop using open data' }).click()
    await expect(field).toBeVisible()
    await expect(openData).toBeVisible()
    await expectSource(null)
  })
  await test.step('from another machine the operator code is asked for, once', async () => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
    await reload(page)
    const codeField = page.getByLabel('Operator code', { exact: true })
    await field.fill('DEMO_KEY')
    await save.click()
    await expect(page.getByText('Please enter the operator code.')).toBeVisible()
    await codeField.fill('wrong')
    await save.click()
    await expect(page.getByText('Wrong operator code.')).toBeVisible()
    await expectAccessibleState(page)
    await codeField.fill(code)
    await save.click()
    await expect(isSet).toBeVisible()
    await reload(page)
    await expect(remove).toBeVisible()
    await expect(codeField).toHaveCount(0)
  })
})

test('the key-entry screen fits every width', soakOnly, async ({ page }) => {
  for (const language of ['en', 'de', 'fr', 'it']) {
    await visit(page, `${server.url}/${language}`)
    await expect(page.locator('input[type=password]')).toBeVisible()
    await expectFitsEveryWidth(page)
  }
})

test.describe('views of pages', () => {
  // The browser of the tests calls itself headless, and programs are not counted.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('a page reached within the site counts like one that is opened, and /setup shows both', async ({
    page,
  }) => {
    await page.request.put(`${server.url}/api/v1/key`, { data: { key: 'DEMO_KEY' } })
    await visit(page, `${server.url}/en/terms`)
    const told = page.waitForRequest('**/api/v1/opened')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    expect((await told).method()).toBe('POST')
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible()
    const table = page.getByRole('table', { name: 'Page views' })
    await visit(page, `${server.url}/en/setup`)
    for (const path of ['/terms', '/contact', '/setup'])
      await expect(table.getByRole('row', { name: path }).getByRole('cell').first()).toHaveText('1')
    await expectAccessibleState(page)
    await expectFitsEveryWidth(page)
  })
})
