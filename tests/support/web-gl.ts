import type { Page } from '@playwright/test'
import { chromiumArgs, wholeChromium } from './chromium-args.ts'

/** Chromium draws WebGL without a graphics card when it is asked to: for tests of the moving maps. */
export const withWebGl = {
  // The smallest screen with the layout of large ones: every pixel of a map is computed by the processor.
  viewport: { width: 960, height: 540 },
  launchOptions: {
    ...wholeChromium.launchOptions,
    // The page around the map is drawn as without WebGL: as shaders it would have to be compiled too.
    args: [
      ...chromiumArgs,
      ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      '--disable-gpu-rasterization',
    ],
  },
}

/** An old computer; or a test that is about something else, for which drawing a map would only take time. */
export const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
