import { shareOfSwissView } from '../../../domain/place/base-map.ts'
import type { Place } from '../../../domain/place/place.ts'
import { createFormat } from '../../i18n/format.ts'
import { translateFor } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { isPending } from '../map/is-pending.server.ts'
import { comingView } from './coming-view.server.ts'
import type { PrecipitationView } from './precipitation-view.ts'
import { radarSumsView } from './radar-sums-view.server.ts'

/** While the radar is still filling the page is asked for again soon. */
const soonMs = 5000

export async function precipitationView(
  visit: RequestContext,
  place: Place,
  search: URLSearchParams,
): Promise<PrecipitationView> {
  const { services, language, now } = visit
  const { radar, baseMap } = services
  const { lat, lon } = place.coordinates
  const writing: Writing = { language, now, t: translateFor(language), format: createFormat(language) }
  const [manifest, sums, here, weather] = await Promise.all([
    radar.getManifest(),
    radar.getRainSums(),
    radar.getPlaceSums(place.coordinates),
    services.getWeather(place),
  ])
  visit.freshUntil(
    manifest.data?.motion ? Math.max(now + soonMs, manifest.data.nextExpectedAt) : now + soonMs,
  )
  // Outside of the map nothing is known of the place in any period.
  const isInside = here.data?.some(({ mm }) => mm !== null) ?? false
  return {
    place: { value: place.slug, name: place.names[language], lat, lon },
    placeParameter: search.get('place'),
    look: search.get('view') === 'table' ? 'table' : 'chart',
    radar:
      manifest.data && sums.data
        ? radarSumsView(sums, isInside ? here.data : null, manifest.data, {
            place,
            asked: search.get('period'),
            writing,
          })
        : null,
    isRadarPending: isPending(manifest),
    baseMap,
    share: shareOfSwissView(place.coordinates),
    coming: weather.data
      ? comingView({ ...weather, data: { ...weather.data, coordinates: place.coordinates } }, writing)
      : { failure: weather.failures[0]?.kind ?? 'unavailable' },
  }
}
