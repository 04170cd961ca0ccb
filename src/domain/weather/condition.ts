export const conditions = [
  'sunny',
  'partly-cloudy',
  'cloudy',
  'rain',
  'heavy-rain',
  'thunderstorm',
  'snow',
  'drizzle',
] as const
export type Condition = (typeof conditions)[number]

/** By OpenWeather's code. An unknown code is cloudy: that claims neither sun nor rain. */
export function conditionFromCode(code: number, isDay: boolean): Condition {
  const group = Math.floor(code / 100)
  if (group === 2) return 'thunderstorm'
  if (group === 3) return 'drizzle'
  if (group === 5) return code <= 501 ? 'rain' : 'heavy-rain'
  if (group === 6) return 'snow'
  if (group === 7) return 'cloudy'
  if (code === 800) return isDay ? 'sunny' : 'partly-cloudy'
  if (code > 800 && code < 900) return 'partly-cloudy'
  return 'cloudy'
}
