import { type Coordinates, distanceKm } from '../place/coordinates.ts'
import { minuteMs } from '../time/durations.ts'
import { largest } from './largest.ts'

/** What an airport reported of how far one sees. */
export type AirportReport = {
  /** "LSZH". */
  id: string
  name: string
  coordinates: Coordinates
  /** Above sea; null where it is not said: then nobody knows for which height it holds. */
  heightM: number | null
  observedAt: number
  /** Metres; reports end at 10 km, which means that or more. */
  visibilityM: number
}

/** Reports end there. */
export const farthestM = 10_000
/** Some airports are silent at night and on weekends. */
const currentForMs = 90 * minuteMs
const toleratedSkewMs = 15 * minuteMs
const nearKm = 25
const sameHeightM = 300

/** Ticino and the valleys to its east and west: their weather is another. */
const isSouthOfAlps = ({ lat, lon }: Coordinates) => lat < 46.35 && lon > 8.1 && lon < 9.5

/** The nearest report that tells of the place's own air; null where there is none. */
export function visibilityAt(
  reports: readonly AirportReport[],
  place: { coordinates: Coordinates; elevationM: number | null },
  now: number,
): { report: AirportReport; km: number } | null {
  const { coordinates, elevationM } = place
  if (elevationM === null) return null
  const fitting = reports.filter(
    (one) =>
      one.heightM !== null &&
      Math.abs(one.heightM - elevationM) <= sameHeightM &&
      now - one.observedAt <= currentForMs &&
      one.observedAt - now <= toleratedSkewMs &&
      isSouthOfAlps(one.coordinates) === isSouthOfAlps(coordinates),
  )
  const nearest = largest(fitting, (one) => {
    const km = distanceKm(one.coordinates, coordinates)
    return km <= nearKm ? -km : null
  })
  return nearest && { report: nearest.item, km: -nearest.value }
}
