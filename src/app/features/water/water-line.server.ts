import type { Place } from '../../../domain/place/place.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import { type WaterReading, waterNear } from '../../../domain/water/water.ts'
import { lakeFlowingOut } from '../../../reference/water-names.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { fullName, temperatureText } from './gauge-row.server.ts'
import { ownLakeLine } from './lakes-view.server.ts'

type WaterLine = { text: string; path: string }

/** "Limmat, Zürich, Unterhard: 21.3 °C, 10 minutes ago". null where no gauge is near, or all are in flood. */
export async function waterLine(place: Place, visit: RequestContext): Promise<WaterLine | null> {
  const ownLake = await ownLakeLine(place, visit)
  if (ownLake) return ownLake
  const reading = await readingNear(place, visit)
  if (!reading) return null
  const writing = writingOf(visit)
  const { t, format, language, now } = writing
  const { temperatureC, measuredAt } = reading
  const lake = lakeFlowingOut(reading.id, language)
  const name = lake ? t('water.atOutflow', { lake }) : fullName(reading, writing)
  const warmth = temperatureC === null ? '' : temperatureText(temperatureC, format)
  const ago = format.ago(measuredAt, now)
  return {
    text: `${name}${format.colon} ${warmth}, ${ago}`,
    path: `/water${searchOf({ view: 'bathing', place: place.slug })}`,
  }
}

async function readingNear(place: Place, { services, now }: RequestContext): Promise<WaterReading | null> {
  if (isAbroad(place)) return null
  const { data } = await services.getWater()
  return data && waterNear(data, place.coordinates, now)
}
