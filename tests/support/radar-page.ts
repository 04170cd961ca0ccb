import type { Page } from '@playwright/test'
import { expect, visit } from './site.ts'
import { untilRadarFilled } from './until-ready.ts'

/** The map is fetched at a first sign of use. The browser remembers a key, even one from before the map listens. */
export const signOfUse = (page: Page): Promise<void> => page.keyboard.press('x')

/** Playwright's own questions to the page count as a visitor's activity there, and would fetch the map. */
export const withoutActivity = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }))

export const radarMap = (page: Page) =>
  page.getByRole('region', { name: 'Map of Switzerland with the rain radar' })

/** The map can be moved and zoomed. */
export async function untilMoving(page: Page): Promise<void> {
  await signOfUse(page)
  await expect(page.locator('.map-stage')).toHaveAttribute('data-state', 'map')
}

/** A page with the radar filled and the cookie question out of the way. */
export async function openRadar(page: Page, siteUrl: string, path: string): Promise<void> {
  await untilRadarFilled(siteUrl)
  await visit(page, path)
  await page.getByRole('button', { name: 'Decline' }).click()
}

/** The same, once its map can be moved. */
export async function openMovingRadar(page: Page, siteUrl: string, path: string): Promise<void> {
  await openRadar(page, siteUrl, path)
  await untilMoving(page)
}
