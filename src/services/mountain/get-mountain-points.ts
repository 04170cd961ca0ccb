import { setImmediate as nextTurn } from 'node:timers/promises'
import { type TourDay, tourDay } from '../../domain/mountain/best-day.ts'
import { distanceKm } from '../../domain/place/coordinates.ts'
import type { Place, RegionId } from '../../domain/place/place.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { localDate, swissTime } from '../../domain/time/local-time.ts'
import type { DayAhead } from '../../domain/weather/day-ahead.ts'
import { chooseStation } from '../../domain/weather/measuring-station.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { HourlyWeather } from '../../domain/weather/weather.ts'
import type {
  LocalForecasts,
  LocalPoint,
  Measurements,
  Station,
  StationValues,
} from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { readingOfRun, type TemperatureSite, temperatureSites } from '../local-weather/local-weather.ts'
import type { Radar } from '../radar/show/create-radar.ts'
import { noData } from '../reading/outcome.ts'
import type { LocalWeather } from '../weather/weather-sources.ts'

/** Without its hours: a region has some hundred points. */
export type MountainDay = Omit<DayAhead, 'hours'> & TourDay

/** A peak, pass or hut with its forecast. */
export type MountainPoint = {
  place: Place
  heightM: number
  /** The running hour. */
  hour: HourlyWeather
  /** From today, as on the point's own page. */
  days: MountainDay[]
  /** By the station that its own page shows; null where there is none nearby. */
  measured: (StationValues & { temperatureC: number; station: Station }) | null
}

/** The mountain points of a region, from the highest down. */
export type GetMountainPoints = (region: RegionId) => Promise<Outcome<MountainPoint[]>>

/** Reading the forecast of a point takes about a millisecond: other requests get their turn in between. */
const pointsAtOnce = 20

/** The radar's forecast, with which the first of the hours agree. */
const radarReachMs = 2 * hourMs

type Run = NonNullable<ReturnType<LocalForecasts['current']>>

type Asked = { region: RegionId; now: number }

/** Other peaks, whose nearest village is abroad, are on the border, in the Alps. */
const borderRegion: RegionId = 'alpine'

export function createGetMountainPoints(options: {
  forecasts: LocalForecasts
  measurements: Pick<Measurements, 'current'>
  /** What the point's own page shows. */
  weather: LocalWeather
  getRain: Radar['getRain']
  placeOfPoint: (point: LocalPoint) => Place | null
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetMountainPoints {
  /** By region; the same for all visitors until the next hour or run. */
  const read = new Map<RegionId, { key: string; points: Promise<MountainPoint[]> }>()

  /** Each place once, by its nearest point: MeteoSwiss lists some peaks twice. */
  function listed(points: readonly LocalPoint[], region: RegionId) {
    const bySlug = new Map<string, { point: LocalPoint; place: Place; km: number }>()
    for (const point of points) {
      const place = point.kind === 'mountain' ? options.placeOfPoint(point) : null
      if (!place || (place.region ?? borderRegion) !== region) continue
      const km = distanceKm(place.coordinates, point.coordinates)
      if (km < (bySlug.get(place.slug)?.km ?? Number.POSITIVE_INFINITY))
        bySlug.set(place.slug, { point, place, km })
    }
    return bySlug.values()
  }

  async function readPoints(run: Run, { region, now }: Asked): Promise<MountainPoint[]> {
    const found: MountainPoint[] = []
    let count = 0
    for (const { point, place } of listed(run.points, region)) {
      const report = options.weather(place)?.data
      const hour = report?.hourly[0]
      if (hour) {
        const rain = await options.getRain(place.coordinates)
        const days = placeOutlook(report, rain.data, now).days.map(withoutHours)
        found.push({ place, heightM: point.heightM, hour, days, measured: null })
      }
      count += 1
      if (count % pointsAtOnce === 0) await nextTurn()
    }
    return found.sort((a, b) => b.heightM - a.heightM)
  }

  return async (region) => {
    const { forecasts } = options
    const run = (await options.isOpenData()) ? forecasts.current() : null
    if (!run) return noData(forecasts)
    const now = options.clock()
    // Once the radar sees tomorrow, its days change as often as it does.
    const seesTomorrow = localDate(now + radarReachMs, swissTime) !== localDate(now, swissTime)
    const key = [run.runAt, Math.floor(now / (seesTomorrow ? 5 * minuteMs : hourMs))].join()
    let known = read.get(region)
    if (known?.key !== key) {
      known = { key, points: readPoints(run, { region, now }) }
      read.set(region, known)
      known.points.catch(() => read.delete(region))
    }
    const points = await known.points
    const stations = temperatureSites(options.measurements.current())
    return readingOfRun(forecasts, run.runAt, withMeasurements(points, stations))
  }
}

function withoutHours({ hours, ...day }: DayAhead): MountainDay {
  return { ...day, ...tourDay({ ...day, hours }, swissTime) }
}

/** Not cached with the forecasts: stations report every ten minutes. */
function withMeasurements(
  points: readonly MountainPoint[],
  stations: readonly TemperatureSite[],
): MountainPoint[] {
  return points.map((point) => {
    const { coordinates, elevationM } = point.place
    const found = chooseStation({ coordinates, elevationM: elevationM ?? point.heightM }, stations)
    return { ...point, measured: found && { ...found.site.values, station: found.site.station } }
  })
}
