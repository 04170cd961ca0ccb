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
    const indexed = encode({
      width: size,
      height: size,
      depth: 8,
      channels: 1,
      palette,
      data: new Uint8Array(size * size).fill(1),
    })
    expect([...decodeTilePng(indexed, size).subarray(0, 4)]).toEqual([1, 2, 3, 255])
    const grey = encode({
      width: size,
      height: size,
      depth: 8,
      channels: 1,
      data: new Uint8Array(size * size).fill(9),
    })
    expect([...decodeTilePng(grey, size).subarray(0, 4)]).toEqual([9, 9, 9, 255])
    const greyAlpha = encode({
      width: size,
      height: size,
      depth: 8,
      channels: 2,
      data: new Uint8Array(size * size * 2).fill(7),
    })
    expect([...decodeTilePng(greyAlpha, size).subarray(0, 4)]).toEqual([7, 7, 7, 7])
    const rgb = encode({
      width: size,
      height: size,
      depth: 8,
      channels: 3,
      data: new Uint8Array(size * size * 3).fill(5),
    })
    expect([...decodeTilePng(rgb, size).subarray(0, 4)]).toEqual([5, 5, 5, 255])
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
