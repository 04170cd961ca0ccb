import type { Page } from '@playwright/test'
import { drawing } from '../../src/app/design/scene/drawing.ts'
import { isOvercast, type SceneView, skyAttributes } from '../../src/app/design/scene/scene-view.ts'
import { conditions } from '../../src/domain/weather/condition.ts'
import { expect, test, visit } from '../support/site.ts'
import { isSoak, soakUnless } from '../support/soak.ts'

/** Every sky by every light that it has, and fog. */
const everyScene: SceneView[] = [
  ...conditions.flatMap((sky) =>
    (isOvercast(sky) ? (['day', 'night'] as const) : (['day', 'night', 'glow'] as const)).flatMap((light) =>
      (['summer', 'winter'] as const).map((season) => ({ sky, light, season, sunSide: 'right' as const })),
    ),
  ),
  ...(['day', 'night'] as const).map((light) => ({
    ...({ sky: 'cloudy', light, season: 'mid', sunSide: 'right', variant: 'fog' } as const),
  })),
]

/** Light letters are hardest to read on snow by day: `npm test` tries these alone. */
const scenes = everyScene.filter(({ season, light }) => isSoak || (season !== 'summer' && light === 'day'))

/** Large text needs 3 to 1, all other 4.5 to 1 (WCAG 1.4.3). */
const texts = {
  '.hero h1': 3,
  '.hero-line': 4.5,
  '.hero-figure': 3,
  '.hero-range': 4.5,
  '.hero-age': 4.5,
  '.hero-hours a': 4.5,
}

/** The page's own hero under another sky. */
async function show(page: Page, scene: SceneView): Promise<void> {
  await page.evaluate(
    ({ markup, sky, variant }) => {
      const hero = document.querySelector('.hero')
      for (const [name, value] of Object.entries(sky)) hero?.setAttribute(name, value)
      const drawn = hero?.querySelector('.scene')
      if (drawn) drawn.className = `scene scene-${variant}`
      const svg = drawn?.querySelector('svg')
      if (svg) svg.innerHTML = markup
    },
    { markup: drawing(scene), sky: skyAttributes(scene), variant: scene.variant ?? 'weather' },
  )
}

/** Of each text the contrast that all but a fiftieth of the pixels in and beside its letters have. */
async function contrasts(page: Page): Promise<Record<string, number>> {
  const clip = (await page.locator('.hero').boundingBox()) ?? undefined
  const written = (await page.screenshot({ clip })).toString('base64')
  await page.evaluate(() => document.body.classList.add('bare'))
  const bare = (await page.screenshot({ clip })).toString('base64')
  await page.evaluate(() => document.body.classList.remove('bare'))
  return page.evaluate(
    async ([written, bare, selectors]) => {
      async function pixels(png: string): Promise<ImageData> {
        const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!canvas) throw new Error('no canvas')
        canvas.drawImage(bitmap, 0, 0)
        return canvas.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [ink, ground] = await Promise.all([pixels(written), pixels(bare)])
      const luminance = (rgb: ArrayLike<number>, at: number) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
          const value = (rgb[at + index] ?? 0) / 255
          return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        }, 0)
      const origin = document.querySelector('.hero')?.getBoundingClientRect() ?? new DOMRect()
      const { width, data } = ground
      const beside = [0, 2, -2, 2 * width, -2 * width]

      function ratiosOf(element: Element): number[] {
        const box = element.getBoundingClientRect()
        const letters = luminance(getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [], 0)
        const ratios: number[] = []
        for (let y = Math.floor(box.top - origin.top); y < box.bottom - origin.top; y++)
          for (let x = Math.floor(box.left - origin.left); x < box.right - origin.left; x++) {
            const pixel = y * width + x
            const change = [0, 1, 2].reduce(
              (sum, index) =>
                sum + Math.abs((ink.data[4 * pixel + index] ?? 0) - (data[4 * pixel + index] ?? 0)),
              0,
            )
            if (change < 90) continue
            for (const step of beside) {
              const behind = luminance(data, 4 * (pixel + step))
              ratios.push((Math.max(behind, letters) + 0.05) / (Math.min(behind, letters) + 0.05))
            }
          }
        return ratios
      }

      return Object.fromEntries(
        selectors.map((selector) => {
          const ratios = [...document.querySelectorAll(selector)].flatMap(ratiosOf).sort((a, b) => a - b)
          return [selector, ratios[Math.floor(ratios.length / 50)] ?? 0]
        }),
      )
    },
    [written, bare, Object.keys(texts)] as const,
  )
}

/** White letters are for skies that are dark in the light theme too; so are the pictograms of the dark one. */
async function pictogramsSuitLetters(page: Page): Promise<boolean> {
  const [letters, scheme] = await page.evaluate(() => {
    const [list, icon] = ['.hero-hours', '.hero-hours .weather-icon'].map((selector) => {
      const element = document.querySelector(selector)
      return element && getComputedStyle(element)
    })
    return [list?.color, icon?.colorScheme]
  })
  return (letters === 'rgb(255, 255, 255)') === (scheme === 'dark')
}

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // Scripts of the test's own draw the other skies.
    test.use({ viewport: { width, height: 844 }, colorScheme, bypassCSP: true })

    const isEssential = width === 390 && colorScheme === 'light'
    test('the letters of the hero read on every scene', soakUnless(isEssential), async ({ page }) => {
      await visit(page, '/en')
      await page.getByRole('button', { name: 'Decline' }).click()
      await page.addStyleTag({
        content: `.falling, .bare .hero-text svg { visibility: hidden }
            .bare .hero-text * { color: transparent !important; border-color: transparent !important }`,
      })
      for (const scene of scenes) {
        await show(page, scene)
        const measured = await contrasts(page)
        for (const [selector, least] of Object.entries(texts))
          expect
            .soft(measured[selector], `${selector} on ${Object.values(scene).join(' ')}`)
            .toBeGreaterThanOrEqual(least)
        if (colorScheme === 'light')
          expect.soft(await pictogramsSuitLetters(page), Object.values(scene).join(' ')).toBe(true)
      }
    })
  })
