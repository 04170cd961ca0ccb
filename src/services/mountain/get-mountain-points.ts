import type { Place, RegionId } from '../../domain/place/place.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { DailyWeather, HourlyWeather } from '../../domain/weather/weather.ts'
import type { LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { creditOf, type Mode } from '../modes.ts'

/** A peak, pass or hut with its forecast. */
export type MountainPoint = {
  place: Place
  heightM: number
  /** The running hour. */
  hour: HourlyWeather
  /** From today. */
  daily: DailyWeather[]
}

/** The mountain points of a region, from the highest down. */
export type GetMountainPoints = (region: RegionId) => Promise<Outcome<MountainPoint[]>>

/** Peaks beyond whose nearest village lies abroad stand on the border, in the Alps. */
const borderRegion: RegionId = 'alpine'

export function createGetMountainPoints(o: {
  forecasts: Record<Mode, { source: LocalForecasts; isDemo: boolean }>
  placeOfPoint: (point: LocalPoint) => Place | null
  /** null while open data is not in use. */
  mode: () => Promise<Mode | null>
  clock: Clock
}): GetMountainPoints {
  return async (region) => {
    const mode = await o.mode()
    const { source, isDemo } = o.forecasts[mode ?? 'live']
    const run = mode === null ? null : source.current()
    if (!run) return { data: null, failures: [{ provider: source.facts.id, kind: 'no-data' }] }
    const now = o.clock()
    const data = run.points.flatMap((point): MountainPoint[] => {
      if (point.kind !== 'mountain') return []
      const place = o.placeOfPoint(point)
      if (!place || (place.region ?? borderRegion) !== region) return []
      const { hourly = [], daily = [] } = run.at(point, now) ?? {}
      const hour = hourly[0]
      return hour ? [{ place, heightM: point.heightM, hour, daily }] : []
    })
    return {
      data: data.toSorted((a, b) => b.heightM - a.heightM),
      source: creditOf(source.facts, isDemo),
      observedAt: run.runAt,
      fetchedAt: source.status().fetchedAt ?? run.runAt,
      isStale: false,
      failures: [],
    }
  }
}
