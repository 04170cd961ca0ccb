/** Hours side by side on one axis. */
export type HourSlots<Hour extends HourSlot = HourSlot> = {
  hours: Hour[]
  /** Hours across the whole axis; those beyond `hours` are not given. */
  slots: number
  /** Shares of the axis, 0 to 1. */
  nights: { from: number; to: number }[]
  now: number | null
}

/** Between the two in eight cases of ten. */
export type RangeView = { low: number; high: number }

export type HourSlot = {
  /** Its beginning, epoch ms. */
  at: number
  /** Two digits. */
  hour: string
  /** Stands where a day begins: "Mon 16 Nov". */
  day: string | null
  chancePercent: number | null
  /** Rain and melted snow together. */
  amountMm: number | null
  amountRangeMm?: RangeView
}
