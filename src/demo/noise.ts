/** Integer hash of two lattice indices: the only randomness of the demo world, repeatable everywhere. */
export function hash2(seed: number, a: number, b: number): number {
  let h = seed ^ Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** 0 ≤ value < 1. */
export function unit(seed: number, a: number, b = 0): number {
  return hash2(seed, a, b) / 4294967296
}

/** Smooth noise along a line, −1…1, one knot per unit. */
export function noise1(seed: number, t: number): number {
  const knot = Math.floor(t)
  const f = t - knot
  const s = f * f * (3 - 2 * f)
  return (unit(seed, knot) * (1 - s) + unit(seed, knot + 1) * s) * 2 - 1
}

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

/** Bell of height 1 and half-width `width` (at 1/e) around zero. */
export const bell = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))
