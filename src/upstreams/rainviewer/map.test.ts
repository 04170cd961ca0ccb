import { describe, expect, it } from 'vitest'
import { radarColourOf } from '../../domain/rain/radar-colours.ts'
import { rateOfDbz } from '../../domain/rain/reflectivity.ts'
import { decodeTilePng } from './decode-tile-png.ts'
import { composeTile, composeWordsTile } from './fixtures/compose-tile.ts'
import { readCloudTile, readCoverageTile, readRadarTile } from './map.ts'

const size = 256
const tile = (colourAt: (x: number, y: number) => number) => decodeTilePng(composeTile(size, colourAt), size)

describe('readRadarTile', () => {
  it('turns colours back into rain and snow', () => {
    const read = readRadarTile(
      tile((x) => (x < 50 ? radarColourOf(30, false) : x < 100 ? radarColourOf(20, true) : 0)),
    )
    expect(read.rateMmh[0]).toBeCloseTo(rateOfDbz(30), 4)
    expect(read.rateMmh[60]).toBeCloseTo(rateOfDbz(20), 4)
    expect(read.rateMmh[200]).toBe(0)
    expect([read.snow[0], read.snow[60], read.snow[200]]).toEqual([0, 1, 0])
  })

  it('is no rain where nothing is painted, whatever colour hides behind transparency', () => {
    const { rateMmh, snow } = readRadarTile(tile((x) => (x % 2 === 0 ? 0xff440000 : 0xcfffff00)))
    expect(rateMmh.every((rate) => rate === 0)).toBe(true)
    expect(snow.every((flag) => flag === 0)).toBe(true)
  })

  it('ends where the rain formula ends', () => {
    const { rateMmh } = readRadarTile(tile((x, y) => (y === 0 && x < 5 ? radarColourOf(75, false) : 0)))
    expect(rateMmh[0]).toBe(118)
  })

  it.each([
    ['words in white', decodeTilePng(composeWordsTile(size), size)],
    ['hard-edged words in white', tile((x, y) => (y % 20 < 3 && x % 9 < 5 ? 0xffffffff : 0))],
    ['a white picture', tile(() => 0xffffffff)],
    ['a grey picture', tile(() => 0x808080ff)],
    ['a black picture', tile(() => 0x000000ff)],
    ['another scheme', tile((x) => (0x2000_00ff + x * 0x10000) >>> 0)],
    ['smoothed rain', tile((x, y) => (0x00a3e0ff - ((x * y) % 97) * 256) >>> 0)],
  ])('refuses %s', (_, rgba) => {
    expect(() => readRadarTile(rgba)).toThrow()
  })

  it('knows nothing where a stray pixel means nothing', () => {
    const rain = radarColourOf(25, false)
    const { rateMmh } = readRadarTile(tile((x, y) => (x === 3 && y === 0 ? 0x123456ff : rain)))
    expect(rateMmh[3]).toBeNaN()
    expect(rateMmh[4]).toBeCloseTo(rateOfDbz(25), 4)
  })
})

describe('the other pictures', () => {
  it('coverage is transparent where the radars see', () => {
    expect([...readCoverageTile(tile((x) => (x === 0 ? 0x000000ff : 0))).subarray(0, 2)]).toEqual([1, 0])
  })

  it('clouds are per cent of white', () => {
    const percent = readCloudTile(tile((x) => (x === 0 ? 0xffffffff : x === 1 ? 0x808080ff : 0)))
    expect([...percent.subarray(0, 3)]).toEqual([100, 50, 0])
  })
})
