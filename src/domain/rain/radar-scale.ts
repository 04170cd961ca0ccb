/** One step of the rain ramp: the colours hold from `from` up to the next step. */
export type RampStep = { from: number; light: string; dark: string }

const rampColours: readonly { light: string; dark: string }[] = [
  { light: '#d3e7f4', dark: '#16354d' },
  { light: '#a5cfec', dark: '#1d557f' },
  { light: '#64abdf', dark: '#2a7ab6' },
  { light: '#2b80c6', dark: '#4ba2e0' },
  { light: '#1a5aa8', dark: '#86c6f3' },
  { light: '#1f2f73', dark: '#cfe9fb' },
  { light: '#a8123f', dark: '#cc2a36' },
  { light: '#f26a1b', dark: '#ff8c3a' },
  { light: '#ffc928', dark: '#ffd34d' },
]

/** Lower bounds in mm/h. The first is also what counts as rain at all. */
export const rainStepsMmh = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80] as const

/** Lower bounds in mm for sums over hours and days, on the same nine colours. */
export const sumStepsMm = [0.1, 1, 5, 10, 20, 40, 80, 120, 160] as const

/** Lightness runs one way up to 10 mm/h, then three warm cores: danger never hides in dark blue. */
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
