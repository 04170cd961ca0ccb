import { openMovingRadar, openRadar } from '../support/radar-page.ts'
import { expect, expectNoOverflow, test } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'

for (const { name, width, height } of [
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a desktop at 400 %', width: 320, height: 256 },
])
  test(`${name}: map, player and legend are all within reach`, soakOnly, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height })
    await openMovingRadar(page, siteUrl, '/en/radar?place=basel')
    await expectNoOverflow(page)
    const stage = page.locator('.map-stage')
    await stage.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    // The map has most of the window, and the player stands under it.
    expect((await stage.boundingBox())?.height).toBeGreaterThan(height * 0.6)
    expect((await page.getByRole('region', { name: 'Timeline' }).boundingBox())?.height).toBeLessThan(64)
    const controls = [
      page.getByRole('button', { name: 'Play' }),
      page.getByRole('button', { name: 'Reset' }),
      // The pointer’s way to the slider, which itself takes keys.
      page.locator('.time-bars'),
      page.getByRole('button', { name: 'Zoom in' }),
      page.getByRole('button', { name: 'Zoom out' }),
      page.getByRole('button', { name: 'Show Basel' }),
      page.locator('.map-time'),
      page.locator('.map-scale'),
    ]
    await expect(page.getByRole('slider', { name: 'Time shown' })).toBeInViewport({ ratio: 1 })
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 })
      const isCovered = await control.evaluate((element) => {
        if (element.matches('.map-scale')) return false
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !hit || !(element.contains(hit) || hit.contains(element))
      })
      expect(isCovered, `${control} is covered`).toBe(false)
    }
    await page.getByText('Grey hatching: outside radar coverage.').scrollIntoViewIfNeeded()
    await expect(page.getByText('Grey hatching: outside radar coverage.')).toBeInViewport({
      ratio: 1,
    })
  })

test(
  'in text of twice the size on the smallest phone, time, buttons and colours share the map',
  soakOnly,
  async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openMovingRadar(page, siteUrl, '/en/radar?place=basel')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const boxes = await page
      .locator('.map-time, .map-zoom, .map-scale')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    const stage = await page
      .locator('.map-stage')
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    expect(boxes).toHaveLength(3)
    for (const [index, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(stage.left)
      expect(one.right).toBeLessThanOrEqual(stage.right)
      expect(one.bottom).toBeLessThanOrEqual(stage.bottom)
      const covered = boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
      expect(covered).toEqual([])
    }
  },
)

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone on its side', width: 740, height: 360 },
])
  test(
    `${name}: under a warning of any height the whole map is seen above the player`,
    soakOnly,
    async ({ page, siteUrl }) => {
      await page.setViewportSize({ width, height })
      await openRadar(page, siteUrl, '/en/radar?place=basel')
      const player = page.getByRole('region', { name: 'Timeline' })
      const heightOfMap = async () => {
        const [map, below] = await Promise.all([
          page.locator('.map-stage').boundingBox(),
          player.boundingBox(),
        ])
        if (!map || !below) throw new Error('no map')
        expect(map.y + map.height).toBeCloseTo(below.y, 0)
        expect(below.y + below.height).toBeCloseTo(height, 0)
        return map.height
      }
      const without = await heightOfMap()
      await page.locator('main').evaluate((main) => {
        const bar = document.createElement('div')
        bar.className = 'warning-bar'
        bar.style.height = '40px'
        main.prepend(bar)
      })
      expect(await heightOfMap()).toBeCloseTo(without - 40, 0)
    },
  )
