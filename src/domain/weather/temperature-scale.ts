/** Colour stops of bars and curves, °C. Always shown together with the number. */
export const temperatureStops: readonly { temperatureC: number; colour: string }[] = [
  { temperatureC: -20, colour: '#2a2f7c' },
  { temperatureC: -10, colour: '#2a5cab' },
  { temperatureC: 0, colour: '#58a1d8' },
  { temperatureC: 5, colour: '#8cc9d9' },
  { temperatureC: 10, colour: '#c3dcae' },
  { temperatureC: 15, colour: '#f1dc78' },
  { temperatureC: 20, colour: '#f4b73c' },
  { temperatureC: 25, colour: '#ea8426' },
  { temperatureC: 30, colour: '#d24b2a' },
  { temperatureC: 35, colour: '#9c1f33' },
]

const channelOf = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16)

function mix(from: string, to: string, share: number): string {
  const channel = (start: number) => {
    const [a, b] = [channelOf(from, start), channelOf(to, start)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** "#rrggbb", interpolated in sRGB; the end colours hold beyond the ends. */
export function temperatureColour(temperatureC: number): string {
  let lower = temperatureStops[0]
  for (const stop of temperatureStops) {
    if (!lower || temperatureC <= stop.temperatureC) {
      if (!lower || lower === stop) return stop.colour
      const share = (temperatureC - lower.temperatureC) / (stop.temperatureC - lower.temperatureC)
      return mix(lower.colour, stop.colour, share)
    }
    lower = stop
  }
  return lower?.colour ?? ''
}

/** What a range bar from `fromC` to `toC` shows: both ends and the stops between, `at` from 0 to 1. */
export function temperatureGradient(fromC: number, toC: number): { at: number; colour: string }[] {
  if (!(toC > fromC)) return [{ at: 0, colour: temperatureColour(fromC) }]
  const between = temperatureStops.filter(({ temperatureC }) => temperatureC > fromC && temperatureC < toC)
  return [fromC, ...between.map(({ temperatureC }) => temperatureC), toC].map((temperatureC) => ({
    at: (temperatureC - fromC) / (toC - fromC),
    colour: temperatureColour(temperatureC),
  }))
}

/** The same as the colour stops of a CSS gradient. */
export function gradientStops(fromC: number, toC: number): string {
  return temperatureGradient(fromC, toC)
    .map(({ at, colour }) => `${colour} ${Math.round(at * 100)}%`)
    .join()
}
