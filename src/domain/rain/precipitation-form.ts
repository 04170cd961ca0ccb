/** `unknown`: something falls, as rain or snow is not known. */
export type PrecipitationForm = 'rain' | 'snow' | 'mixed' | 'unknown'

export function formOf(steps: readonly { isSnow: boolean | null }[]): PrecipitationForm {
  if (steps.some((step) => step.isSnow === null)) return 'unknown'
  const snowing = steps.filter((step) => step.isSnow).length
  if (snowing === 0) return 'rain'
  return snowing === steps.length ? 'snow' : 'mixed'
}
