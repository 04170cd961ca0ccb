export const uvBands = ['low', 'moderate', 'high', 'very-high', 'extreme'] as const
export type UvBand = (typeof uvBands)[number]

/** Exposure categories of the WHO Global Solar UV Index (2002), on the index rounded as it is shown. */
export function uvBand(uvIndex: number): UvBand {
  const shown = Math.round(uvIndex)
  if (shown <= 2) return 'low'
  if (shown <= 5) return 'moderate'
  if (shown <= 7) return 'high'
  if (shown <= 10) return 'very-high'
  return 'extreme'
}
