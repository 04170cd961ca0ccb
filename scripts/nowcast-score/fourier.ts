/** A complex square of `size` × `size` values, size a power of 2. */
export type Square = { size: number; re: Float64Array; im: Float64Array }

export function emptySquare(size: number): Square {
  return { size, re: new Float64Array(size * size), im: new Float64Array(size * size) }
}

/** Fourier transform in both directions, in place (Cooley & Tukey 1965); the inverse one is not divided by the number of values. */
export function transform(square: Square, inverse: boolean): void {
  const { size } = square
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size))
  const sign = inverse ? 1 : -1
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => sign * Math.sin((2 * Math.PI * k) / size))
  for (let turn = 0; turn < 2; turn++) {
    for (let r = 0; r < size; r++) transformRow(square, r * size, cos, sin)
    transpose(square.re, size)
    transpose(square.im, size)
  }
}

function transformRow({ size, re, im }: Square, from: number, cos: Float64Array, sin: Float64Array): void {
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      swap(re, from + i, from + j)
      swap(im, from + i, from + j)
    }
  }
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let begin = from; begin < from + size; begin += 2 * half) {
      for (let k = 0; k < half; k++) {
        const a = begin + k
        const b = a + half
        const c = cos[k * stride]!
        const s = sin[k * stride]!
        const x = re[b]! * c - im[b]! * s
        const y = re[b]! * s + im[b]! * c
        re[b] = re[a]! - x
        im[b] = im[a]! - y
        re[a]! += x
        im[a]! += y
      }
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!
  values[i] = values[j]!
  values[j] = kept
}

function transpose(values: Float64Array, size: number): void {
  for (let r = 0; r < size; r++) for (let c = r + 1; c < size; c++) swap(values, r * size + c, c * size + r)
}
