import { isAbroad } from '../../../domain/alert/alert-state.ts'
import type { Place } from '../../../domain/place/place.ts'
import { waterNear } from '../../../domain/water/water.ts'
import { lakeFlowingOut } from '../../../reference/water-names.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { nameOf, temperatureText } from './gauge-row.server.ts'

type WaterLine = { text: string; path: string }

/** "Limmat, Zürich, Unterhard: 21.3 °C, 10 minutes ago"; danger comes before warmth. null where no gauge is near. */
export async function waterLine(place: Place, visit: RequestContext): Promise<WaterLine | null> {
  if (isAbroad(place)) return null
  const { data } = await visit.services.getWater()
  const reading = data && waterNear(data, place.coordinates, visit.now)
  if (!reading) return null
  const writing = writingOf(visit)
  const { t, format, language, now } = writing
  const { danger, temperatureC, measuredAt } = reading
  const water = Object.values(nameOf(reading, writing)).filter(Boolean).join(', ')
  if (danger !== null && danger > 1) {
    const values = { water, level: danger, danger: t(`alerts.danger-${danger}`) }
    return { text: t('water.dangerLine', values), path: `/water${searchOf({ place: place.slug })}` }
  }
  const lake = lakeFlowingOut(reading.id, language)
  const name = lake ? t('water.atOutflow', { lake }) : water
  const warmth = temperatureC === null ? '' : temperatureText(temperatureC, format)
  const ago = format.ago(measuredAt, now)
  return {
    text: `${name}${format.colon} ${warmth}, ${ago}`,
    path: `/water${searchOf({ view: 'bathing', place: place.slug })}`,
  }
}
