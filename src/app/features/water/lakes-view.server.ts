import { failed, failureOf } from '../../../domain/failure.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { lakeInside } from '../../../domain/texts/inside-sentence.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import {
  type LakeSeries,
  type LakeTemperature,
  lakeTemperature,
} from '../../../domain/water/lake-temperature.ts'
import { largest } from '../../../domain/weather/largest.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { type BathingLake, bathingLakes } from '../../../reference/bathing-lakes.ts'
import { waterName } from '../../../reference/water-names.ts'
import { writingOf } from '../../i18n/page-texts.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { searchOf } from '../../page/search-of.ts'
import { agoText } from '../../provenance/ago-text.server.ts'
import { licensedSource } from '../../provenance/source-view.ts'
import { dailyTrend, temperatureText } from './gauge-row.server.ts'
import { bathingKm } from './water-choice.ts'

export type LakeRow = Exclude<LakesView, { failure: string }>['rows'][number]

/** Where no lake is near, the nearest are better than none. */
const leastLakes = 5
const mostLakes = 12

/** Lakes near the place, warmest first. */
export function lakesView(outcome: Outcome<LakeSeries[]>, place: Place, writing: Writing) {
  if (outcome.data === null) return failed(failureOf(outcome))
  const known = knownLakes(outcome.data, place, writing.now)
  if (known.length === 0) return failed('no-data')
  const near = known.filter(({ km }) => km <= bathingKm)
  const shown = known.slice(0, Math.min(mostLakes, Math.max(leastLakes, near.length)))
  const { format, language } = writing
  return {
    /** The warmest within bathing distance; empty where none is. */
    lead: warmestText(near, writing),
    rows: shown
      .sort((a, b) => b.now.temperatureC - a.now.temperatureC)
      .map(({ lake, now, km }) => ({
        id: lake.id,
        name: waterName(lake.name, language),
        distance: `${format.distance(km)}\u00a0km`,
        temperature: temperatureText(now.temperatureC, format),
        trend: dailyTrend(now.change24hC, format),
        tomorrow: now.tomorrowC === null ? null : temperatureText(now.tomorrowC, format),
      })),
    source: licensedSource(outcome.source, writing),
    fetched: agoText('weather.fetched', outcome.fetchedAt, swissTime, writing),
    isOld: outcome.isStale && outcome.failures.length > 0,
  }
}

/** Computed by a model, never beside measured values in one table. */
export type LakesView = ReturnType<typeof lakesView>

type LakeLine = { text: string; path: string }

/** "Warmest lake nearby (model): Lake Zurich, 22.1 °C."; null where none is near or known. */
export async function lakeLine(place: Place, visit: RequestContext): Promise<LakeLine | null> {
  const { data } = await visit.services.getLakes()
  const near = data && knownLakes(data, place, visit.now).filter(({ km }) => km <= bathingKm)
  const text = near ? warmestText(near, writingOf(visit)) : ''
  return text === '' ? null : { text, path: bathingPath(place) }
}

/** Of the place that is a lake: "Water (model): 22.1 °C"; null of all others, and where it is not known. */
export async function ownLakeLine(place: Place, visit: RequestContext): Promise<LakeLine | null> {
  if (!place.lake) return null
  const { data } = await visit.services.getLakes()
  const own = knownLakes(data ?? [], place, visit.now).find(({ lake }) => lake.id === place.lake)
  const { t, format } = writingOf(visit)
  return own
    ? {
        text: t('water.ownLake', { temperature: temperatureText(own.now.temperatureC, format) }),
        path: bathingPath(place),
      }
    : null
}

const bathingPath = ({ slug }: Place) => `/water${searchOf({ view: 'bathing', place: slug })}`

type KnownLake = { lake: BathingLake; now: LakeTemperature; km: number }

/** The nearest first. */
function knownLakes(data: readonly LakeSeries[], place: Place, now: number): KnownLake[] {
  const series = new Map(data.map((one) => [one.lake, one]))
  return bathingLakes
    .flatMap((lake) => {
      const samples = series.get(lake.id)
      const temperature = samples && lakeTemperature(samples, now)
      return temperature ? [{ lake, now: temperature, km: shoreKm(lake, place) }] : []
    })
    .sort((a, b) => a.km - b.km)
}

function warmestText(near: readonly KnownLake[], { t, format, language }: Writing): string {
  const warmest = largest(near, ({ now }) => now.temperatureC)
  if (!warmest) return ''
  const lake = waterName(warmest.item.lake.name, language)
  return t('water.lakeLead', { lake: lakeInside(lake), temperature: temperatureText(warmest.value, format) })
}

const shoreKm = ({ shores }: BathingLake, { coordinates }: Place): number =>
  Math.min(...shores.map((shore) => distanceKm(coordinates, shore)))
