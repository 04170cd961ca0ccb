import type { Page } from '@playwright/test'
import { foreignRequests, watchProblems } from '../support/browser-traces.ts'
import { holdRequests } from '../support/hold-requests.ts'
import {
  openMovingRadar,
  openRadar,
  radarMap,
  signOfUse,
  untilMoving,
  withoutActivity,
} from '../support/radar-page.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleState,
  expectNoOverflow,
  phone,
  test,
  untilQuiet,
  visit,
} from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'
import { untilRadarFilled } from '../support/until-ready.ts'

const slider = (page: Page) => page.getByRole('slider', { name: 'Time shown' })

test('where the base map cannot be fetched, the picture stays and the page says so, until it can; pictures may come later', async ({
  page,
  siteUrl,
}) => {
  const baseMap = '**/base-map-*'
  await page.route(baseMap, (route) => route.abort())
  let refused = 0
  await page.route('**/radar/frames/*.png', (route) => (refused++ < 2 ? route.abort() : route.continue()))
  await openRadar(page, siteUrl, '/en/radar?place=bern')
  await signOfUse(page)
  await expect(page.getByText('The interactive map could not be loaded.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Precipitation over Switzerland/ })).toBeVisible()
  await page.unroute(baseMap)
  await expect(page.getByRole('group', { name: 'Layer' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('The interactive map could not be loaded.')).toBeHidden()
  // It moves also where the pictures around the time shown could not be fetched.
  await untilMoving(page)
  expect(refused).toBeGreaterThan(2)
  // It does not play by itself where motion is not wanted.
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(slider(page)).toHaveValue('24')
  await test.step('in another language it is drawn again', async () => {
    await page.getByRole('button', { name: 'Language: EN' }).click()
    await page.getByRole('link', { name: 'DE Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niederschlagsradar')
    await expect(page.getByRole('button', { name: 'Vergrössern' })).toBeVisible()
  })
})

/** Position of the handle on its track, 0 to 1. */
const handleShare = (page: Page) =>
  page.locator('.radar-handle').evaluate((handle) => {
    const track = handle.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { left, width } = handle.getBoundingClientRect()
    return (left + width / 2 - track.left) / track.width
  })

// A map takes seconds of shaders to compile without a graphics card: one page for all that can be tried on it.
test('the map is fetched when somebody uses the page, from the site alone; a tap reads a point', async ({
  page,
  siteUrl,
}) => {
  const foreign = foreignRequests(page, siteUrl)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofMap = () => fetched.filter((url) => /create-rain-map.*js|frames.*png/.test(url))
  await withoutActivity(page)
  await untilRadarFilled(siteUrl)
  await test.step('a press on play fetches it, and is not lost', async () => {
    await visit(page, '/en/radar?place=bern')
    await untilQuiet(page)
    expect(ofMap()).toEqual([])
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(page.locator('.map-stage')).toHaveAttribute('data-state', 'map')
    expect(ofMap()).not.toEqual([])
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('button', { name: 'Pause' }).click()
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(slider(page)).toHaveValue('24')
  await expect(page.getByText('Measured', { exact: true })).toBeVisible()
  await slider(page).focus()
  await test.step('it is scrubbed by keys', async () => {
    // Six pictures, in any part.
    await page.keyboard.press('PageUp')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Nowcast, Bern \d\d:\d\d: /)
    await expect(page.getByText('Nowcast, in 30 minutes')).toBeVisible()
    await expect(page.locator('.radar-handle')).toHaveAttribute('data-part', 'nowcast')
    await page.keyboard.press('End')
    await expect.poll(() => handleShare(page)).toBeGreaterThan(0.97)
    await page.keyboard.press('Home')
    await expect(page.getByText('Measured', { exact: true })).toBeVisible()
    await expect.poll(() => handleShare(page)).toBeCloseTo(0, 2)
    await page.keyboard.press('n')
    await expect(slider(page)).toHaveValue('24')
  })
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Nowcast, in 20 minutes')).toBeVisible()
  const [shown = ''] = /\d\d:\d\d/.exec((await slider(page).getAttribute('aria-valuetext')) ?? '') ?? []
  for (const layer of ['Intense cells', 'Precipitation']) {
    const option = page.getByRole('group', { name: 'Layer' }).getByText(layer)
    await option.hover()
    const before = await option.boundingBox()
    await option.click()
    await expect(page.getByRole('radio', { name: layer })).toBeChecked()
    // Nothing moves under the pointer.
    expect(await option.boundingBox()).toEqual(before)
    // The handle shows the chosen minute, also where the layer's picture is of another.
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByText(shown, { exact: true })).toBeVisible()
  }
  await page.getByRole('slider', { name: 'Opacity' }).fill('40')
  await expect(page.getByText('40%', { exact: true })).toBeVisible()
  await test.step('a tap reads the point, and the point can become the place', async () => {
    await page.getByRole('button', { name: 'Show Bern' }).click()
    await expect(page).toHaveURL(/c=46\.9\d+,7\.4\d+&z=8/)
    const box = await radarMap(page).boundingBox()
    if (!box) throw new Error('no map')
    // About 18 km east of the middle, which is Bern.
    await radarMap(page).click({ position: { x: box.width / 2 + 85, y: box.height / 2 } })
    await expect(page).toHaveURL(/place=bern.*point=46\.9\d+,7\.68\d*/)
    const card = page.locator('.map-point')
    const name = await card.getByRole('heading').textContent()
    expect(name).not.toBe('Bern')
    await expect(card).toContainText(/\d\d:\d\d: (dry|.*mm\/h|no data)/i)
    await expectAccessibleState(page)
    await card.getByRole('button', { name: 'Set as my place' }).click()
    await expect(page).toHaveURL(/place=46\.9\d+,7\.68\d*/)
    await expect(page).not.toHaveURL(/point=/)
    await expect(card).toHaveCount(0)
    // The map has gone there, and knows its name.
    await expect(page.getByRole('button', { name: `Show ${name}` })).toBeVisible()
    await expect(page).toHaveURL(/c=46\.9\d+,7\.68\d*/)
  })
  // The map itself is moved by keys.
  await radarMap(page).focus()
  const before = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(before)
  await test.step('its address leads back to what was seen', async () => {
    await expect(page).toHaveURL(/t=\d{4}-/)
    const time = await slider(page).getAttribute('aria-valuetext')
    await page.goto(page.url())
    await expect(slider(page)).toHaveAttribute('aria-valuetext', time ?? '')
    // A shared moment stands still.
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  })
  expect(foreign).toEqual([])
})

test('a map whose graphics card was taken away is drawn again as it was', async ({ page, siteUrl }) => {
  const problems = watchProblems(page)
  const worker = page.waitForEvent('worker', (one) => one.url().startsWith('blob:'))
  await page.setViewportSize({ width: 480, height: 400 })
  await openMovingRadar(page, siteUrl, '/en/radar?place=bern')
  // A worker whose code is refused has nothing to run.
  await expect.poll(async () => (await worker).evaluate('typeof self.worker')).toBe('object')
  await untilQuiet(page)
  // A newer radar image would be another picture.
  await holdRequests(page, /\.data/)
  const pixels = async () => (await radarMap(page).screenshot()).toString('base64')
  const before = await pixels()
  await page.locator('.map-canvas').evaluate(async (container) => {
    const canvas = container.querySelector('canvas')
    const card = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!canvas || !card) throw new Error('no WebGL')
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve))
    card.loseContext()
    await lost
    // The theme may change meanwhile.
    document.documentElement.dataset.theme = 'dark'
    await new Promise(requestAnimationFrame)
    document.documentElement.dataset.theme = 'light'
    card.restoreContext()
  })
  await expect.poll(async () => (await pixels()) === before, 'the same picture').toBe(true)
  // To read the colours, the map adds an element to itself for a moment.
  await page.locator('.map-canvas').evaluate((container) => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        if (addedNodes.length) container.dataset.readings = `${Number(container.dataset.readings ?? 0) + 1}`
    }).observe(container, { childList: true })
    document.documentElement.dataset.theme = 'dark'
  })
  await expect(page.locator('.map-canvas')).toHaveAttribute('data-readings', '1')
  await expect.poll(async () => (await pixels()) === before, 'the dark picture').toBe(false)
  expect(problems).toEqual([])
})

test('before there is a map, its picture is read, moved and enlarged; the map begins there', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await withoutActivity(page)
  await untilRadarFilled(siteUrl)
  const letGo = await holdRequests(page, /create-rain-map/)
  await visit(page, '/en/radar?place=bern')
  await page.getByRole('button', { name: 'Decline' }).click()
  const stage = page.locator('.map-stage')
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.click(middle.x, middle.y)
  await expect(page.locator('.map-point').getByRole('heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show Bern' }).click()
  await expect(page).toHaveURL(/c=46\.9\d+,7\.4\d+&z=8/)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 40, middle.y)
  await page.mouse.move(middle.x + 91, middle.y)
  // A quarter of a degree at this zoom.
  await expect(page).toHaveURL(/c=46\.9\d+,7\.1[89]\d*&z=8/)
  await expect(stage).toHaveAttribute('data-state', 'picture')
  letGo()
  await untilMoving(page)
  // The finger still holds it.
  await page.mouse.move(middle.x + 182, middle.y)
  await page.mouse.up()
  await expect(page).toHaveURL(/c=46\.9\d+,6\.9[34]\d*&z=8/)
  // It plays by itself, and says so by offering to pause.
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('on a phone: map, player at hand, panel; nothing sticks out', soakOnly, async ({ page, siteUrl }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 720 })
    await untilRadarFilled(siteUrl)
    await visit(page, '/de/radar?place=bern&t=2026-11-15T09:30Z')
    await expectNoOverflow(page)
    await expect(page.getByRole('slider', { name: 'Angezeigte Zeit' })).toBeInViewport()
    if (width === 320) await page.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.locator('.consent-banner')).toHaveCount(0)
    await test.step('the sources stand above the time line, its bars and times within its ends', async () => {
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox()
        if (!box) throw new Error(`no ${selector}`)
        return box
      }
      const [credit, player, line] = [
        await boxOf('.map-credit'),
        await boxOf('.radar-player'),
        await boxOf('.time-bars'),
      ]
      expect(credit.y + credit.height).toBeLessThanOrEqual(player.y + 0.5)
      const outside = await page.locator('.time-bars > i, .time-axis > span').evaluateAll(
        (parts, [left, right]) =>
          parts
            .map((part) => ({ part: part.outerHTML, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5))
            .map(({ part }) => part),
        [line.x, line.x + line.width] as const,
      )
      expect(outside).toEqual([])
    })
  }
})
