/**
 * The loops over whole fields. Each is a function of its own: a run is one cold process, and the engine compiles a short
 * hot function once, but a long one again and again with all it calls.
 */

/** Σ a·b */
export function dot(a: Float32Array, b: Float32Array): number {
  let even = 0
  let odd = 0
  const pairs = a.length & ~1
  // Two sums side by side: an addition need not wait for the one before.
  for (let i = 0; i < pairs; i += 2) {
    even += a[i]! * b[i]!
    odd += a[i + 1]! * b[i + 1]!
  }
  return pairs < a.length ? even + odd + a[pairs]! * b[pairs]! : even + odd
}

/** sum += gain·value */
export function addScaled(sum: Float32Array, gain: number, value: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += gain * value[i]!
}

/** a·b, into `out` */
export function multiply(a: Float32Array, b: Float32Array, out: Float32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = a[i]! * b[i]!
}

/** a − b, into b */
export function subtractFrom(a: Float32Array, b: Float32Array): void {
  for (let i = 0; i < b.length; i++) b[i] = a[i]! - b[i]!
}

/** value moves the part of its way towards another */
export function mixIn(value: Float32Array, part: number, other: Float32Array): void {
  for (let i = 0; i < value.length; i++) value[i]! += part * (other[i]! - value[i]!)
}

/** Correlation of two fields of mean 0. */
export function correlation(a: Float32Array, b: Float32Array): number {
  const power = dot(a, a) * dot(b, b)
  return power > 0 ? dot(a, b) / Math.sqrt(power) : 0
}
