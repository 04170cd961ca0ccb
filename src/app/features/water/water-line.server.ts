import { isAbroad } from '../../../domain/alert/alert-state.ts'
import type { Place } from '../../../domain/place/place.ts'
import { type WaterReading, waterNear } from '../../../domain/water/water.ts'
import { lakeFlowingOut } from '../../../reference/water-names.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { fullName, temperatureText } from './gauge-row.server.ts'

type WaterLine = { text: string; path: string }

/** "Limmat, Zürich, Unterhard: 21.3 °C, 10 minutes ago"; danger comes before warmth. null where no gauge is near. */
export async function waterLine(place: Place, visit: RequestContext): Promise<WaterLine | null> {
  const reading = await readingNear(place, visit)
  if (!reading) return null
  const writing = writingOf(visit)
  const { t, format, language, now } = writing
  const { temperatureC, measuredAt } = reading
  const flood = dangerText(reading, writing)
  if (flood !== null) return { text: flood, path: `/water${searchOf({ place: place.slug })}` }
  const lake = lakeFlowingOut(reading.id, language)
  const name = lake ? t('water.atOutflow', { lake }) : fullName(reading, writing)
  const warmth = temperatureC === null ? '' : temperatureText(temperatureC, format)
  const ago = format.ago(measuredAt, now)
  return {
    text: `${name}${format.colon} ${warmth}, ${ago}`,
    path: `/water${searchOf({ view: 'bathing', place: place.slug })}`,
  }
}

/** "Aare, Bern, Schönau: flood danger level 3, significant danger"; null where no water near the place reports danger. */
export async function floodText(place: Place, visit: RequestContext): Promise<string | null> {
  const reading = await readingNear(place, visit)
  return reading && dangerText(reading, writingOf(visit))
}

async function readingNear(place: Place, { services, now }: RequestContext): Promise<WaterReading | null> {
  if (isAbroad(place)) return null
  const { data } = await services.getWater()
  return data && waterNear(data, place.coordinates, now)
}

function dangerText(reading: WaterReading, writing: Writing): string | null {
  const { danger } = reading
  if (danger === null || danger === 1) return null
  const { t } = writing
  const values = { water: fullName(reading, writing), level: danger, danger: t(`alerts.danger-${danger}`) }
  return t('water.dangerLine', values)
}
