import { describe, expect, it } from 'vitest'
import { hourMs } from '../../../domain/time/durations.ts'
import { type ForecastSequence, forecastAt, numbersAt } from './forecast-sequence.ts'

const hour = Date.parse('2026-07-21T17:00:00Z')
const there = { isAvailable: true } as const
const sequence: ForecastSequence = {
  piecesUrl: '/map',
  grid: { west: 5, south: 45, east: 11, north: 48, cols: 512, rows: 408 },
  frames: [0, 1, 2, 3, 4, 5].map((index) => ({
    kind: 'forecast',
    startAt: hour + index * hourMs,
    endAt: hour + (index < 5 ? index + 1 : index + 3) * hourMs,
    stamp: String(index),
    lapseCPer100M: null,
  })),
  layers: {
    precipitation: there,
    snow: there,
    clouds: there,
    temperature: there,
    wind: there,
    'freezing-level': there,
  },
}
const at = (hours: number) => hour + hours * hourMs
const radar = { radarEndsAt: at(2.1), cloudsEndAt: at(0.5) }

describe('the forecast on the map', () => {
  it('has clouds from where the satellite’s pictures no longer hold, from the running hour on', () => {
    expect(forecastAt(sequence, at(0.4), 'clouds', radar)).toBeNull()
    expect(forecastAt(sequence, at(0.6), 'clouds', radar)).toMatchObject({ kind: 'clouds', presence: 1 })
    const without = { ...radar, cloudsEndAt: 0 }
    expect(forecastAt(sequence, at(0.1), 'clouds', without)).toMatchObject({ from: '/map/clouds/0.png' })
    expect(forecastAt(sequence, at(-0.1), 'clouds', without)).toBeNull()
  })

  const numbersOf = (
    hours: number,
    layer: 'precipitation' | 'snow' | 'wind' | 'clouds',
    hasSnowLine = false,
  ) => numbersAt(sequence, at(hours), { layer, hasSnowLine }, radar)[0] ?? null

  it('has numbers of its hour, and of the radar’s hours only what no radar measures', () => {
    expect(numbersOf(1.5, 'precipitation')).toBeNull()
    // Half radar, half forecast.
    expect(numbersOf(2.3, 'precipitation')).toBeNull()
    expect(numbersOf(3.5, 'precipitation')).toEqual({
      kind: 'precipitation',
      points: '/map/points.bin',
      values: ['/map/precipitation/3.bin'],
      hours: 1,
    })
    expect(numbersOf(0.1, 'wind')).toMatchObject({ kind: 'wind', values: ['/map/wind/0.bin'] })
    expect(numbersOf(6.5, 'precipitation')).toMatchObject({ values: ['/map/precipitation/5.bin'], hours: 3 })
    expect(numbersOf(3.5, 'snow')?.values).toEqual([
      '/map/precipitation/3.bin',
      '/map/freezing-level/3.bin',
      '/map/temperature/3.bin',
    ])
    expect(numbersOf(3.5, 'clouds')).toBeNull()
  })

  it('has the snow line over any layer, from the running hour on', () => {
    const snowLine = { kind: 'snow-line', values: ['/map/freezing-level/0.bin'] }
    expect(numbersOf(0.1, 'precipitation', true)).toMatchObject(snowLine)
    expect(numbersOf(0.1, 'clouds', true)).toMatchObject(snowLine)
    expect(numbersOf(-0.1, 'precipitation', true)).toBeNull()
    const layers = { ...sequence.layers, 'freezing-level': { isAvailable: false, reason: 'failed' } as const }
    const shown = { layer: 'wind', hasSnowLine: true } as const
    // Where it is not to be had the layer keeps its own.
    expect(numbersAt({ ...sequence, layers }, at(0.1), shown, radar)).toMatchObject([{ kind: 'wind' }])
  })

  it('leaves the wind its arrows, without which the layer would be empty', () => {
    const shown = { layer: 'wind', hasSnowLine: true } as const
    const kinds = numbersAt(sequence, at(0.1), shown, radar).map(({ kind }) => kind)
    expect(kinds).toEqual(['snow-line', 'wind'])
  })
})
