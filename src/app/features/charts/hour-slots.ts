/** Hours side by side on one axis. */
export type HourSlots<Hour extends HourSlot = HourSlot> = {
  hours: Hour[]
  /** Hours across the whole axis; those beyond `hours` are not given. */
  slots: number
  /** Shares of the axis, 0 to 1. */
  nights: { from: number; to: number }[]
  now: number | null
}

/** Every how many hours of the clock a label has room: some eight of them on a phone. */
export function hourStep(slots: number): number {
  if (slots <= 8) return 1
  if (slots <= 16) return 2
  return slots <= 30 ? 3 : 6
}

/** 0 to 23; its text has minutes where the zone's hours begin between ours. */
export const clockHour = (hour: Pick<HourSlot, 'hour'> | undefined): number =>
  Number.parseInt(hour?.hour ?? '', 10)

/** Between the two in eight cases of ten. */
export type RangeView = { low: number; high: number }

export type HourSlot = {
  /** Its beginning, epoch ms. */
  at: number
  /** "14", or "14:30" where the zone's hours begin between ours. */
  hour: string
  /** Given where a day begins: "Mon 16 Nov". */
  day: string | null
  chancePercent: number | null
  /** Rain and melted snow together. */
  amountMm: number | null
  amountRangeMm?: RangeView
}
