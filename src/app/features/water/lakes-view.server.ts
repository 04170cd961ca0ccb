import { failureOf } from '../../../domain/failure.ts'
import { distanceKm } from '../../../domain/place/coordinates.ts'
import type { Place } from '../../../domain/place/place.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { type LakeSeries, lakeTemperature } from '../../../domain/water/lake-temperature.ts'
import type { Outcome } from '../../../domain/weather/reading.ts'
import { type BathingLake, bathingLakes } from '../../../reference/bathing-lakes.ts'
import { waterName } from '../../../reference/water-names.ts'
import { agoText } from '../../i18n/ago-text.server.ts'
import { licensedSource } from '../../i18n/source-view.ts'
import type { Writing } from '../../i18n/writing.ts'
import { dailyTrend, temperatureText } from './gauge-row.server.ts'
import { bathingKm, type LakesView } from './water-view.ts'

/** Where no lake is near, the nearest are better than none. */
const leastLakes = 5
const mostLakes = 12

/** Lakes near the place, warmest first. */
export function lakesView(outcome: Outcome<LakeSeries[]>, place: Place, writing: Writing): LakesView {
  if (outcome.data === null) return { failure: failureOf(outcome) }
  const series = new Map(outcome.data.map((one) => [one.lake, one]))
  const known = bathingLakes
    .flatMap((lake) => {
      const samples = series.get(lake.id)
      const now = samples && lakeTemperature(samples, writing.now)
      return now ? [{ lake, now, km: shoreKm(lake, place) }] : []
    })
    .sort((a, b) => a.km - b.km)
  if (known.length === 0) return { failure: 'no-data' }
  const near = known.filter(({ km }) => km <= bathingKm)
  const shown = known.slice(0, Math.min(mostLakes, Math.max(leastLakes, near.length)))
  const { format, language, t } = writing
  const [warmest] = near.toSorted((a, b) => b.now.temperatureC - a.now.temperatureC)
  return {
    lead: warmest
      ? t('water.lakeLead', {
          lake: waterName(warmest.lake.name, language),
          temperature: temperatureText(warmest.now.temperatureC, format),
        })
      : '',
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

const shoreKm = ({ shores }: BathingLake, { coordinates }: Place): number =>
  Math.min(...shores.map((shore) => distanceKm(coordinates, shore)))
