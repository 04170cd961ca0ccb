/**
 * The loops over whole fields. A run is one cold process: the engine compiles a short function that is called often
 * once, but one long loop in the middle of its run, without having seen its end, and then again and again. So each loop
 * is cut into parts.
 */
export const chunkCells = 4096

/** Σ a·b */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let from = 0; from < a.length; from += chunkCells) sum += dotPart(a, b, from)
  return sum
}

function dotPart(a: Float32Array, b: Float32Array, from: number): number {
  const to = Math.min(a.length, from + chunkCells)
  let even = 0
  let odd = 0
  let i = from
  // Two sums side by side: an addition need not wait for the one before.
  for (; i + 1 < to; i += 2) {
    even += a[i]! * b[i]!
    odd += a[i + 1]! * b[i + 1]!
  }
  if (i < to) even += a[i]! * b[i]!
  return even + odd
}

/** The highest of what is known, 0 if nothing is. */
export function highestOf(a: Float32Array): number {
  let highest = 0
  for (let from = 0; from < a.length; from += chunkCells) highest = Math.max(highest, highestPart(a, from))
  return highest
}

function highestPart(a: Float32Array, from: number): number {
  const to = Math.min(a.length, from + chunkCells)
  let highest = 0
  for (let i = from; i < to; i++) if (a[i]! > highest) highest = a[i]!
  return highest
}

/** Values of a band below this, in decades, are as good as none. */
const touchedDecades = 0.01

/** Root mean square of a band where it is anything at all: rain is no weaker for the dry land around it. */
export function strengthOf(band: Float32Array): number {
  let touched = 0
  for (let from = 0; from < band.length; from += chunkCells) touched += touchedPart(band, from)
  return Math.sqrt(dot(band, band) / Math.max(1, touched))
}

function touchedPart(band: Float32Array, from: number): number {
  const to = Math.min(band.length, from + chunkCells)
  let touched = 0
  for (let i = from; i < to; i++) if (Math.abs(band[i]!) > touchedDecades) touched++
  return touched
}

/** Σ a */
export function total(a: Float32Array): number {
  let sum = 0
  for (let from = 0; from < a.length; from += chunkCells) sum += totalPart(a, from)
  return sum
}

function totalPart(a: Float32Array, from: number): number {
  const to = Math.min(a.length, from + chunkCells)
  let sum = 0
  for (let i = from; i < to; i++) sum += a[i]!
  return sum
}

export function isSame(a: Float32Array, b: Float32Array): boolean {
  for (let from = 0; from < a.length; from += chunkCells) if (!isSamePart(a, b, from)) return false
  return true
}

function isSamePart(a: Float32Array, b: Float32Array, from: number): boolean {
  const to = Math.min(a.length, from + chunkCells)
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return false
  return true
}

/** sum += gain·value */
export function addScaled(sum: Float32Array, gain: number, value: Float32Array): void {
  for (let from = 0; from < sum.length; from += chunkCells)
    addScaledPart(sum, gain, value, from, Math.min(sum.length, from + chunkCells))
}

/** The same from one index to before another. */
export function addScaledPart(
  sum: Float32Array,
  gain: number,
  value: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) sum[i]! += gain * value[i]!
}

/** a − b, into b */
export function subtractFrom(a: Float32Array, b: Float32Array): void {
  for (let from = 0; from < b.length; from += chunkCells) subtractPart(a, b, from)
}

function subtractPart(a: Float32Array, b: Float32Array, from: number): void {
  const to = Math.min(b.length, from + chunkCells)
  for (let i = from; i < to; i++) b[i] = a[i]! - b[i]!
}

/** value moves the part of its way towards another */
export function mixIn(value: Float32Array, part: number, other: Float32Array): void {
  for (let from = 0; from < value.length; from += chunkCells) mixInPart(value, part, other, from)
}

function mixInPart(value: Float32Array, part: number, other: Float32Array, from: number): void {
  const to = Math.min(value.length, from + chunkCells)
  for (let i = from; i < to; i++) value[i]! += part * (other[i]! - value[i]!)
}

/** Correlation of two fields of mean 0. */
export function correlation(a: Float32Array, b: Float32Array): number {
  const power = dot(a, a) * dot(b, b)
  return power > 0 ? dot(a, b) / Math.sqrt(power) : 0
}
