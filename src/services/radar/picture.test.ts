import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { rainStep } from '../../domain/rain/radar-scale.ts'
import { codeOf, unknownCode } from '../../domain/rain/rate-codes.ts'
import { greyPng, paintedPng } from './grey-png.ts'
import { pictureOf } from './picture.ts'
import { productCells, productGrid } from './product-grid.ts'

function field(fill: (cell: number) => number): Uint8Array {
  return Uint8Array.from({ length: productCells }, (_, cell) => codeOf(fill(cell)))
}

describe('pictures', () => {
  const rates = [0, 0.05, 0.1, 0.6, 3, 12, 50, 100]

  it('carry the steps of the ramp, read by another decoder', () => {
    const codes = field((cell) => rates[cell % rates.length] as number)
    codes[5] = unknownCode
    const { png, highest } = pictureOf(codes, 'mm/h')
    const read = decode(png)
    expect([read.width, read.height, read.channels, read.depth]).toEqual([
      productGrid.cols,
      productGrid.rows,
      1,
      8,
    ])
    expect([...read.data.subarray(0, 8)]).toEqual(rates.map((rate, i) => (i === 5 ? 255 : rainStep(rate))))
    expect(highest).toBe(9)
  })

  it('of one content have one address, of another another', () => {
    const one = pictureOf(
      field((cell) => (cell < 100 ? 1 : 0)),
      'mm/h',
    )
    expect(
      pictureOf(
        field((cell) => (cell < 100 ? 1 : 0)),
        'mm/h',
      ).hash,
    ).toBe(one.hash)
    expect(
      pictureOf(
        field((cell) => (cell < 101 ? 1 : 0)),
        'mm/h',
      ).hash,
    ).not.toBe(one.hash)
    expect(one.hash).toMatch(/^[\w-]{16}$/)
  })

  it('of a dry sky weigh next to nothing', () => {
    const dry = pictureOf(new Uint8Array(productCells), 'mm/h')
    expect(dry.highest).toBe(0)
    expect(dry.png.length).toBeLessThan(400)
  })

  it('for eyes have colours and let the dry through', () => {
    const png = paintedPng(greyPng(2, 1, Uint8Array.of(0, 3)), new Map([[3, 0x2b80c6ff]]))
    const { palette, data } = decode(png)
    expect([...data]).toEqual([0, 3])
    expect(palette?.[3]?.slice(0, 3)).toEqual([0x2b, 0x80, 0xc6])
    expect(palette?.[0]?.[3]).toBe(0)
  })
})
