import type { Look } from '../../forecast-kit/look.ts'
import { searchOf } from '../../page/search-of.ts'
import type { ForecastView } from './forecast-view.server.ts'

/** The query of this page for another day or look; the defaults leave no trace. */
export function forecastSearch(
  { placeParameter }: Pick<ForecastView, 'placeParameter'>,
  { day, look }: { day?: string; look: Look },
): string {
  return searchOf({ place: placeParameter, day, view: look === 'table' && look })
}
