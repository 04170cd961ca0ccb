import type { Need } from '../plan/needs.ts'

/** What is looked for somewhere, with the planner's need by which a place that was found is judged. */
const records = {
  sun: 'dry',
  dry: 'dry',
  fog: 'dry',
  lake: 'swim',
  snow: 'ski',
  cool: 'dry',
  hike: 'hike',
} as const satisfies Record<string, Need>

export type WhereNeed = keyof typeof records
/** In the order of the page. */
export const whereNeeds = Object.keys(records) as readonly WhereNeed[]

/** What to look for elsewhere where the planner's need is asked for. */
const elsewhere: Partial<Record<Need, WhereNeed>> = {
  dry: 'dry',
  hike: 'hike',
  swim: 'lake',
  ski: 'snow',
}
export const lookedForAs = (need: Need): WhereNeed => elsewhere[need] ?? 'sun'

export const plannedAs = (need: WhereNeed): Need => records[need]

/** Hours of the clock, the last one excluded. */
const hoursOfParts = {
  day: [8, 20],
  morning: [7, 12],
  afternoon: [12, 18],
  evening: [17, 22],
} as const satisfies Record<string, readonly [number, number]>

export type WherePart = keyof typeof hoursOfParts
export const whereParts = Object.keys(hoursOfParts) as readonly WherePart[]

export const hoursOfPart = (part: WherePart): readonly [from: number, to: number] => hoursOfParts[part]

/** 0: all of the country. */
export const whereMinutes = [30, 60, 120, 0] as const

/** Metres above sea; 0: any height. */
export const whereHeights = [0, 800, 1500, 2000] as const

/** There is no timetable: roads and rails are so much longer than the flight of a crow, and are travelled so fast. */
export const detour = 1.3
export const travelKmh = 85

export const reachKm = (minutes: number): number =>
  minutes === 0 ? Number.POSITIVE_INFINITY : ((minutes / 60) * travelKmh) / detour
/** To five minutes: it is a rule of thumb. */
export const minutesOf = (km: number): number =>
  Math.max(5, Math.round((km * detour * 60) / travelKmh / 5) * 5)
