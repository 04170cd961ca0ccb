import { isInSector, type WindLevel, type WindSample } from './wind-sample.ts'

/**
 * Bise is measured by the pressure at Güttingen on Lake Constance less that at Geneva: it sets in once that is positive,
 * and blows the harder the greater it is (Wikipedia "Bise"; profiwetter.ch, bise diagram). Within a hectopascal and a half
 * the difference is that of local heating; MeteoSwiss calls the wind direction undefined at small differences.
 */
export const biseFromHpa = 1.5
/**
 * Ahead of a front the pressure falls in the west as well: without a north-east wind only twice as much counts, and
 * nothing while another wind blows.
 */
const favourableFromHpa = 3
/** North-east, as the Plateau leads it: 20 to 80°. */
const sector = [20, 80] as const
/** Beaufort 3, a gentle breeze: below, the lakes' own breezes blow as hard. */
export const biseWindKmh = 12
/** At two of the three stations between Jura and Alps it is no local breeze. */
const leastStations = 2

export type BiseSituation = {
  level: WindLevel
  /** Güttingen less Geneva, at sea level; null where one of the two is missing. */
  differenceHpa: number | null
  /** Where a north-east wind blows. */
  stations: string[]
}

const isBreeze = ({ windSpeedKmh }: WindSample): boolean => (windSpeedKmh ?? 0) >= biseWindKmh

export const isNorthEast = (degrees: number): boolean => isInSector(degrees, ...sector)

/** The wind at a station, whatever the pressure. */
export const isBiseWind = (sample: WindSample): boolean =>
  sample.windFromDegrees !== null && isBreeze(sample) && isNorthEast(sample.windFromDegrees)

export function biseSituation(
  differenceHpa: number | null,
  stations: readonly { id: string; sample: WindSample }[],
): BiseSituation {
  const directions = stations.flatMap(({ id, sample }) =>
    sample.windFromDegrees !== null && isBreeze(sample) ? [{ id, isNorthEast: isBiseWind(sample) }] : [],
  )
  const windy = directions.filter(({ isNorthEast }) => isNorthEast)
  const hasOtherWind = directions.some(({ isNorthEast }) => !isNorthEast)
  const isFavourable = differenceHpa !== null && differenceHpa >= biseFromHpa
  const level =
    isFavourable && windy.length >= leastStations
      ? 'blowing'
      : windy.length > 0 && (differenceHpa === null || differenceHpa > 0)
        ? 'signs'
        : (differenceHpa ?? 0) >= favourableFromHpa && !hasOtherWind
          ? 'favourable'
          : 'none'
  return { level, differenceHpa, stations: level === 'none' ? [] : windy.map(({ id }) => id) }
}
