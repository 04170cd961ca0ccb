import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../time/durations.ts'
import { allMeans, legMs } from './means.ts'
import { marksOf, mostStretches, stretchesOf } from './spots.ts'
import { positionAt, type WayPoint, wayLine } from './way-line.ts'

/** A degree of latitude is 111.2 km. */
const north = (km: number, heightM: number | null = null): WayPoint => ({
  coordinates: { lat: 47 + km / 111.195, lon: 8 },
  heightM,
})

describe('the time a leg takes', () => {
  it.each([
    ['foot', 4, null, 1],
    ['foot', 4, 0, 1],
    // Two hours up, and half of one for the distance.
    ['foot', 4, 600, 2.5],
    ['foot', 4, -500, 1.5],
    ['foot', 8, -500, 2.5],
    ['bike', 18, 600, 1.5],
    ['bike', 18, -600, 1],
    ['train', 85, 2000, 1],
    ['car', 42.5, null, 0.5],
  ] as const)('by %s for %d km and %s m is %d h', (by, km, climbM, hours) =>
    expect(legMs(by, km, climbM)).toBe(hours * hourMs),
  )
})

describe('a way between places', () => {
  it('is longer than the flight of a crow', () => {
    const line = wayLine([north(0), north(20), north(30)], 'bike')
    expect(line.km).toBeCloseTo(39, 2)
    expect(line.lastsMs / hourMs).toBeCloseTo(39 / 18, 3)
    expect(line.points.map(({ km }) => Math.round(km))).toEqual([0, 26, 39])
  })

  it('knows no height between its places', () => {
    const line = wayLine([north(0, 400), north(10, 2000)], 'foot')
    expect(positionAt(line, line.lastsMs / 2)).toMatchObject({ heightM: null })
    expect(positionAt(line, line.lastsMs)).toMatchObject({ heightM: 2000 })
  })
})

it('a track is as long as its file says, with heights between its points', () => {
  const line = wayLine([north(0, 1000), north(4, 1600)], 'foot', 6)
  expect(line.km).toBeCloseTo(6, 6)
  expect(line.factor).toBeCloseTo(1.5, 2)
  const middle = positionAt(line, line.lastsMs / 2)
  expect(middle).toMatchObject({ heightM: 1300 })
  expect(middle.km).toBeCloseTo(3, 6)
  expect(middle.coordinates.lat).toBeCloseTo(north(2).coordinates.lat, 6)
  // Never shorter than the line through its points.
  expect(wayLine([north(0), north(4)], 'foot', 1).km).toBeCloseTo(4, 2)
})

describe('where the weather is asked', () => {
  it.each(allMeans)('by %s is bounded, without a gap', (by) => {
    for (const km of [0.3, 3, 30, 300]) {
      const line = wayLine([north(0), north(km)], by)
      const stretches = stretchesOf(line)
      expect(stretches.length).toBeLessThanOrEqual(mostStretches)
      expect(stretches[0]?.fromMs).toBe(0)
      for (const [index, { fromMs }] of stretches.entries())
        if (index > 0) expect(fromMs).toBe(stretches[index - 1]?.untilMs)
      expect(stretches.at(-1)?.untilMs).toBeGreaterThanOrEqual(line.lastsMs)
    }
  })

  it('is every five minutes of a short way', () => {
    const line = wayLine([north(0), north(1)], 'foot')
    expect(line.lastsMs / minuteMs).toBeCloseTo(19.5, 1)
    expect(stretchesOf(line).map(({ fromMs }) => fromMs / minuteMs)).toEqual([0, 5, 10, 15])
  })
})

describe('what is told one by one', () => {
  const kinds = (marks: ReturnType<typeof marksOf>) => marks.map(({ kind }) => kind)

  it('are the chosen places, and some between them where it takes long', () => {
    const short = wayLine([north(0), north(5), north(10)], 'car')
    expect(kinds(marksOf(short, false))).toEqual(['start', 'stop', 'end'])
    const long = marksOf(wayLine([north(0), north(200)], 'car'), false)
    expect(long.length).toBeLessThanOrEqual(7)
    expect(kinds(long).slice(0, 2)).toEqual(['start', 'between'])
    expect(long.map(({ at }) => at.elapsedMs)).toEqual(
      long.map(({ at }) => at.elapsedMs).sort((a, b) => a - b),
    )
  })

  it('is the top of a file, where it is one', () => {
    const over = wayLine([north(0, 1000), north(1, 1300), north(2, 1100)], 'foot', 2)
    expect(kinds(marksOf(over, true))).toContain('top')
    const up = wayLine([north(0, 1000), north(1, 1300)], 'foot', 1)
    expect(kinds(marksOf(up, true))).not.toContain('top')
  })
})
