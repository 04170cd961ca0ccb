import { describe, expect, it } from 'vitest'
import { codeOf, decodedValue, unknownCode } from '../../../domain/rain/rate-codes.ts'
import { type SumPeriodId, sumPeriods } from '../../../domain/rain/sum-periods.ts'
import { hourMs, minuteMs } from '../../../domain/time/durations.ts'
import type { OlderSums } from '../older-sums.ts'
import { productCells, productGrid, productPosition } from '../product-grid.ts'
import { credit, facts, measuredPart, rainAround, sourcePart, startAt, zurich } from '../radar.fixture.ts'
import type { RadarSequence } from './radar-sequence.ts'
import { createRadarState } from './radar-state.ts'
import { fallenSince, sumPicture, sumsAt } from './rain-sums.ts'

const step = 5 * minuteMs
/** What 5 minutes at this rate give as they are kept. */
const stepMm = (rateMmh: number) => decodedValue(codeOf(rateMmh)) / 12
const position = productPosition(zurich)
const cell = position ? Math.floor(position.row) * productGrid.cols + Math.floor(position.col) : -1

/** Frames of two hours up to `nowAt`, and the sums of these clock hours. */
function sums(
  nowAt: number,
  options: { hours: Record<number, number>; rateMmh?: number; without?: number[] },
) {
  const state = createRadarState()
  state.add(sourcePart([]))
  const rain = rainAround(zurich, options.rateMmh ?? 0)
  for (let at = nowAt - 2 * hourMs; at <= nowAt; at += step) {
    if (!options.without?.includes(at)) state.add(measuredPart(at, rain))
  }
  for (const [hoursBack, mm] of Object.entries(options.hours)) {
    const hundredthsMm = new Uint16Array(productCells).fill(Number.isNaN(mm) ? 65_535 : mm * 100)
    state.add({ kind: 'hour', startAt: startAt - Number(hoursBack) * hourMs, hundredthsMm, source: credit })
  }
  const sequence = state.publish(nowAt)
  if (!sequence) throw new Error('nothing published')
  const all = sumsAt(sequence, state.older, zurich)
  const of = (id: string) => {
    const found = all.find((sum) => sum.id === id)
    if (!found) throw new Error(id)
    return found
  }
  return { of, state, sequence }
}

function mapOf(sequence: RadarSequence, older: OlderSums, id: SumPeriodId) {
  const period = sumPeriods.find((one) => one.id === id)
  if (!period) throw new Error(id)
  const { picture, ...rest } = sumPicture(sequence, older, period)
  return { ...rest, highest: picture.highest }
}

const wholeDay = (mm: number) => Object.fromEntries(Array.from({ length: 25 }, (_, i) => [i, mm]))

describe('sums of frames and clock hours', () => {
  // 09:05: the frames cover 07:00 to 09:05 to the minute. 09:20: the hour from 7 is cut at 07:15. 09:00 and 09:55 are
  // the other ends.
  it.each([0, 5, 20, 55])('at %i past, frames and hours meet without a hole or an overlap', (minutes) => {
    const nowAt = startAt + minutes * minuteMs
    // Hours bring just what frames at this rate bring: 12 times the step.
    const rate = 6
    const hourMm = Math.round(stepMm(rate) * 12 * 100) / 100
    const { of } = sums(nowAt, { hours: wholeDay(hourMm), rateMmh: rate })
    for (const hours of [1, 3, 6, 24]) {
      const sum = of(`last-${hours}h`)
      expect(sum.coveredMinutes).toBe(hours * 60)
      expect(sum.mm).toBeCloseTo(hours * hourMm, 1)
    }
  })

  it('of a cut hour counts what its sum says beyond the frames', () => {
    // 09:20: frames of 07:15 to 09:20. 3 hours: 25 frames + all of 7 less 9 frames + 40 minutes of the hour from 6.
    const nowAt = startAt + 20 * minuteMs
    const { of } = sums(nowAt, { hours: { 1: 50, 2: 9, 3: 3 }, rateMmh: 6 })
    const frameMm = stepMm(6)
    expect(of('last-3h').mm).toBeCloseTo(25 * frameMm + (9 - 9 * frameMm) + 3 * (40 / 60), 4)
    expect(of('last-3h').coveredMinutes).toBe(180)
    expect(of('last-6h').mm).toBeCloseTo(25 * frameMm + (9 - 9 * frameMm) + 3, 4)
    expect(of('last-6h').coveredMinutes).toBe(125 + 15 + 60)
    // The hour from 8 is all in frames: its sum of 50 mm counts nowhere.
    expect(of('last-1h').mm).toBeCloseTo(12 * frameMm, 4)
  })

  it('never takes away what the frames have shown', () => {
    const { of } = sums(startAt + 20 * minuteMs, { hours: { 2: 0, 3: 0 }, rateMmh: 6 })
    expect(of('last-3h').mm).toBeCloseTo(25 * stepMm(6), 4)
  })

  it('a missing frame’s minutes come from the hour', () => {
    const nowAt = startAt + 20 * minuteMs
    const without = [startAt - 30 * minuteMs]
    expect(sums(nowAt, { hours: {}, rateMmh: 6, without }).of('last-1h').coveredMinutes).toBe(55)
    const { of } = sums(nowAt, { hours: { 1: 8 }, rateMmh: 6, without })
    // 08:20 to 09:20; eleven frames of the hour from 8 are there, and one is left over for its sum.
    expect(of('last-1h').coveredMinutes).toBe(60)
    expect(of('last-1h').mm).toBeCloseTo(11 * stepMm(6) + (8 - 11 * stepMm(6)), 4)
  })

  it('where an hour is unknown, counts the rest at the place and shows nothing on the map', () => {
    const { of, state, sequence } = sums(startAt + 5 * minuteMs, { hours: { 3: Number.NaN }, rateMmh: 6 })
    expect(of('last-3h')).toMatchObject({ coveredMinutes: 125, mm: expect.closeTo(25 * stepMm(6), 4) })
    expect(of('last-1h').coveredMinutes).toBe(60)
    expect(mapOf(sequence, state.older, 'last-3h')).toMatchObject({ coveredMinutes: 125 + 55, highest: 0 })
    expect(mapOf(sequence, state.older, 'last-1h').highest).toBeGreaterThan(0)
  })

  it('whole hours replace what frames gave in part, and frames that leave later add nothing to them', () => {
    const state = createRadarState()
    state.add(sourcePart([]))
    // Two frames of the hour from 9, then nothing for three hours.
    for (const at of [startAt + step, startAt + 2 * step]) state.add(measuredPart(at, rainAround(zurich, 12)))
    state.publish(startAt)
    state.add(measuredPart(startAt + 4 * hourMs))
    state.publish(startAt)
    const inOlder = () => state.older.hours().find((one) => one.startAt === startAt)
    expect(inOlder()?.slots.size).toBe(2)
    const whole = new Uint16Array(productCells).fill(500)
    state.add({ kind: 'hour', startAt, hundredthsMm: whole, source: credit })
    expect(inOlder()?.hundredthsMm[cell]).toBe(500)
    expect(inOlder()?.slots.size).toBe(12)
    state.older.add(startAt + 3 * step, 5, rainAround(zurich, 12), credit)
    expect(inOlder()?.hundredthsMm[cell]).toBe(500)
    expect(state.request().coveredAt).toContain(startAt + hourMs)
  })

  it('of frames seen for part of an hour a period takes those within it', () => {
    const state = createRadarState()
    state.add(sourcePart([]))
    // 09:40 to 10:00 was seen; three hours before 12:30 begin at 09:30.
    for (let at = startAt + 45 * minuteMs; at <= startAt + hourMs; at += step)
      state.add(measuredPart(at, rainAround(zurich, 6)))
    state.publish(startAt)
    state.add(measuredPart(startAt + 3.5 * hourMs))
    const sequence = state.publish(startAt)
    if (!sequence) throw new Error('nothing published')
    const sum = sumsAt(sequence, state.older, zurich).find(({ id }) => id === 'last-3h')
    expect(sum?.coveredMinutes).toBe(25)
    expect(sum?.mm).toBeCloseTo(4 * stepMm(6), 1)
  })

  it('credits every source that measured part of a sum, and no other', () => {
    const state = createRadarState()
    state.add(sourcePart([]))
    // MeteoSwiss: frames of half an hour and the sum of an hour; then it fails, and OPERA gives two hours.
    for (let at = startAt; at <= startAt + 6 * step; at += step) state.add(measuredPart(at))
    state.add({
      kind: 'hour',
      startAt: startAt - 6 * hourMs,
      hundredthsMm: new Uint16Array(productCells),
      source: credit,
    })
    state.add(measuredPart(startAt + 3 * hourMs))
    state.publish(startAt)
    const opera = { ...facts, id: 'opera', name: 'OPERA' }
    state.add({ ...sourcePart([]), facts: opera })
    for (let at = startAt + 2 * hourMs; at <= startAt + 4 * hourMs; at += step) {
      state.add(measuredPart(at))
    }
    const sequence = state.publish(startAt)
    if (!sequence) throw new Error('nothing published')
    const credited = Object.fromEntries(
      sumsAt(sequence, state.older, zurich).map(({ id, sources }) => [id, sources.map((one) => one.id)]),
    )
    expect(credited).toEqual({
      'last-1h': ['opera'],
      'last-3h': ['opera'],
      'last-6h': ['opera', 'meteoswiss'],
      'last-24h': ['opera', 'meteoswiss'],
      'next-1h': ['opera'],
      'next-2h': ['opera'],
    })
  })
})

describe('a radar that was out over the place', () => {
  /** Rain at the place all the time, seen but for the given minutes before now; nothing falls elsewhere. */
  const nowAt = startAt + 5 * hourMs
  function seenBut(from: number, to: number) {
    const state = createRadarState()
    state.add(sourcePart([]))
    const partOf = (code: number) =>
      measuredPart(nowAt, new Uint8Array(productCells).fill(code, cell, cell + 1))
    const [unseen, wet] = [partOf(unknownCode), partOf(codeOf(6))]
    for (let at = nowAt - 5 * hourMs + step; at <= nowAt; at += step) {
      const minutes = (nowAt - at) / minuteMs
      state.add({ ...(minutes >= to && minutes < from ? unseen : wet), at })
    }
    const sequence = state.publish(nowAt)
    if (!sequence) throw new Error('nothing published')
    const of = (id: SumPeriodId) => sumsAt(sequence, state.older, zurich).find((sum) => sum.id === id)
    return { of, sequence, older: state.older }
  }

  it('has not seen that it was dry', () => {
    const { of, sequence, older } = seenBut(180, 5)
    expect(of('last-3h')).toMatchObject({ coveredMinutes: 5, mm: expect.closeTo(stepMm(6), 4) })
    expect(of('last-6h')).toMatchObject({ coveredMinutes: 125, mm: expect.closeTo(25 * stepMm(6), 0) })
    expect(mapOf(sequence, older, 'last-3h')).toMatchObject({ coveredMinutes: 180, highest: 0 })
    expect(fallenSince(sequence, older, zurich, nowAt - 3 * hourMs)).toBeNull()
  })

  it('keeps what it saw before, also where it is out now', () => {
    expect(seenBut(10, 0).of('last-1h')).toMatchObject({
      coveredMinutes: 50,
      mm: expect.closeTo(10 * stepMm(6), 4),
    })
  })

  it('does not lose an hour by one picture', () => {
    const { of, sequence, older } = seenBut(200, 195)
    expect(of('last-6h')?.mm).toBeCloseTo(59 * stepMm(6), 0)
    expect(mapOf(sequence, older, 'last-6h').highest).toBeGreaterThan(0)
  })

  it('knows nothing where it never sees', () => {
    expect(seenBut(400, 0).of('last-6h')).toMatchObject({ coveredMinutes: 0, mm: null })
  })
})

describe('what has fallen since a moment', () => {
  const nowAt = startAt + 20 * minuteMs

  it('is the sum of frames and hours up to now', () => {
    const rate = 6
    const hourMm = Math.round(stepMm(rate) * 12 * 100) / 100
    const { state, sequence } = sums(nowAt, { hours: wholeDay(hourMm), rateMmh: rate })
    const since = (hours: number) => fallenSince(sequence, state.older, zurich, nowAt - hours * hourMs)
    expect(since(5)).toBeCloseTo(5 * hourMm, 1)
    expect(since(0)).toBeNull()
  })

  it('bears one missing picture, but no missing hours', () => {
    const { state, sequence } = sums(nowAt, { hours: {}, rateMmh: 6, without: [nowAt - 30 * minuteMs] })
    const since = (minutes: number) => fallenSince(sequence, state.older, zurich, nowAt - minutes * minuteMs)
    expect(since(120)).toBeCloseTo(23 * stepMm(6), 1)
    expect(since(300)).toBeNull()
  })

  it('is not known outside of the map', () => {
    const { state, sequence } = sums(nowAt, { hours: wholeDay(1) })
    expect(fallenSince(sequence, state.older, { lat: 35.7, lon: 139.7 }, nowAt - hourMs)).toBeNull()
  })
})
