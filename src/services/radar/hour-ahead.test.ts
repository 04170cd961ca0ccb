import { describe, expect, it } from 'vitest'
import { codeOf, decodedValue, unknownCode } from '../../domain/rain/rate-codes.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import { blend, blendWeight, hoursAround, openedHourAhead, packedHourAhead } from './hour-ahead.ts'
import { productCells } from './product-grid.ts'

const hour = (rateMmh: number, { chance = 200, share = 255 } = {}) => ({
  codes: new Uint8Array(productCells).fill(codeOf(rateMmh)),
  chance: new Uint8Array(productCells).fill(chance),
  share: new Uint8Array(productCells).fill(share),
})
const step = (rateMmh: number, chance = 100) => ({
  codes: new Uint8Array(productCells).fill(codeOf(rateMmh)),
  probability: new Uint8Array(productCells).fill(chance),
})

describe('the end of the nowcast', () => {
  it('passes over into the forecast from an hour and a half ahead, without a jump', () => {
    const at = (minutes: number) => blendWeight(minutes * minuteMs)
    expect([5, 90, 105, 120, 125].map(at)).toEqual([0, 0, 0.5, 1, 1])
    let before = 4
    for (let minutes = 95; minutes <= 120; minutes += 5) {
      const { codes, probability } = step(4)
      blend(codes, probability, hour(1), at(minutes))
      const now = decodedValue(codes[0] ?? 0)
      expect(before - now).toBeGreaterThan(0)
      expect(before - now).toBeLessThan(1)
      before = now
    }
    expect(before).toBeCloseTo(1, 1)
  })

  it('goes from hour to hour by their middles, so that the full hour is no jump', () => {
    const hours = [0, 1, 2].map((index) => ({ startAt: index * hourMs }))
    const around = (minutes: number) =>
      hoursAround(hours, minutes * minuteMs).map(({ hour, part }) => [hour.startAt / hourMs, part])
    expect(around(30)).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(around(60)).toEqual([
      [0, 0.5],
      [1, 0.5],
    ])
    expect(around(75)).toEqual([
      [0, 0.25],
      [1, 0.75],
    ])
    // At either end one hour alone is known, and beyond it none.
    expect(around(10)).toEqual([[0, 1]])
    expect(around(170)).toEqual([[2, 1]])
    expect(around(230)).toEqual([])
  })

  it('takes the chance along, and only as far as the forecast counts', () => {
    const whole = step(0)
    blend(whole.codes, whole.probability, hour(2), 1)
    expect([whole.codes[7], whole.probability[7]]).toEqual([codeOf(2), 200])
    const half = step(0)
    blend(half.codes, half.probability, hour(2, { share: 127 }), 1)
    expect(decodedValue(half.codes[7] ?? 0)).toBeCloseTo(1, 1)
    const none = step(3)
    blend(none.codes, none.probability, hour(0, { share: 0 }), 1)
    expect([none.codes[7], none.probability[7]]).toEqual([codeOf(3), 100])
  })

  it('stays the radar’s where the radar or the forecast does not know', () => {
    const unseen = step(Number.NaN)
    blend(unseen.codes, unseen.probability, hour(2), 1)
    expect(unseen.codes[7]).toBe(unknownCode)
    const seen = step(3)
    blend(seen.codes, seen.probability, hour(Number.NaN, { chance: unknownCode }), 1)
    expect([seen.codes[7], seen.probability[7]]).toEqual([codeOf(3), 100])
  })

  it('is packed for its process, and nothing where the bytes are not an hour', () => {
    const packed = packedHourAhead(hour(2, { chance: 17, share: 90 }))
    expect(packed.length).toBeLessThan(5000)
    const opened = openedHourAhead(packed)
    expect([opened?.codes[3], opened?.chance[3], opened?.share[3]]).toEqual([codeOf(2), 17, 90])
    expect(openedHourAhead(packed.subarray(0, 50))).toBeNull()
    expect(openedHourAhead(new Uint8Array())).toBeNull()
  })
})
