/** Hour at which each part begins; it lasts to the next. */
export const dayParts = [
  'early-hours',
  'early-morning',
  'morning',
  'midday',
  'afternoon',
  'late-afternoon',
  'evening',
  'night',
] as const
export type DayPart = (typeof dayParts)[number]
const partFromHour = [0, 5, 8, 11, 13, 16, 18, 22]

export function dayPartOf(hour: number): DayPart {
  return dayParts[partFromHour.findLastIndex((from) => hour >= from)] ?? 'early-hours'
}

/** From this hour on, the rest of a day is its evening. */
export const eveningHour = 18
/** Hours in which people look at the sky. */
export const firstSkyHour = 6
export const lastSkyHour = 21
export const isSkyHour = (hour: number): boolean => hour >= firstSkyHour && hour <= lastSkyHour
