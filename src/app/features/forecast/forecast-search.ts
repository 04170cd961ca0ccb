import type { Look } from '../charts/look-links.tsx'
import type { ForecastView } from './forecast-view.ts'

/** The query of this page for another day or look; the defaults leave no trace. */
export function forecastSearch(
  { placeParameter }: Pick<ForecastView, 'placeParameter'>,
  { day, look }: { day?: string; look: Look },
): string {
  const search = new URLSearchParams()
  if (placeParameter) search.set('place', placeParameter)
  if (day) search.set('day', day)
  if (look === 'table') search.set('view', 'table')
  return search.size > 0 ? `?${search}` : ''
}
