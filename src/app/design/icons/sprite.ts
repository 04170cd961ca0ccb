import { glyphShapes, weatherShapes } from './shapes.ts'

/** Shapes as symbols for <use>. */
export const symbols = (shapes: Record<string, string>, prefix: string, grid: number) =>
  Object.entries(shapes)
    .map(([name, shape]) => `<symbol id="${prefix}-${name}" viewBox="0 0 ${grid} ${grid}">${shape}</symbol>`)
    .join('')

let made = ''

/** Every icon once, as symbols for <use>. */
export function sprite(): string {
  made ||= symbols(weatherShapes, 'w', 32) + symbols(glyphShapes, 'u', 24)
  return made
}
