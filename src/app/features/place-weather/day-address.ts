/** Where the forecast page shows a day, or an hour of it. `placeQuery`: "?place=…" or "". */
export const dayAddress = (placeQuery: string, query: string): string =>
  `/forecast${placeQuery === '' ? '?' : `${placeQuery}&`}${query}#day`
