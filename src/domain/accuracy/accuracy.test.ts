import { describe, expect, it } from 'vitest'
import { climateStations } from '../../reference/climate-normals.ts'
import { climatology } from './climatology.ts'
import { figuresOf, leastCases } from './figures.ts'
import { type DayForecast, type MeasuredDay, persistence, scoreDay, scoreRain, truthOf } from './score.ts'
import { addSums, noSums, type Sums, sumNames } from './sums.ts'

const whole: MeasuredDay = { temperatureCount: 144, high: 123, low: -14, rainCount: 144, rain: 12 }
const forecast: DayForecast = { high: 137, low: -20, rain: 4, chancePercent: 35 }
const total = (sums: (Sums | null)[]) =>
  sums.reduce<Sums>((sum, one) => (one ? addSums(sum, one) : sum), noSums())

describe('a day', () => {
  it('counts errors in tenths, rain from 1 mm on, and the squared error of the chance', () => {
    expect(scoreDay(forecast, truthOf(whole, 144))).toMatchObject({
      highCases: 1,
      highError: 14,
      highAbsolute: 14,
      lowError: -6,
      lowAbsolute: 6,
      misses: 1,
      hits: 0,
      chanceSquares: 65 ** 2,
      bin3Cases: 1,
      bin3Wet: 1,
      bin3Chance: 35,
    })
  })

  it.each([
    [10, 10, 'hits'],
    [10, 9, 'falseAlarms'],
    [9, 10, 'misses'],
    [9, 9, 'correctNegatives'],
  ] as const)('%i tenths forecast, %i measured: %s', (said, came, name) => {
    const sums = scoreDay({ ...forecast, rain: said }, { temperature: null, rain: came })
    expect(sums).toMatchObject({ highCases: 0, [name]: 1 })
  })

  it.each([
    [0, 'bin0Cases'],
    [9, 'bin0Cases'],
    [10, 'bin1Cases'],
    [90, 'bin9Cases'],
    [100, 'bin9Cases'],
  ] as const)('a chance of %i %% falls into %s', (chancePercent, name) =>
    expect(scoreRain({ isWet: true, chancePercent }, true)[name]).toBe(1),
  )

  it.each([
    ['whole', whole, 144, { temperature: { high: 123, low: -14 }, rain: 12 }],
    [
      'six values short',
      { ...whole, temperatureCount: 138, rainCount: 138 },
      144,
      { temperature: { high: 123, low: -14 }, rain: 12 },
    ],
    ['seven values short', { ...whole, temperatureCount: 137 }, 144, { temperature: null, rain: 12 }],
    [
      'rain with a gap',
      { ...whole, rainCount: 100 },
      144,
      { temperature: { high: 123, low: -14 }, rain: null },
    ],
    [
      '23 hours long',
      { ...whole, temperatureCount: 132, rainCount: 132 },
      138,
      { temperature: { high: 123, low: -14 }, rain: 12 },
    ],
    ['never measured', undefined, 144, { temperature: null, rain: null }],
  ])('%s: what it may be held against', (_, day, tens, expected) =>
    expect(truthOf(day, tens)).toEqual(expected),
  )

  it('is no case where nothing was measured', () =>
    expect(scoreDay(forecast, { temperature: null, rain: null })).toBeNull())
})

describe('references', () => {
  it('persistence says today again, for certain', () => {
    expect(persistence({ temperature: { high: 50, low: 10 }, rain: 10 })).toEqual({
      high: 50,
      low: 10,
      rain: 10,
      chancePercent: 100,
    })
    expect(persistence({ temperature: { high: 50, low: 10 }, rain: null })).toBeNull()
  })

  it('climatology gives the normals of the day where a station is comparable', () => {
    const bern = climatology({ coordinates: { lat: 46.99, lon: 7.46 }, heightM: 553 }, climateStations)
    expect(bern?.('2026-07-16')).toEqual({
      high: expect.closeTo(249, -1),
      low: expect.closeTo(132, -1),
      rain: null,
      chancePercent: 35,
    })
    expect(climatology({ coordinates: { lat: 46.55, lon: 7.98 }, heightM: 2200 }, climateStations)).toBeNull()
  })
})

describe('figures over a synthetic truth', () => {
  // 200 days: rain comes on exactly 40 % of the days on which 40 % is said, and on 90 % of those with 90 %.
  const cases = Array.from({ length: 200 }, (_, day) => {
    const isLikely = day % 2 === 0
    const turn = Math.floor(day / 2) % 10
    const isWet = isLikely ? turn < 9 : turn < 4
    const truth = { temperature: { high: 100 + day, low: 0 }, rain: isWet ? 30 : 0 }
    const error = day % 4 === 0 ? 20 : -10
    return scoreDay(
      {
        high: truth.temperature.high + error,
        low: 5,
        rain: isLikely ? 20 : 0,
        chancePercent: isLikely ? 90 : 40,
      },
      truth,
    )
  })
  const figures = figuresOf(total(cases))

  it('are what a pencil gives', () => {
    expect(figures.high).toEqual({ cases: 200, absoluteC: 1.25, biasC: -0.25 })
    expect(figures.low).toEqual({ cases: 200, absoluteC: 0.5, biasC: 0.5 })
    // 90 hits, 10 false alarms, 40 misses, 60 dry.
    expect(figures.rain.cases).toBe(200)
    expect(figures.rain.hits.of).toBe(130)
    expect(figures.rain.hits.percent).toBeCloseTo(9000 / 130, 10)
    expect(figures.rain.falseAlarms).toEqual({ of: 100, percent: 10 })
    // A reliable forecast scores p(1−p) on average: (0.9·0.1 + 0.4·0.6) / 2.
    expect(figures.chance.brier).toBeCloseTo(0.165, 12)
    expect(figures.chance.wetPercent).toBeCloseTo(65, 10)
    expect(figures.chance.brierOfAverage).toBeCloseTo(0.65 * 0.35, 12)
    expect(figures.chance.bins[4]).toEqual({ cases: 100, saidPercent: 40, camePercent: 40 })
    expect(figures.chance.bins[9]).toEqual({ cases: 100, saidPercent: 90, camePercent: 90 })
  })

  it('are the same however the sums are split and ordered', () => {
    const parts = [3, 0, 2, 1].map((rest) => total(cases.filter((_, day) => day % 4 === rest)))
    expect(total(parts)).toEqual(total(cases))
  })

  it('a perfect forecast scores nothing, and its bins stand at the ends', () => {
    const perfect = total(
      Array.from({ length: 40 }, (_, day) =>
        scoreRain({ isWet: day % 2 === 0, chancePercent: day % 2 === 0 ? 100 : 0 }, day % 2 === 0),
      ),
    )
    const { rain, chance } = figuresOf(perfect)
    expect(rain).toEqual({ cases: 40, hits: { of: 20, percent: 100 }, falseAlarms: { of: 20, percent: 0 } })
    expect(chance).toMatchObject({ brier: 0, brierOfAverage: 0.25 })
    expect(chance.bins[9]).toEqual({ cases: 20, saidPercent: 100, camePercent: 100 })
  })

  it('are left out below the least number of cases, which is returned', () => {
    const few = figuresOf(total(cases.slice(0, leastCases - 1)))
    expect(few.high).toEqual({ cases: 19, absoluteC: null, biasC: null })
    expect(few.chance).toMatchObject({ cases: 19, brier: null, wetPercent: null })
    expect(figuresOf(total(cases.slice(0, leastCases))).high.absoluteC).not.toBeNull()
    expect(figuresOf(noSums()).rain).toEqual({
      cases: 0,
      hits: { of: 0, percent: null },
      falseAlarms: { of: 0, percent: null },
    })
  })

  it('every sum is a whole number', () => {
    const sums = total(cases)
    expect(sumNames.every((name) => Number.isInteger(sums[name]))).toBe(true)
  })
})
