import { describe, expect, it } from 'vitest'
import { productCell } from '../product-grid.ts'
import { productHeights } from '../product-heights.ts'
import type { AirHour } from '../radar-parts.ts'
import { snowMap } from './snow-map.ts'

const bern = { lat: 46.948, lon: 7.4474 }
const jungfrau = { lat: 46.5367, lon: 7.9626 }
const milano = { lat: 45.4642, lon: 9.19 }
const hour = (levelM: number, temperatures: AirHour['temperatures'] = []): AirHour => ({
  at: 0,
  freezingLevels: [bern, jungfrau, { lat: 46, lon: 8.9 }].map((place) => ({ ...place, levelM })),
  temperatures,
})
const isSnow = (snow: Uint8Array | null, place: { lat: number; lon: number }) =>
  snow?.[productCell(place) ?? -1] === 1

describe('where it snows', () => {
  it('is above the snow line, 300 m below the freezing level', () => {
    const snow = snowMap(hour(2000))
    const heights = productHeights()
    expect(snow?.every((cell, index) => cell === ((heights[index] as number) >= 1700 ? 1 : 0))).toBe(true)
    expect(isSnow(snow, jungfrau)).toBe(true)
    expect(isSnow(snow, bern)).toBe(false)
  })

  it('follows the freezing level from place to place', () => {
    const freezingLevels = [
      { ...bern, levelM: 700 },
      { ...milano, levelM: 1500 },
    ]
    const snow = snowMap({ at: 0, freezingLevels, temperatures: [] })
    expect(isSnow(snow, bern)).toBe(true)
    expect(isSnow(snow, milano)).toBe(false)
  })

  it('is also on cold ground under warm air, as far as the ground is as low and near', () => {
    const frost = { ...bern, heightM: 540, temperatureC: -1 }
    const snow = snowMap(hour(2500, [frost]))
    expect(isSnow(snow, bern)).toBe(true)
    expect(isSnow(snow, { lat: 46.95, lon: 7.5 })).toBe(true)
    // 40 km away, and 30 km away but 700 m higher.
    expect(isSnow(snow, { lat: 47.3, lon: 7.5 })).toBe(false)
    expect(isSnow(snow, { lat: 46.73, lon: 7.6 })).toBe(false)
    const thaw = { lat: 46.96, lon: 7.5, heightM: 560, temperatureC: 4 }
    expect(isSnow(snowMap(hour(2500, [frost, thaw])), { lat: 46.96, lon: 7.51 })).toBe(false)
  })

  it('is not where a thermometer shows mild air', () => {
    const mild = { ...bern, heightM: 540, temperatureC: 6 }
    expect(isSnow(snowMap(hour(600)), bern)).toBe(true)
    expect(isSnow(snowMap(hour(600, [mild])), bern)).toBe(false)
  })

  it('is unknown without any freezing level', () => {
    expect(snowMap({ at: 0, freezingLevels: [], temperatures: [] })).toBeNull()
  })
})
