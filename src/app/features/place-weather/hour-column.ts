/** Of the strip's drawings, whose height is 84. */
export const unitsPerHour = 10

/** The middle of an hour's column. */
export const acrossHours = (index: number): number => (index + 0.5) * unitsPerHour
