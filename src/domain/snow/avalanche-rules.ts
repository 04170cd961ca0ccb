import type { Coordinates } from '../place/coordinates.ts'
import { localDate, localTime, swissTime } from '../time/local-time.ts'
import type { Ring } from '../warning/warning.ts'
import { isInRing } from '../warning/warning-area.ts'
import type {
  AvalancheBulletin,
  BulletinArea,
  BulletinRegion,
  DangerLevel,
  DangerRating,
  DangerValue,
  DayPeriod,
} from './avalanche.ts'

export type Danger = {
  value: DangerValue
  /** Another rating of the same area could not be read: the danger may be higher. */
  isAtLeast: boolean
}

/** The highest rating of the day. What cannot be read never lowers it. */
export function highestDanger(ratings: readonly Pick<DangerRating, 'value'>[]): Danger {
  const values = ratings.map(({ value }) => value)
  const level = highestLevel(values)
  const isUnread = values.includes('unknown') || values.length === 0
  if (level !== null) return { value: level, isAtLeast: isUnread && level < 5 }
  if (isUnread) return { value: 'unknown', isAtLeast: false }
  return { value: values.includes('no-rating') ? 'no-rating' : 'no-snow', isAtLeast: false }
}

function highestLevel(values: readonly DangerValue[]): DangerLevel | null {
  const levels = values.filter((value) => typeof value === 'number')
  return levels.length === 0 ? null : (Math.max(...levels) as DangerLevel)
}

/** Ratings of the parts of the day, the morning first; one for the whole day counts in both. */
export function dangerByPeriod(area: Pick<BulletinArea, 'ratings'>): { period: DayPeriod; danger: Danger }[] {
  const of = (period: DayPeriod) => area.ratings.filter((rating) => rating.period === period)
  const [allDay, earlier, later] = [of('all_day'), of('earlier'), of('later')]
  if (earlier.length === 0 && later.length === 0)
    return [{ period: 'all_day', danger: highestDanger(area.ratings) }]
  const parts = [
    { period: 'earlier', ratings: [...allDay, ...earlier] },
    { period: 'later', ratings: [...allDay, ...later] },
  ] as const
  return parts
    .filter(({ ratings }) => ratings.length > 0)
    .map(({ period, ratings }) => ({ period, danger: highestDanger(ratings) }))
}

/** In winter SLF publishes at 17:00 and 08:00; null for what comes besides. */
export function editionOf({
  validFrom,
  isUnscheduled,
}: Pick<BulletinArea, 'validFrom' | 'isUnscheduled'>): 'morning' | 'evening' | null {
  if (isUnscheduled) return null
  const { hour } = localTime(validFrom, swissTime)
  return hour >= 6 && hour <= 10 ? 'morning' : hour >= 15 && hour <= 19 ? 'evening' : null
}

export const isValidAt = ({ validFrom, validTo }: BulletinArea, now: number): boolean =>
  validFrom <= now && now < validTo

/**
 * valid: at least one area is in force. upcoming: published, not yet in force. expired: all is over; a newer one is
 * missing. missing: nothing is listed although it is winter. off-season: nothing is listed in the months without daily
 * bulletins; that is no all-clear either.
 */
export type BulletinState = 'valid' | 'upcoming' | 'expired' | 'missing' | 'off-season'

export function bulletinState({ areas }: AvalancheBulletin, now: number): BulletinState {
  if (areas.some((area) => isValidAt(area, now))) return 'valid'
  if (areas.some(({ validFrom }) => validFrom > now)) return 'upcoming'
  if (areas.length > 0) return 'expired'
  return isDailySeason(now) ? 'missing' : 'off-season'
}

/** SLF publishes every day from about the beginning of December to the end of April. */
function isDailySeason(at: number): boolean {
  const month = Number(localDate(at, swissTime).slice(5, 7))
  return month === 12 || month <= 4
}

/** Each an outline and its holes; none where the source draws none. */
export function polygonsOf({ regions, polygons }: Pick<BulletinArea, 'regions' | 'polygons'>): Ring[][] {
  return [...regions.flatMap((region) => region.polygons ?? []), ...polygons]
}

export const isInArea = (coordinates: Coordinates, area: BulletinArea): boolean =>
  isInPolygons(coordinates, polygonsOf(area))

/** The area's regions that one of the points lies in; which of them, an outline around several does not tell. */
export const regionsAt = (points: readonly Coordinates[], { regions }: BulletinArea): BulletinRegion[] =>
  regions.filter(({ polygons }) => polygons && points.some((point) => isInPolygons(point, polygons)))

function isInPolygons(coordinates: Coordinates, polygons: readonly Ring[][]): boolean {
  return polygons.some(
    ([outline, ...holes]) =>
      outline !== undefined &&
      isInRing(coordinates, outline) &&
      !holes.some((hole) => isInRing(coordinates, hole)),
  )
}

/** The area in force at a place: the one with the highest danger where outlines overlap. */
export function areaAt(
  { areas }: AvalancheBulletin,
  coordinates: Coordinates,
  now: number,
): BulletinArea | null {
  const here = areas.filter((area) => isValidAt(area, now) && isInArea(coordinates, area))
  return here.sort(byDanger)[0] ?? null
}

/** A rating that cannot be read comes first. */
const rankOf = ({ value }: Danger): number =>
  typeof value === 'number' ? value : value === 'unknown' ? 6 : value === 'no-rating' ? 0.5 : 0

/** The highest danger first, then the more numerous regions. */
export function byDanger(a: BulletinArea, b: BulletinArea): number {
  const apart = rankOf(highestDanger(b.ratings)) - rankOf(highestDanger(a.ratings))
  return apart !== 0 ? apart : b.regions.length - a.regions.length
}
