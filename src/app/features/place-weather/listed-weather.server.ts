import type { Place } from '../../../domain/place/place.ts'
import {
  type ListedNow,
  listedNow,
  type PlaceOutlook,
  placeOutlook,
} from '../../../domain/weather/outlook.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import type { WeatherReport } from '../../../domain/weather/weather.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** The outlook of a place in a list, with the radar as on its own page; `mayAsk` as in `glanceWeather`. */
export async function listedWeather(
  place: Place,
  { mayAsk }: { mayAsk: boolean },
  { services, now }: RequestContext,
): Promise<{
  outcome: Outcome<WeatherReport>
  outlook: PlaceOutlook | null
  now: ListedNow | null
}> {
  const [outcome, rain] = await Promise.all([
    services.glanceWeather(place, { mayAsk }),
    services.radar.getRain(place.coordinates),
  ])
  const { data } = outcome
  const outlook = data && placeOutlook(data, rain.data, now)
  return { outcome, outlook, now: data && outlook && listedNow(data, outlook, now) }
}
