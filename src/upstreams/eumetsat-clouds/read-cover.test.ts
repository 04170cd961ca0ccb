import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { encode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/support/soak.ts'
import { readCover } from './read-cover.ts'

const size = { cols: 20, rows: 10 }
const pixels = size.cols * size.rows
const picture = (channels: number, values: readonly number[], more = {}) =>
  encode({
    width: size.cols,
    height: size.rows,
    depth: 8,
    channels,
    data: Uint8Array.from({ length: pixels * channels }, (_, index) => values[index % channels] as number),
    ...more,
  })

describe('readCover', () => {
  it.each([
    [0, 0],
    [96, 0],
    [144, 50],
    [192, 100],
    [255, 100],
  ])('reads grey %i as %i per cent of cloud, whatever the form of the picture', (grey, percent) => {
    const palette: [number, number, number, number][] = [[grey, grey, grey, 255]]
    for (const bytes of [
      picture(1, [grey]),
      picture(2, [grey, 255]),
      picture(3, [grey, grey, grey]),
      picture(4, [grey, grey, grey, 255]),
      picture(1, [0], { palette }),
    ])
      expect(new Set(readCover(bytes, size))).toEqual(new Set([percent]))
  })

  it('knows nothing where the picture is transparent', () => {
    expect(readCover(picture(2, [200, 0]), size)[0]).toBe(255)
    expect(readCover(picture(4, [0, 0, 0, 0]), size)[0]).toBe(255)
  })

  it.each([
    ['of another size', encode({ width: 4, height: 4, data: new Uint8Array(16), channels: 1 })],
    ['in colours', picture(3, [250, 30, 30])],
    ['of 16 bits', encode({ width: 20, height: 10, depth: 16, channels: 1, data: new Uint16Array(pixels) })],
    ['cut short', picture(1, [9]).subarray(0, 50)],
    ['that is none', new TextEncoder().encode('<html>no picture</html>')],
    ['that is empty', new Uint8Array()],
  ])('refuses a picture %s', (_, bytes) => {
    expect(() => readCover(bytes, size)).toThrow()
  })

  it('does not unpack a picture that is larger inside than its size', () => {
    const bomb = picture(1, [0])
    const packed = deflateSync(new Uint8Array(50_000_000))
    const at = Buffer.from(bomb).indexOf('IDAT') - 4
    const chunk = Buffer.alloc(12 + packed.length)
    chunk.writeUInt32BE(packed.length, 0)
    chunk.write('IDAT', 4)
    chunk.set(packed, 8)
    const bytes = Buffer.concat([bomb.subarray(0, at), chunk, bomb.subarray(-12)])
    expect(() => readCover(bytes, size)).toThrow(/larger than/i)
  })

  it('any damage is an error or a picture of per cents', () => {
    const intact = picture(4, [120, 120, 120, 255])
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(intact.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
        fc.nat(intact.length),
        (changes, length) => {
          const bytes = intact.slice(0, length)
          for (const [at, value] of changes) if (at < length) bytes[at] = value
          let cover: Uint8Array
          try {
            cover = readCover(bytes, size)
          } catch {
            return
          }
          expect(cover).toHaveLength(pixels)
          expect(cover.every((percent) => percent <= 100 || percent === 255)).toBe(true)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
