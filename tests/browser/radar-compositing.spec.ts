import { openMovingRadar } from '../support/radar-page.ts'
import { expect, test } from '../support/site.ts'
import { soakOnly } from '../support/soak.ts'
import { withWebGl } from '../support/web-gl.ts'

const { executablePath, args } = withWebGl.launchOptions
test.use({ launchOptions: { executablePath, args: [...args, '--disable-gpu-compositing'] } })
test(
  'composited without a graphics processor, the map is whole beside what lies over it',
  soakOnly,
  async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await openMovingRadar(page, siteUrl, '/en/radar?place=bern')
    const stage = page.locator('.map-stage')
    await stage.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const over = stage.locator('.map-time, .map-zoom, .map-scale, .map-credit')
    const covered = await over.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON()),
    )
    const withOverlays = await page.screenshot()
    await over.evaluateAll((elements) => {
      for (const element of elements as HTMLElement[]) element.style.display = 'none'
    })
    const without = await page.screenshot()
    const box = await stage.boundingBox()
    const differing = await page
      .context()
      .newPage()
      .then((blank) =>
        blank.evaluate(countDifferences, {
          pictures: [withOverlays, without].map((png) => `data:image/png;base64,${png.toString('base64')}`),
          covered,
          bottom: (box?.y ?? 0) + (box?.height ?? 0),
        }),
      )
    expect(differing).toBe(0)
  },
)

/** Runs in a page: pixels above `bottom` that differ between two pictures, outside of what is covered. */
async function countDifferences(options: {
  pictures: string[]
  covered: { left: number; top: number; right: number; bottom: number }[]
  bottom: number
}): Promise<number> {
  const [a, b] = await Promise.all(
    options.pictures.map(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (!a || !b) throw new Error('no picture')
  let count = 0
  for (let y = 0; y < Math.floor(options.bottom); y++)
    for (let x = 0; x < a.width; x++) {
      const isCovered = options.covered.some(
        ({ left, top, right, bottom }) => x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2,
      )
      const at = 4 * (y * a.width + x)
      const isOther = [0, 1, 2].some(
        (part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > 8,
      )
      if (!isCovered && isOther) count++
    }
  return count
}
