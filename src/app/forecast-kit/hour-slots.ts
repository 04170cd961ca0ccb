/** Hours side by side on one axis. */
export type HourSlots<Hour extends DrawnHour = HourSlot> = {
  hours: Hour[]
  /** Hours of the axis that are over before the first of them. */
  before?: number
  /** Hours across the whole axis; those beyond `hours` are not given. */
  slots: number
  /** Where hours are not given, days go on: nothing is called missing. */
  hasDays?: true
  /** Shares of the axis, 0 to 1. */
  nights: { from: number; to: number }[]
  midnights: number[]
  now: number | null
}

/** Every how many hours of the clock a label has room: some eight of them on a phone. */
export function hourStep(slots: number): number {
  if (slots <= 8) return 1
  if (slots <= 16) return 2
  return slots <= 30 ? 3 : 6
}

/** On a wide screen every hour of a day has room. */
export const hasRoomForAll = (slots: number): boolean => slots <= 30

/** 0 to 23; its text has minutes where the zone's hours begin between ours. */
export const clockHour = (hour: Pick<HourSlot, 'hour'> | undefined): number =>
  Number.parseInt(hour?.hour ?? '', 10)

/** Where on the axis an hour begins, in hours. */
export const slotOf = ({ before = 0 }: Pick<HourSlots, 'before'>, index: number): number => before + index

/** Between the two in eight cases of ten. */
export type RangeView = { low: number; high: number }

/** What an axis of hours draws of each. */
export type DrawnHour = {
  chancePercent: number | null
  /** Where the chance is for several hours: how many, at the first of them, and 0 at those that follow. */
  chanceHours?: number
  /** Rain and melted snow together. */
  amountMm: number | null
  /** Its depth, where most of it falls as snow. */
  snowCm?: number
  amountRangeMm?: RangeView
}

export type HourSlot = DrawnHour & {
  /** Its beginning, epoch ms. */
  at: number
  /** "14", or "14:30" where the zone's hours begin between ours. */
  hour: string
  /** Given where a day begins: "Mon 16 Nov". */
  day: string | null
}
