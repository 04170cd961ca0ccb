import { isAbroad } from '../../../domain/alert/alert-state.ts'
import { type Coordinates, distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place, RegionId } from '../../../domain/place/place.ts'
import { isCurrentWater, type WaterReading, waterNear, waterNearKm } from '../../../domain/water/water.ts'
import type { Reading } from '../../../domain/weather/reading.ts'
import { lakeFlowingOut } from '../../../reference/water-names.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { fullName, temperatureText } from './gauge-row.server.ts'

/** So many around the nearest one abroad have a Swiss one among them, at every gauge on the border. */
const placesAround = 30

type WaterLine = { text: string; path: string }

/** "Limmat, Zürich, Unterhard: 21.3 °C, 10 minutes ago"; danger comes before warmth. null where no gauge is near. */
export async function waterLine(place: Place, visit: RequestContext): Promise<WaterLine | null> {
  const reading = await readingNear(place, visit)
  if (!reading) return null
  const writing = writingOf(visit)
  const { t, format, language, now } = writing
  const { temperatureC, measuredAt } = reading
  const flood = dangerLine(reading, place, writing)
  if (flood) return flood
  const lake = lakeFlowingOut(reading.id, language)
  const name = lake ? t('water.atOutflow', { lake }) : fullName(reading, writing)
  const warmth = temperatureC === null ? '' : temperatureText(temperatureC, format)
  const ago = format.ago(measuredAt, now)
  return {
    text: `${name}${format.colon} ${warmth}, ${ago}`,
    path: `/water${searchOf({ view: 'bathing', place: place.slug })}`,
  }
}

/**
 * "Aare, Bern, Schönau: flood danger level 3, significant danger"; null where no water near the place reports danger. Only
 * an all-clear, or the silence that stands for one, misleads beside a flood: others need not wait for the rivers.
 */
export async function floodBeside(
  alerts: Promise<Reading<AlertReport>>,
  place: Place,
  visit: RequestContext,
): Promise<WaterLine | null> {
  const { data } = await alerts
  const reading = data.state === 'all-clear' ? await readingNear(place, visit) : null
  return reading && dangerLine(reading, place, writingOf(visit))
}

/** As beside a place's all-clear: the gravest danger that the region's waters report. */
export async function floodInRegion(
  alerts: Promise<Reading<AlertReport>>,
  region: RegionId,
  visit: RequestContext,
): Promise<string | null> {
  const { services, now } = visit
  const { state } = (await alerts).data
  const readings = state === 'all-clear' ? (await services.getWater()).data : null
  const gravest = readings
    ?.filter((one) => isCurrentWater(one, now) && one.danger !== null && one.danger > 1)
    .sort((a, b) => (b.danger ?? 1) - (a.danger ?? 1))
    .find(({ coordinates }) => isWaterOf(region, coordinates, services))
  return gravest ? dangerText(gravest, writingOf(visit)) : null
}

/**
 * Of the region of the nearest place, which across a river on the border is not the nearest of all, and of those of
 * other places so near that their own pages name it.
 */
function isWaterOf(
  region: RegionId,
  gauge: Coordinates,
  { findPlaces }: RequestContext['services'],
): boolean {
  const nearest = findPlaces.nearest(gauge)?.place
  if (!nearest) return false
  const here = [nearest, ...findPlaces.nearby(nearest, placesAround)].filter((place) => place.region !== null)
  const isConcerned = (place: Place, index: number) =>
    index === 0 || distanceKm(place.coordinates, gauge) <= waterNearKm
  return here.some((place, index) => place.region === region && isConcerned(place, index))
}

async function readingNear(place: Place, { services, now }: RequestContext): Promise<WaterReading | null> {
  if (isAbroad(place)) return null
  const { data } = await services.getWater()
  return data && waterNear(data, place.coordinates, now)
}

function dangerLine(reading: WaterReading, place: Place, writing: Writing): WaterLine | null {
  const text = dangerText(reading, writing)
  return text === null ? null : { text, path: `/water${searchOf({ place: place.slug })}` }
}

function dangerText(reading: WaterReading, writing: Writing): string | null {
  const { danger } = reading
  if (danger === null || danger === 1) return null
  const { t } = writing
  const values = { water: fullName(reading, writing), level: danger, danger: t(`alerts.danger-${danger}`) }
  return t('water.dangerLine', values)
}
