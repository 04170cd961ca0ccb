import { describe, expect, it } from 'vitest'
import { unknownCode } from '../../../domain/rain/rate-codes.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import { pictureOf } from '../picture.ts'
import { productCells } from '../product-grid.ts'
import { measuredPart, predictedParts, rainAround, sourcePart, startAt, zurich } from '../radar.fixture.ts'
import type { RadarPart } from '../radar-parts.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { createRadarState } from './radar-state.ts'
import { placeRain } from './rain-at-place.ts'

function sequenceOf(parts: RadarPart[]): RadarSequence {
  const state = createRadarState()
  for (const part of parts) state.add(part)
  const sequence = state.publish(startAt)
  if (!sequence) throw new Error('nothing to publish')
  return sequence
}

const winterthur = { lat: 47.4916, lon: 8.7296 }

describe('rain over a place', () => {
  it('is measured up to now and predicted with a chance after it', () => {
    const wet = rainAround(zurich, 2.5)
    const sequence = sequenceOf([
      sourcePart([startAt]),
      measuredPart(startAt, wet),
      ...predictedParts(startAt, wet, 175),
    ])
    const rain = placeRain(sequence, zurich)
    expect(rain?.nowAt).toBe(startAt)
    expect(rain?.steps[0]).toEqual({
      at: startAt,
      kind: 'measured',
      rateMmh: 2.5,
      probability: null,
      isSnow: null,
    })
    expect(rain?.steps[1]).toEqual({
      at: startAt + 5 * minuteMs,
      kind: 'predicted',
      rateMmh: 2.5,
      probability: 0.7,
      isSnow: null,
    })
    expect(rain?.steps).toHaveLength(25)
    expect(rain?.nearest).toBeNull()
  })

  it('is nothing outside of the map, and unknown where the radars do not see', () => {
    const blind = new Uint8Array(productCells).fill(unknownCode)
    const sequence = sequenceOf([sourcePart([startAt]), measuredPart(startAt, blind)])
    expect(placeRain(sequence, { lat: 52.5, lon: 13.4 })).toBeNull()
    expect(placeRain(sequence, zurich)?.steps[0]?.rateMmh).toBeNull()
  })

  it('says where the nearest rain is and whether it comes', () => {
    const codes = rainAround(winterthur, 4)
    const parts = predictedParts(startAt, codes)
    const nowcast = parts.at(-1)
    if (nowcast?.kind !== 'nowcast') throw new Error('no nowcast')
    const sequence = (u: number) =>
      sequenceOf([
        sourcePart([startAt]),
        measuredPart(startAt, codes),
        ...parts.slice(0, -1),
        { ...nowcast, motion: { ...nowcast.motion, u: new Float32Array(208).fill(u) } },
      ])
    // Winterthur lies 20 km to the north-east; the square's corner reaches 5 km towards Zürich.
    const nearest = placeRain(sequence(-0.5), zurich)?.nearest
    expect(nearest?.distanceKm).toBeGreaterThan(11)
    expect(nearest?.distanceKm).toBeLessThan(18)
    expect(nearest?.fromDegrees).toBeGreaterThan(30)
    expect(nearest?.fromDegrees).toBeLessThan(65)
    expect(nearest?.approaching).toBe(true)
    expect(placeRain(sequence(0.5), zurich)?.nearest?.approaching).toBe(false)
    expect(placeRain(sequence(0), zurich)?.nearest?.approaching).toBeNull()
  })

  it('takes no single echo for rain', () => {
    const sequence = sequenceOf([sourcePart([startAt]), measuredPart(startAt, rainAround(winterthur, 4, 0))])
    expect(placeRain(sequence, zurich)?.nearest).toBeNull()
  })

  it('is of unknown form as long as no source has distinguished snow from rain', () => {
    const sequence = sequenceOf([sourcePart([startAt]), measuredPart(startAt, rainAround(winterthur, 4))])
    expect(placeRain(sequence, zurich)?.steps[0]?.isSnow).toBeNull()
    expect(placeRain(sequence, zurich)?.nearest?.isSnow).toBeNull()
  })

  it('is snow where snow falls', () => {
    const wet = rainAround(zurich, 1)
    const snow = new Uint8Array(productCells).fill(1)
    const sequence = sequenceOf([
      sourcePart([startAt]),
      measuredPart(startAt, wet),
      { kind: 'snow', at: startAt, snow, picture: pictureOf(snow, 'mm/h') },
    ])
    expect(placeRain(sequence, zurich)?.steps[0]?.isSnow).toBe(true)
    // Where nothing falls: what would fall, and what falls nearest.
    expect(placeRain(sequence, winterthur)?.steps[0]?.isSnow).toBe(true)
    expect(placeRain(sequence, winterthur)?.nearest?.isSnow).toBe(true)
  })
})
