import type { Place } from '../../../domain/place/place.ts'
import { localDate, startOfLocalDay } from '../../../domain/time/local-time.ts'
import type { RequestContext } from '../../page/request-context.ts'

/** Millimetres that the radars have seen fall at the place since its midnight; null where they did not see it all. */
export async function fallenToday(
  { coordinates, timeZone }: Place,
  { services, now }: Pick<RequestContext, 'services' | 'now'>,
): Promise<number | null> {
  const midnight = startOfLocalDay(localDate(now, timeZone), timeZone)
  return (await services.radar.getFallen(coordinates, midnight)).data
}
