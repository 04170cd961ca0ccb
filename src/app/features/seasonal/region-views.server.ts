import type { RegionId } from '../../../domain/place/place.ts'
import type { Season } from '../../../domain/sky/season.ts'
import { largest } from '../../../domain/weather/largest.ts'
import { type ClimateStation, normalMeanC, normalSum } from '../../../domain/weather/normals.ts'
import { climateStations } from '../../../reference/climate-normals.ts'
import { regions } from '../../../reference/regions.ts'
import type { FindPlaces } from '../../../services/places/find-places.ts'
import type { Writing } from '../../i18n/writing.ts'

/** The season's normals of every station, grouped by the region its surroundings belong to. */
export function regionViews(season: Season, findPlaces: FindPlaces, writing: Writing) {
  const byRegion = Map.groupBy(climateStations, (station) => regionOf(station, findPlaces))
  return regions.flatMap(({ id, names }) => {
    const stations = (byRegion.get(id) ?? [])
      .toSorted((a, b) => a.elevationM - b.elevationM)
      .map((station) => stationNormals(station, season))
    if (stations.length === 0) return []
    return [{ id, name: names[writing.language], text: rangeText(stations, writing), stations }]
  })
}

export type RegionView = ReturnType<typeof regionViews>[number]

function regionOf({ coordinates: { lat, lon } }: ClimateStation, findPlaces: FindPlaces): RegionId | null {
  return findPlaces.resolve(`${lat},${lon}`)?.region ?? null
}

function stationNormals({ code, name, elevationM, normals }: ClimateStation, season: Season) {
  return {
    code,
    name,
    elevationM,
    meanC: normalMeanC(normals, season),
    precipitationMm: normalSum(normals, 'precipitationMm', season),
    sunshineHours: normalSum(normals, 'sunshineHours', season),
    /** Summer days in summer, else frost days. */
    days: normalSum(normals, season === 'summer' ? 'summerDays' : 'frostDays', season),
  }
}

export type StationNormals = ReturnType<typeof stationNormals>

/** "8.9 to 10.1°, 212 to 249 mm, 320 to 334 h of sunshine": the range over the region's stations. */
function rangeText(stations: readonly StationNormals[], { t, format }: Writing): string {
  const range = (
    values: readonly number[],
    key: RangeKey,
    figure: (value: number) => string,
    /** Stands behind the last figure. */
    unit: string,
  ) => {
    if (values.length === 0) return []
    const [low, high] = [figure(Math.min(...values)), figure(Math.max(...values))]
    return [low === high ? t(`${key}One`, { value: high + unit }) : t(key, { low, high: high + unit })]
  }
  return [
    ...range(
      stations.map(({ meanC }) => meanC),
      'seasonal.rangeMean',
      format.temperatureInColumn,
      '°',
    ),
    ...range(
      stations.flatMap(({ precipitationMm }) => precipitationMm ?? []),
      'seasonal.rangeRain',
      format.wholeAmount,
      `\u00a0${format.unitNames.amount}`,
    ),
    ...range(
      stations.flatMap(({ sunshineHours }) => sunshineHours ?? []),
      'seasonal.rangeSun',
      (hours) => format.fixed(hours, 0),
      '',
    ),
  ].join(', ')
}

type RangeKey = 'seasonal.rangeMean' | 'seasonal.rangeRain' | 'seasonal.rangeSun'

/** The warmest, wettest and sunniest station of the season. */
export function regionSentence(views: readonly RegionView[], { t, format }: Writing): string {
  const stations = views.flatMap((view) => view.stations)
  const best = (value: (row: StationNormals) => number | null) => largest(stations, value)?.item
  const warmest = best(({ meanC }) => meanC)
  const wettest = best(({ precipitationMm }) => precipitationMm)
  const sunniest = best(({ sunshineHours }) => sunshineHours)
  if (!warmest || !wettest || !sunniest) return ''
  return t('seasonal.regionSentence', {
    warmest: warmest.name,
    mean: format.degrees(warmest.meanC, 1),
    wettest: wettest.name,
    amount: format.wholeAmountText(wettest.precipitationMm ?? 0),
    sunniest: sunniest.name,
    hours: format.number(sunniest.sunshineHours ?? 0),
  })
}
