/** The whole degrees a temperature is told in, as the visitor counts them. */
export type DegreesOf = (valueC: number) => number

/** With a true minus. */
export const degreesFigure = (degrees: number): string => `${degrees < 0 ? '−' : ''}${Math.abs(degrees)}`
