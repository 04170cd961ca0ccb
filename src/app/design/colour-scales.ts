/** Lower bounds in mm/h of the nine rain steps; the colours are --rain-0 to --rain-8. */
export const rainStepsMmPerHour = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80] as const

/** The rain step an intensity falls in, -1 where it is dry. */
export function rainStep(mmPerHour: number): number {
  return rainStepsMmPerHour.findLastIndex((lowerBound) => mmPerHour >= lowerBound)
}

export function rainColour(mmPerHour: number): string {
  const step = rainStep(mmPerHour)
  return step < 0 ? 'transparent' : `var(--rain-${step})`
}

/** Colours are mixed in sRGB between the stops. The same in both themes; a number always stands beside them. */
const temperatureStops: readonly [celsius: number, red: number, green: number, blue: number][] = [
  [-20, 0x2a, 0x2f, 0x7c],
  [-10, 0x2a, 0x5c, 0xab],
  [0, 0x58, 0xa1, 0xd8],
  [5, 0x8c, 0xc9, 0xd9],
  [10, 0xc3, 0xdc, 0xae],
  [15, 0xf1, 0xdc, 0x78],
  [20, 0xf4, 0xb7, 0x3c],
  [25, 0xea, 0x84, 0x26],
  [30, 0xd2, 0x4b, 0x2a],
  [35, 0x9c, 0x1f, 0x33],
]

export function temperatureColour(celsius: number): string {
  const at = Math.max(
    0,
    temperatureStops.findLastIndex(([stop]) => stop <= celsius),
  )
  const low = temperatureStops[at]
  if (!low) throw new Error('the temperature scale has stops')
  const high = temperatureStops[at + 1] ?? low
  const share = high === low ? 0 : Math.max(0, (celsius - low[0]) / (high[0] - low[0]))
  const channel = (index: 1 | 2 | 3) =>
    Math.round(low[index] + (high[index] - low[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(2)}${channel(3)}`
}

/** A CSS gradient over a range of temperatures, from low to high in the given direction. */
export function temperatureGradient(lowC: number, highC: number, direction: '0deg' | '90deg'): string {
  const colours = [0, 0.25, 0.5, 0.75, 1].map((share) => temperatureColour(lowC + (highC - lowC) * share))
  return `linear-gradient(${direction},${colours.join(',')})`
}
