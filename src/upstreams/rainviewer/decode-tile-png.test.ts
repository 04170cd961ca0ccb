import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/support/soak.ts'
import { decodeTilePng } from './decode-tile-png.ts'
import { composeTile } from './fixtures/compose-tile.ts'

const size = 256

describe('decodeTilePng', () => {
  it('reads what was painted', () => {
    const rgba = decodeTilePng(
      composeTile(size, (x) => (x === 1 ? 0x11223344 : 0)),
      size,
    )
    expect([...rgba.subarray(4, 8)]).toEqual([0x11, 0x22, 0x33, 0x44])
  })

  it('reads palettes, greys and pictures without transparency alike', () => {
    const palette: [number, number, number, number][] = [
      [0, 0, 0, 0],
      [1, 2, 3, 255],
    ]
    const firstCell = (channels: number, value: number, more = {}) => {
      const data = new Uint8Array(size * size * channels).fill(value)
      const png = encode({ width: size, height: size, depth: 8, channels, data, ...more })
      return [...decodeTilePng(png, size).subarray(0, 4)]
    }
    expect(firstCell(1, 1, { palette })).toEqual([1, 2, 3, 255])
    expect(firstCell(1, 9)).toEqual([9, 9, 9, 255])
    expect(firstCell(2, 7)).toEqual([7, 7, 7, 7])
    expect(firstCell(3, 5)).toEqual([5, 5, 5, 255])
  })

  it('refuses another size, deeper colours, and what is no picture', () => {
    expect(() =>
      decodeTilePng(
        composeTile(128, () => 0),
        size,
      ),
    ).toThrow()
    const deep = encode({
      width: size,
      height: size,
      depth: 16,
      channels: 4,
      data: new Uint16Array(size * size * 4),
    })
    expect(() => decodeTilePng(deep, size)).toThrow()
    expect(() =>
      decodeTilePng(new TextEncoder().encode('Zoom level restricted to maximum 7'), size),
    ).toThrow()
    expect(() => decodeTilePng(new Uint8Array(0), size)).toThrow()
  })

  it('does not unpack a picture that is larger inside than its size', () => {
    const bomb = composeTile(size, () => 0)
    const packed = deflateSync(new Uint8Array(50_000_000))
    const at = Buffer.from(bomb).indexOf('IDAT') - 4
    const chunk = Buffer.alloc(12 + packed.length)
    chunk.writeUInt32BE(packed.length, 0)
    chunk.write('IDAT', 4)
    chunk.set(packed, 8)
    const bytes = Buffer.concat([bomb.subarray(0, at), chunk, bomb.subarray(-12)])
    expect(() => decodeTilePng(bytes, size)).toThrow(/larger than/i)
  })

  it('any damage is an error or a picture of the right size', () => {
    const intact = composeTile(size, (x, y) => (x > y ? 0x00a3e0ff : 0))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(intact.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        fc.nat(intact.length),
        (changes, length) => {
          const bytes = intact.slice(0, length)
          for (const [at, value] of changes) if (at < length) bytes[at] = value
          let rgba: Uint8Array
          try {
            rgba = decodeTilePng(bytes, size)
          } catch {
            return
          }
          expect(rgba).toHaveLength(size * size * 4)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
