import { expect, it } from 'vitest'
import { minuteMs } from '../../../domain/time/durations.ts'
import { cellsAt, nearestCell } from './cells-shown.ts'

const nowAt = Date.parse('2026-07-21T17:05:00Z')
const there = { isAvailable: true } as const
const eastwards = { lat: 47, lon: 8, rateMmh: 50, towardsDegrees: 90, speedKmh: 40 }
const manifest = {
  nowAt,
  layers: {
    precipitation: there,
    snow: there,
    clouds: there,
    storms: { ...there, cells: [{ ...eastwards, lon: 7 }, eastwards] },
  },
}

it('arrows begin where the cells are at the time shown, and end where they will be half an hour later', () => {
  const [, now] = cellsAt(manifest, nowAt)
  expect(now?.from).toEqual({ lat: expect.closeTo(47, 3), lon: 8 })
  expect(now?.to.lat).toBeCloseTo(47, 3)
  expect(((now?.to.lon ?? 0) - 8) * 75.8).toBeCloseTo(20, 0)
  const [, later] = cellsAt(manifest, nowAt + 30 * minuteMs)
  expect(later?.from.lon).toBeCloseTo(now?.to.lon ?? 0, 5)
})

it('none are shown of the past, and none where the radar’s motion no longer holds', () => {
  expect(cellsAt(manifest, nowAt - 5 * minuteMs)).toEqual([])
  expect(cellsAt(manifest, nowAt + 35 * minuteMs)).toEqual([])
})

it('the nearest is told, unless it is far away', () => {
  expect(nearestCell(manifest, { lat: 47.2, lon: 8 })).toMatchObject({
    cell: eastwards,
    km: expect.closeTo(22.2, 0),
  })
  expect(nearestCell(manifest, { lat: 46, lon: 9.8 })).toBeNull()
})
