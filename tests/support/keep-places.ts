import type { Page } from '@playwright/test'

export type KeptPlace = { value: string; label: string; name?: string }

/** As if they had been kept on an earlier visit. */
export const keepPlaces = (page: Page, places: KeptPlace[]) =>
  page.addInitScript(
    (text) => {
      localStorage.myPlaces ??= text
    },
    JSON.stringify({ kind: 'wetterhorn-places', version: 1, places }),
  )
