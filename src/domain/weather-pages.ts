const weatherPages =
  /^\/(?:(?:location|region)\/[^/]+|radar|alerts|forecast|precipitation|seasonal|plan|snow|water|pollen|accuracy|mountain|wind)?$/

/**
 * Pages of weather, by their path without a language: renewed while they are open, kept for times without a connection.
 * Nothing of the operator, no forms and no searches.
 */
export const isWeatherPage = (path: string): boolean => weatherPages.test(path)

const swissPages = /^\/(?:region\/[^/]+|radar|alerts|water|accuracy|mountain|wind)$/

/** Pages of the whole country: "today" is the Swiss day, whichever place the visitor has chosen. */
export const isSwissPage = (path: string): boolean => swissPages.test(path)
