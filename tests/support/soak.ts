/**
 * `npm run soak` tries at length what `npm test` tries in a short form: every language, size and view, long journeys,
 * hundreds of kills, faults and generated requests.
 */
export const isSoak = process.env.SOAK === '1'

/** How many generated cases a property is tried with: so many in the soak, a tenth in `npm test`. */
export const runs = (inSoak: number) => (isSoak ? inSoak : Math.ceil(inSoak / 10))

/**
 * A browser test that `npm test` leaves out, as more of the same: another language, size or engine, a longer run. What no
 * other test tries is never left out. playwright.config.ts reads the tag.
 */
export const soakOnly = { tag: '@soak' }

/** Of tests made in a loop: `npm test` keeps the essential ones. */
export const soakUnless = (isEssential: boolean) => (isEssential ? {} : soakOnly)
