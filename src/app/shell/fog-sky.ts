/** The sky of a page that is not there; the header wears it too. */
export const fogSky = { sky: 'cloudy', light: 'day' } as const
