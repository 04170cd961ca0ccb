/** `npm run soak`: the long forms of the tests that try what a site meets in weeks; `npm test` runs short ones. */
export const isSoak = process.env.SOAK === '1'
