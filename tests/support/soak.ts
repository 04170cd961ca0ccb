/** `npm run soak`: the long forms of the tests that try what a site meets in weeks; `npm test` runs short ones. */
export const isSoak = process.env.SOAK === '1'

/** How many generated cases a property is tried with: so many in the soak, a tenth in `npm test`. */
export const runs = (inSoak: number) => (isSoak ? inSoak : Math.ceil(inSoak / 10))
