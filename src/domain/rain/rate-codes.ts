/*
 * Rain in one byte, for keeping and for sums: mm/h or mm on a logarithmic scale of 60 codes a decade (3.9 % a step)
 * from 0.05 up. 0 is dry, 255 is unknown. Every bound of the rain ramp begins a code, so that coded values fall into
 * the same steps as the values they were made from.
 */

/** Where the radars do not see. */
export const unknownCode = 255
const codesPerDecade = 60
/** log10 of the smallest value kept, 0.05. */
const lowestLog = -1.3
const highestCode = 254
/** Bounds such as 0.5 and 5 lie this close below a code's beginning (log10 5 is not quite 0.7). */
const tolerance = 0.07

export function codeOf(value: number): number {
  if (Number.isNaN(value)) return unknownCode
  if (!(value > 0)) return 0
  const code = Math.floor(codesPerDecade * (Math.log10(value) - lowestLog) + tolerance) + 1
  return code < 1 ? 0 : Math.min(code, highestCode)
}

const values = Float32Array.from({ length: 256 }, (_, code) => {
  if (code === 0) return 0
  if (code === unknownCode) return Number.NaN
  return 10 ** ((code - 0.5) / codesPerDecade + lowestLog)
})

/** The middle of the code's interval; NaN where unknown. */
export function decodedValue(code: number): number {
  return values[code] as number
}

export function encodeValues<T extends ArrayBufferLike>(
  source: Float32Array,
  into: Uint8Array<T>,
): Uint8Array<T> {
  for (let i = 0; i < source.length; i++) into[i] = codeOf(source[i] as number)
  return into
}

export function decodeCodes(codes: Uint8Array): Float32Array {
  const out = new Float32Array(codes.length)
  for (let i = 0; i < out.length; i++) out[i] = values[codes[i] as number] as number
  return out
}
