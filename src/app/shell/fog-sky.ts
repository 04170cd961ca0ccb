/** The sky of the 404 page and its header. */
export const fogSky = { sky: 'cloudy', light: 'day' } as const
