/** A temperature in whole degrees of the visitor's unit. */
export type DegreesOf = (valueC: number) => number

/** With a true minus. */
export const degreesFigure = (degrees: number): string => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}`
