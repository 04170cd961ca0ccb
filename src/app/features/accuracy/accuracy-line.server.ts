import { isSwissPlace, type Place } from '../../../domain/place/place.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { figureCells } from './figure-cells.server.ts'

/** For the page of a place; null where no station is comparable. Before there are enough cases it names the station. */
export async function accuracyLine(
  place: Place,
  visit: RequestContext,
): Promise<{ text: string; path: string } | null> {
  // Only they show MeteoSwiss' local forecasts.
  const found = isSwissPlace(place) ? await visit.services.accuracy.near(place) : null
  if (!found) return null
  const writing = writingOf(visit)
  const { t, format } = writing
  const values = {
    station: found.station.name,
    distance: format.distance(found.distanceKm),
  }
  const error = found.tomorrow?.high.absoluteC ?? null
  return {
    text:
      error === null
        ? t('pages.accuracyStation', values)
        : t('pages.accuracyLine', { ...values, error: figureCells(writing).degrees(error) }),
    path: `/accuracy${searchOf({ place: place.slug })}`,
  }
}
