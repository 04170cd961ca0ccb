/** Of Swiss warnings, stations and regions, wherever the reader is. Liechtenstein keeps the same time. */
export const swissTime = 'Europe/Zurich'
