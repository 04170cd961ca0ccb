import { holdRequests } from '../support/hold-requests.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleState,
  expectFitsEveryWidth,
  reload,
  test,
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

test('an empty or blank key does nothing', soakOnly, async ({ page }) => {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await visit(page, `${server.url}/en`)
  await page.getByRole('button', { name: 'Save Key' }).click()
  await page.getByPlaceholder(keyField).fill('   ')
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByPlaceholder(keyField)).toBeVisible()
  expect(saves).toEqual([])
})

test('while the box does not know yet, it says Loading…', soakOnly, async ({ page }) => {
  const letGo = await holdRequests(page, '**/api/v1/key')
  await visit(page, `${server.url}/en/setup`)
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' }).first()).toBeVisible()
  await expect(page.getByPlaceholder(keyField)).toHaveCount(0)
  letGo()
  await expect(page.getByPlaceholder(keyField)).toBeVisible()
})

test(
  'on /setup a key, open data and the demo world are chosen and left again',
  soakOnly,
  async ({ page, request }) => {
    await test.step('on /setup a key is saved and removed; the page is not indexed', async () => {
      await visit(page, `${server.url}/en/setup`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await page.getByPlaceholder(keyField).fill('DEMO_KEY')
      await page.getByRole('button', { name: 'Save Key' }).click()
      await expect(page.getByText('The weather service API key is set.')).toBeVisible()
      await expectAccessibleState(page)
      await page.getByRole('button', { name: 'Remove API Key' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'API key has been removed' })).toBeVisible()
      await expect(page.getByPlaceholder(keyField)).toHaveValue('')
      // What had the focus is gone: it moved into the box, not to the top of the page.
      await expect(page.locator('.key-box')).toBeFocused()
    })
    await test.step('on /setup open data is chosen with one press, the demo world with another', async () => {
      const source = async () => (await (await request.get(`${server.url}/api/v1/key`)).json()).source
      const openData = page.getByRole('button', { name: 'Use open data, no key needed' })
      await openData.click()
      await expect(
        page.getByText('Open data is in use: MeteoSwiss and MET Norway, without a key.'),
      ).toBeVisible()
      await expect(openData).toHaveCount(0)
      expect(await source()).toBe('open-data')
      await page.getByRole('button', { name: 'Show demo weather' }).click()
      await expect(page.getByText('It is the demo key: the weather shown is invented.')).toBeVisible()
      expect(await source()).toBe('demo')
      await openData.click()
      await page.getByRole('button', { name: 'Stop using open data' }).click()
      await expect(page.getByPlaceholder(keyField)).toBeVisible()
      await expect(openData).toBeVisible()
      expect(await source()).toBe(null)
    })
  },
)

test('a failure to save or to remove shows a destructive toast', soakOnly, async ({ page, request }) => {
  const refuse = (method: string) =>
    page.route('**/api/v1/key', (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { code: 'key-not-saved' } })
        : route.fallback(),
    )
  await refuse('PUT')
  await visit(page, `${server.url}/en/setup`)
  await page.getByPlaceholder(keyField).fill('abc')
  await page.getByRole('button', { name: 'Save Key' }).click()
  const warning = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(warning).toContainText('Failed to save API key')
  await expect(page.getByPlaceholder(keyField)).toHaveValue('abc')

  await request.put(`${server.url}/api/v1/key`, { data: { key: 'DEMO_KEY' } })
  await refuse('DELETE')
  await reload(page)
  await page.getByRole('button', { name: 'Remove API Key' }).click()
  await expect(warning).toContainText('Failed to remove API key')
  await expect(page.getByText('The weather service API key is set.')).toBeVisible()
})

test('from another machine the operator code is asked for, once', soakOnly, async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' })
  await visit(page, `${server.url}/en/setup`)
  const codeField = page.getByLabel('Operator code', { exact: true })
  await page.getByPlaceholder(keyField).fill('DEMO_KEY')
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('Please enter the operator code.')).toBeVisible()
  await codeField.fill('wrong')
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('Wrong operator code.')).toBeVisible()
  await expectAccessibleState(page)
  await codeField.fill(code)
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('The weather service API key is set.')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('button', { name: 'Remove API Key' })).toBeVisible()
  await expect(codeField).toHaveCount(0)
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
