/** One step of the rain ramp: the colours hold from `from` up to the next step. */
export type RampStep = { from: number; light: string; dark: string }

const rampColours: readonly { light: string; dark: string }[] = [
  { light: '#cee9f8', dark: '#1d3b53' },
  { light: '#9dd2f6', dark: '#204e77' },
  { light: '#6fb9f1', dark: '#24629e' },
  { light: '#4b9ee7', dark: '#3075c4' },
  { light: '#3381da', dark: '#6d88c7' },
  { light: '#3961c6', dark: '#a68ee8' },
  { light: '#7023a0', dark: '#f194ca' },
  { light: '#710045', dark: '#ffbe93' },
  { light: '#52020d', dark: '#fde866' },
]

/** Lower bounds in mm/h. The first is also what counts as rain at all. */
export const rainStepsMmh = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80] as const

/** The radars see no more: reflectivity is cut there, and what is above counts as it. mm/h. */
export const highestRateMmh = 118

/** Lower bounds in mm for sums over hours and days, on the same nine colours. */
export const sumStepsMm = [0.1, 1, 5, 10, 20, 40, 80, 120, 160] as const

/**
 * Lightness in OKLab runs one way in equal steps, .080 down on light ground and .073 up on dark; from 10 mm/h the hue
 * turns too, so that danger differs in both.
 */
export const rainRamp: readonly RampStep[] = rampColours.map((colours, index) => ({
  from: rainStepsMmh[index] ?? Number.POSITIVE_INFINITY,
  ...colours,
}))

function stepIn(bounds: readonly number[], value: number | null): number {
  return value === null ? 0 : bounds.filter((from) => value >= from).length
}

/** 0 is dry (or unknown), 1 to 9 is the place in `rainRamp` counted from one. */
export function rainStep(rateMmh: number | null): number {
  return stepIn(rainStepsMmh, rateMmh)
}

export function sumStep(sumMm: number | null): number {
  return stepIn(sumStepsMm, sumMm)
}

export const rainIntensities = ['light', 'moderate', 'heavy', 'very-heavy'] as const
export type RainIntensity = (typeof rainIntensities)[number]

/** Lower bounds of the words, mm/h. */
export const rainIntensityFromMmh: Record<RainIntensity, number> = {
  light: 0.1,
  moderate: 2,
  heavy: 10,
  'very-heavy': 40,
}

/** null: dry or unknown. */
export function rainIntensity(rateMmh: number | null): RainIntensity | null {
  if (rateMmh === null) return null
  return rainIntensities.findLast((word) => rateMmh >= rainIntensityFromMmh[word]) ?? null
}

/** Bars of the two-hour chart: rates at which each third of the height is reached, mm/h. */
const barAnchors = [
  { rate: 0, height: 0 },
  { rate: 1, height: 1 / 3 },
  { rate: 5, height: 2 / 3 },
  { rate: 20, height: 1 },
] as const

/** Fraction of the chart's height, linear between 0, 1, 5 and 20 mm/h at the thirds; full above. */
export function rainBarHeight(rateMmh: number | null): number {
  if (rateMmh === null || !(rateMmh > 0)) return 0
  for (const [index, upper] of barAnchors.entries()) {
    const lower = barAnchors[index - 1]
    if (lower && rateMmh <= upper.rate) {
      const share = (rateMmh - lower.rate) / (upper.rate - lower.rate)
      return lower.height + share * (upper.height - lower.height)
    }
  }
  return 1
}
