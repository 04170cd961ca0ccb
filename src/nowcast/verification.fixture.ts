/** Sums of a yes/no forecast; add up over start times before taking scores. */
export type Contingency = { hits: number; misses: number; falseAlarms: number }

/** Counts cells at or above the threshold. Unobserved cells are left out; unknown forecasts count as dry. */
export function contingency(
  forecast: Float32Array,
  observed: Float32Array,
  thresholdMmh: number,
): Contingency {
  let hits = 0
  let misses = 0
  let falseAlarms = 0
  for (let i = 0; i < observed.length; i++) {
    if (Number.isNaN(observed[i])) continue
    const said = forecast[i]! >= thresholdMmh
    const came = observed[i]! >= thresholdMmh
    if (said && came) hits++
    else if (came) misses++
    else if (said) falseAlarms++
  }
  return { hits, misses, falseAlarms }
}

/** Critical success index: 1 = perfect. NaN when it neither rained nor was forecast to. */
export function criticalSuccessIndex({ hits, misses, falseAlarms }: Contingency): number {
  return hits / (hits + misses + falseAlarms)
}

/** Forecast area over observed area: 1 = unbiased. */
export function frequencyBias({ hits, misses, falseAlarms }: Contingency): number {
  return (hits + falseAlarms) / (hits + misses)
}

/** Mean squared error of a probability: 0 = perfect. Unknown probabilities count as 0. */
export function brierScore(probability: Float32Array, observed: Float32Array, thresholdMmh: number): number {
  let sum = 0
  let cells = 0
  for (let i = 0; i < observed.length; i++) {
    if (Number.isNaN(observed[i])) continue
    const p = probability[i]!
    const error = (!Number.isNaN(p) ? p : 0) - (observed[i]! >= thresholdMmh ? 1 : 0)
    sum += error * error
    cells++
  }
  return sum / cells
}
