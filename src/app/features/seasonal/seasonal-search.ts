import type { Season } from '../../../domain/sky/season.ts'
import type { SeasonalView } from './seasonal-view.ts'

/** The query of this page for another season. */
export function seasonalSearch(
  { placeParameter }: Pick<SeasonalView, 'placeParameter'>,
  season: Season,
): string {
  const search = new URLSearchParams()
  if (placeParameter) search.set('place', placeParameter)
  search.set('season', season)
  return `?${search}`
}
