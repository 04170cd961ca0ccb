import { type DrySky, drySkies } from '../../weather/weather-words.ts'

/** The same turn of phrase around every sky. */
export function aroundEach(
  sky: Record<DrySky, string>,
  turn: (words: string) => string,
): Record<DrySky, string> {
  const turned = drySkies.map((name) => [name, turn(sky[name])])
  return Object.fromEntries(turned) as Record<DrySky, string>
}
