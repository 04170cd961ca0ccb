/** Of the strip's drawings, whose height is 84. */
export const unitsPerHour = 10

/** The middle of an hour's column. */
export const acrossHours = (index: number): number => (index + 0.5) * unitsPerHour

/** hourly-strip.css draws each unit as a sixteenth of a rem. */
export const curveHeight = 84

/** Where a temperature lies on the line through the hours, in its units from the top. */
export const downCurve = (temperatureC: number, { lowC, highC }: { lowC: number; highC: number }): number =>
  Math.round(curveHeight * (highC === lowC ? 0.5 : (highC - temperatureC) / (highC - lowC)))
