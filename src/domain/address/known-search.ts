/** All that pages read from the query of their address. */
const parameters = new Set(
  [
    ['place', 'view', 'region', 'type', 'alert', 'day', 'hour', 'period', 'season'],
    // Radar
    ['c', 'z', 'layer', 't', 'hail', 'stations', 'lightning', 'snowline', 'point'],
    // Lists of mountains, snow, water and pollen
    ['sort', 'from', 'part', 'show', 'water', 'kind', 'station'],
    // Planner, and where to go
    ['need', 'chance', 'amount', 'wind', 'min', 'max', 'humidity', 'to', 'hours', 'days', 'light', 'height'],
    ['minutes'],
    // On the way
    ['stop', 'by', 'leave', 'track'],
    ['source', 'q', 'deleted'],
    // Embeds and oEmbed
    ['shape', 'theme', 'temperature', 'format', 'url'],
    // The router's own, of requests for data
    ['_routes', 'index'],
  ].flat(),
)
/** Enough for what is typed into a search, and for an address to embed; escaped letters are longer. */
const longestPair = 1000

/**
 * The query without parameters that no page reads: anything appended to an address would otherwise be in each link to its other
 * languages, and make a copy of the page for each spelling.
 */
export function knownSearch(search: string): string {
  const all = search.replace(/^\?/, '').split('&')
  const known = all.filter((pair) => parameters.has(pair.replace(/=.*$/s, '')) && pair.length <= longestPair)
  return known.length > 0 ? `?${known.join('&')}` : ''
}
