import type { BrowserContext, Page } from '@playwright/test'
import { wholeChromium } from '../support/chromium-args.ts'
import { keepPlaces } from '../support/keep-places.ts'
import { startPushService } from '../support/push-service.ts'
import { demoTime, monitoring, type ServerProcess, startServer } from '../support/server-process.ts'
import {
  expect,
  expectAccessibleByDayAndNight,
  expectFitsEveryWidth,
  hydrated,
  test,
  untilQuiet,
  visit,
} from '../support/site.ts'
import { isSoak } from '../support/soak.ts'
import { startWarningFeed } from '../support/warning-feed.ts'

// The worker is what shows the message.
test.use({ serviceWorkers: 'allow', ...wholeChromium })

let feed: Awaited<ReturnType<typeof startWarningFeed>>
let service: Awaited<ReturnType<typeof startPushService>>
let site: ServerProcess

test.beforeAll(async () => {
  feed = await startWarningFeed(demoTime)
  service = await startPushService()
  site = await startServer({
    ALERTS_FEED_URL: feed.url,
    PUSH_ALLOWED_ORIGINS: service.origin,
    LOG_LEVEL: 'error',
  })
})
test.afterAll(async () => {
  await site.stop()
  await Promise.all([feed.close(), service.close()])
})

const keepZurich = (page: Page) => keepPlaces(page, [{ value: 'zurich', label: 'Zürich' }])
const notifyButton = (page: Page) =>
  page.getByRole('list', { name: 'My places' }).getByRole('button', { name: /Zürich/ })

/** Chromium reaches its push service only with keys of Google's: here it is ours. */
async function subscribeHere(page: Page) {
  const subscription = service.subscribe()
  await page.addInitScript((given) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer
    // The key, in what a tab keeps from page to page.
    const made = (): unknown =>
      window.name === ''
        ? null
        : {
            endpoint: given.endpoint,
            options: { applicationServerKey: bytes(window.name) },
            toJSON: () => given,
            unsubscribe: async () => {
              window.name = ''
              return true
            },
          }
    PushManager.prototype.getSubscription = async () => made() as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      window.name = String(options?.applicationServerKey)
      return made() as PushSubscription
    }
  }, subscription)
  return subscription
}

async function deliver(page: Page, context: BrowserContext, data: string) {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  })
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** How many browsers the server notifies. */
async function subscriptions(): Promise<number> {
  const metrics = await (await fetch(`${site.url}/metrics`, { headers: monitoring })).text()
  return Number(/wetterhorn_push_subscriptions (\d+)/.exec(metrics)?.[1])
}
async function turnOn(page: Page) {
  await notifyButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
  await expect(notifyButton(page)).toContainText('Notifications on')
}
const star = (page: Page) => page.getByRole('button', { name: 'Save Zürich to My places' }).first()

test('a press turns notifications on, a warning arrives, another press ends it all, and so does deleting everything', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  const before = await subscriptions()
  const { endpoint } = await subscribeHere(page)
  await visit(page, `${site.url}/en/location/zurich`)
  await star(page).click()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
  })
  await visit(page, `${site.url}/en/places`)
  await notifyButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Notifications: Zürich' })
  await expect(dialog).toContainText('asks you for permission')
  await dialog
    .getByRole('switch', { name: 'Rain within half an hour' })
    .or(dialog.getByLabel('Rain within half an hour'))
    .check()
  await dialog.getByText('Orange and red').click()
  await context.route('**/api/v1/push', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Turn on' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  // The button still has the focus: it is pressed again.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(notifyButton(page)).toContainText('Notifications on')
  const list = page.getByRole('region', { name: 'Your notifications' })
  await expect(list).toContainText('Orange and red · Rain within half an hour · quiet from 22:00 to 07:00')
  await expectFitsEveryWidth(page)
  await expectAccessibleByDayAndNight(page)

  await service.until((received) => received.some((one) => one.endpoint === endpoint))
  const arrived = service.received.find((one) => one.endpoint === endpoint)
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (let times = 0; times < 2; times++) await deliver(page, context, JSON.stringify(arrived?.note))
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Gusts of 100 km/h & more', body: arrived?.note.body, tag: arrived?.note.tag }])

  await visit(page, `${site.url}/en/location/zurich`)
  await star(page).click()
  await expect.poll(subscriptions).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(subscriptions).toBe(before + 1)
  await visit(page, `${site.url}/en/places`)
  await expect(list).toContainText('Orange and red')
  await expect(list).not.toContainText('no longer receives')

  await list.getByRole('button', { name: 'Turn off all notifications' }).click()
  await expect(list).toBeHidden()
  await expect(notifyButton(page)).toContainText('Notify me')

  await test.step('whoever deletes everything is forgotten by the server, and nothing is stored again on that page', async () => {
    await turnOn(page)
    expect(await subscriptions()).toBe(before + 1)
    const stored = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await expect.poll(async () => (await stored()).caches).toContain('pages')
    await visit(page, `${site.url}/en/settings`)
    await page.getByText('Delete everything', { exact: true }).click()
    await page.getByRole('button', { name: 'Delete everything now' }).click()
    await expect(page.getByText('Everything that this site had stored')).toBeVisible()
    await hydrated(page)
    // The worker would be registered in the page's first idle moment.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await stored()).toEqual({ local: [], caches: [], databases: [], workers: 0 })
    expect(await context.cookies()).toEqual([])
    expect(await subscriptions()).toBe(before)
  })
  expect(elsewhere).toEqual([])
})

test('the bell beside a warning keeps its place and leads to its dialog, with each kind of danger for itself', async ({
  page,
}) => {
  await visit(page, `${site.url}/en/location/zurich`)
  await page.getByRole('main').getByRole('button', { name: 'Notify me: Zürich' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Notifications: Zürich' })
  await expect(dialog).toBeVisible()
  for (const kind of ['Floods', 'Avalanches'])
    await expect(
      dialog.getByRole('switch', { name: kind }).or(dialog.getByLabel(kind)).first(),
    ).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(notifyButton(page)).toContainText('Notify me')
  await test.step('an address of no saved place opens none', async () => {
    for (const malformed of isSoak ? ['%', '%E0%A4%A', '', 'zurich%', '<b>'] : ['%E0%A4%A']) {
      await visit(page, `${site.url}/en/places?again#notify=${malformed}`)
      await expect(notifyButton(page)).toBeVisible()
      await expect(dialog).toBeHidden()
    }
  })
  await test.step('Chromium finds the site installable', async () => {
    const session = await page.context().newCDPSession(page)
    const { url, errors } = await session.send('Page.getAppManifest')
    expect([url, errors]).toEqual([`${site.url}/en/site.webmanifest`, []])
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A test's profile is a private one, where nothing is installed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  })
  // On the warnings page it is on the place's own card.
  await visit(page, `${site.url}/en/alerts?place=zurich`)
  await expect(page.getByRole('article').getByRole('button', { name: 'Notify me: Zürich' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notify me: Zürich' })).toHaveCount(1)
})

test('“Tell me” beside the planner’s answer asks for its criteria; my places change, pause and end it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  const before = await subscriptions()
  await subscribeHere(page)
  await visit(page, `${site.url}/en/plan?place=zurich&need=laundry&wind=15`)
  await page.getByRole('button', { name: 'Tell me' }).click()
  const asked = page.getByRole('dialog', { name: 'Tell me when' })
  await expect(asked).toContainText('asks for your permission')
  await expect(asked.getByRole('combobox', { name: 'What', exact: true })).toHaveValue('laundry')
  await expect(asked).toContainText('the criteria you chose')
  await asked.getByRole('button', { name: 'Tell me' }).click()
  await expect(asked).toBeHidden()
  const list = page.getByRole('region', { name: 'Tell me when' })
  const wish = list.getByRole('listitem')
  await expect(wish).toContainText('your criteria · up to 12 hours ahead · quiet from 22:00 to 07:00')
  expect(await subscriptions()).toBe(before + 1)
  await expectFitsEveryWidth(page)
  await expectAccessibleByDayAndNight(page)

  await wish.getByRole('button', { name: 'Pause for a week: Laundry, Zürich' }).click()
  await expect(wish).toContainText('paused until')
  await wish.getByRole('button', { name: 'Change' }).click()
  const changed = page.getByRole('dialog', { name: 'Laundry, Zürich' })
  await expect(changed.getByRole('link', { name: 'Choose criteria' })).toHaveAttribute('href', /wind=15/)
  await changed.getByRole('combobox', { name: 'How early' }).selectOption('36')
  await changed.getByRole('button', { name: 'Save' }).click()
  await expect(wish).toContainText('up to 36 hours ahead')
  await wish.getByRole('button', { name: 'Resume' }).click()
  await expect(wish).not.toContainText('paused until')
  // Warnings of the same place are another choice.
  await expect(notifyButton(page)).toContainText('Notify me')
  await wish.getByRole('button', { name: 'End' }).click()
  await expect(wish).toBeHidden()
  await expect.poll(subscriptions).toBe(before)
})

test('a place removed while the server cannot be reached is withdrawn as soon as it can', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url })
  const before = await subscriptions()
  await keepZurich(page)
  await subscribeHere(page)
  await visit(page, `${site.url}/en/places`)
  await turnOn(page)
  const unreachable = '**/api/v1/push/subscription'
  await context.route(unreachable, (route) => route.abort())
  // As in another tab, which has no notifications to end.
  await page.evaluate(() => {
    localStorage.myPlaces = JSON.stringify({ ...JSON.parse(localStorage.myPlaces), places: [] })
  })
  await visit(page, `${site.url}/en/places`)
  await expect(page.getByRole('heading', { name: 'No places yet' })).toBeVisible()
  await untilQuiet(page)
  expect(await subscriptions()).toBe(before + 1)
  await context.unroute(unreachable)
  await visit(page, `${site.url}/en/places`)
  await expect.poll(subscriptions).toBe(before)
})
