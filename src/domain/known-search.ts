/** All that pages read from the query of their address. */
const parameters = new Set(
  [
    ['place', 'view', 'region', 'type', 'alert', 'day', 'hour', 'period', 'season'],
    // Radar
    ['c', 'z', 'layer', 't', 'hail', 'stations', 'point'],
    // Lists of mountains, snow, water and pollen
    ['sort', 'from', 'part', 'show', 'water', 'kind', 'station'],
    // Planner
    ['need', 'chance', 'amount', 'wind', 'min', 'max', 'humidity', 'to', 'hours', 'days', 'light'],
    ['source', 'q', 'deleted'],
    // Embeds and oEmbed
    ['shape', 'theme', 'temperature', 'format', 'url'],
    // The router's own, of requests for data
    ['_routes', 'index'],
  ].flat(),
)
/** What anybody types into a search, or a long address to embed. */
const longestValue = 500

/**
 * The query without what no page reads: whatever is appended to an address would otherwise stand in each link to its other
 * languages, and make a copy of the page for each spelling.
 */
export function knownSearch(search: string): string {
  const all = [...new URLSearchParams(search)]
  const known = all.filter(([name, value]) => parameters.has(name) && value.length <= longestValue)
  if (known.length === all.length) return search
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}
