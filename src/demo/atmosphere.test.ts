import { describe, expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { type AirState, createAtmosphere } from './atmosphere.ts'
import { defaultDemoSeed } from './demo-wire.fixture.ts'
import { fromPlane } from './swiss-plane.ts'

const atmosphere = createAtmosphere(defaultDemoSeed)
const yearStart = Date.UTC(2026, 0, 1)

const places = {
  zurich: { lat: 47.378, lon: 8.566, elevationM: 556 },
  lugano: { lat: 46.004, lon: 8.96, elevationM: 273 },
  saentis: { lat: 47.249, lon: 9.343, elevationM: 2501 },
  sion: { lat: 46.219, lon: 7.33, elevationM: 482 },
  chur: { lat: 46.87, lon: 9.53, elevationM: 556 },
}
type PlaceName = keyof typeof places

type Sample = AirState & { month: number; atMs: number }
const years = new Map<PlaceName, Sample[]>()

/** Two years, every three hours. */
function samplesOf(name: PlaceName): Sample[] {
  let samples = years.get(name)
  if (!samples) {
    const { lat, lon, elevationM } = places[name]
    samples = Array.from({ length: 730 * 8 }, (_, i) => {
      const atMs = yearStart + i * 3 * hourMs
      return { ...atmosphere.at({ lat, lon }, elevationM, atMs), month: new Date(atMs).getUTCMonth(), atMs }
    })
    years.set(name, samples)
  }
  return samples
}

const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const meanTemperature = (name: PlaceName, month: number) =>
  mean(
    samplesOf(name)
      .filter((s) => s.month === month)
      .map((s) => s.temperatureC),
  )
const yearlyMm = (name: PlaceName) => samplesOf(name).reduce((sum, s) => sum + s.rateMmh * 3, 0) / 2

describe('one seeded atmosphere', () => {
  it('answers the same for the same seed, place and time, whatever was computed before', () => {
    const again = createAtmosphere(defaultDemoSeed)
    const other = createAtmosphere(defaultDemoSeed + 1)
    const point = { lat: 46.95, lon: 7.45 }
    const times = Array.from({ length: 40 }, (_, i) => yearStart + i * 9.3 * dayMs)
    const first = times.map((t) => atmosphere.at(point, 540, t))
    const second = [...times].reverse().map((t) => again.at(point, 540, t))
    expect(second.reverse()).toEqual(first)
    expect(times.map((t) => other.at(point, 540, t))).not.toEqual(first)
  })

  it.each([
    ['zurich', 0, 0.9],
    ['zurich', 6, 19],
    ['lugano', 0, 3.8],
    ['lugano', 6, 22.6],
    ['saentis', 0, -6.8],
    ['saentis', 6, 6.4],
    ['sion', 6, 20.6],
    ['chur', 0, 1],
  ] as const)('%s in month %i lies near its normal of %d °C', (name, month, normal) => {
    expect(Math.abs(meanTemperature(name, month) - normal)).toBeLessThan(2.8)
  })

  it('rains as much as the Swiss climate does, and most hours are dry', () => {
    for (const name of ['zurich', 'lugano', 'chur'] as const) {
      expect(yearlyMm(name)).toBeGreaterThan(600)
      expect(yearlyMm(name)).toBeLessThan(2000)
      const wetShare = mean(samplesOf(name).map((s) => (s.rateMmh > 0 ? 1 : 0)))
      expect(wetShare).toBeGreaterThan(0.07)
      expect(wetShare).toBeLessThan(0.3)
    }
    expect(yearlyMm('sion')).toBeLessThan(yearlyMm('zurich'))
    expect(yearlyMm('saentis')).toBeGreaterThan(1.5 * yearlyMm('zurich'))
  })

  it('keeps every value within what Switzerland has seen', () => {
    const all = (Object.keys(places) as PlaceName[]).flatMap(samplesOf)
    const range = (value: (s: Sample) => number) => {
      const values = all.map(value)
      return {
        lowest: values.reduce((a, b) => Math.min(a, b)),
        highest: values.reduce((a, b) => Math.max(a, b)),
      }
    }
    const expectRange = (value: (s: Sample) => number, low: number, high: number) => {
      const { lowest, highest } = range(value)
      expect(lowest).toBeGreaterThanOrEqual(low)
      expect(highest).toBeLessThanOrEqual(high)
    }
    expectRange((s) => s.temperatureC, -32, 41)
    expectRange((s) => s.temperatureC - s.dewPointC, 0, 40)
    expectRange((s) => s.humidityPercent, 15, 100)
    expectRange((s) => s.pressureHpa, 965, 1050)
    expectRange((s) => s.cloudPercent, 0, 100)
    expectRange((s) => (s.rateMmh === 0 ? 0.1 : s.rateMmh), 0.1, 75)
    expectRange((s) => s.gustMs, 0.5, 75)
    expectRange((s) => s.gustMs / s.windSpeedMs, 1.2, 40)
    expectRange((s) => s.visibilityM, 50, 10_000)
    expectRange((s) => s.windFromDegrees, 0, 360)
  })

  it('snows only in the cold, thunders only in rain, fogs only in moist dry-weather air', () => {
    const all = (Object.keys(places) as PlaceName[]).flatMap(samplesOf)
    const snow = all.filter((s) => s.isSnow)
    expect(snow.length).toBeGreaterThan(50)
    expect(Math.max(...snow.map((s) => s.temperatureC))).toBeLessThan(1)
    expect(all.filter((s) => s.rateMmh > 0 && s.temperatureC > 1.8 && (s.isSnow || s.isSleet))).toEqual([])
    const thunder = all.filter((s) => s.thunder)
    expect(thunder.length).toBeGreaterThan(5)
    expect(Math.min(...thunder.map((s) => s.rateMmh))).toBeGreaterThan(5)
    const fog = all.filter((s) => s.fog)
    expect(fog.length).toBeGreaterThan(50)
    expect(fog.every((s) => s.rateMmh === 0 && s.humidityPercent >= 97 && s.visibilityM < 1000)).toBe(true)
    expect(fog.filter((s) => s.month >= 4 && s.month <= 7)).toEqual([])
  })

  it('lets föhn warm and dry the northern valleys while Ticino gets the rain', () => {
    const foehn = samplesOf('chur').filter((s) => s.foehn > 0.6)
    expect(foehn.length).toBeGreaterThan(20)
    expect(mean(foehn.map((s) => s.humidityPercent))).toBeLessThan(55)
    expect(mean(foehn.map((s) => s.gustMs))).toBeGreaterThan(11)
    expect(foehn.every((s) => s.windFromDegrees > 90 && s.windFromDegrees < 270)).toBe(true)
    const { lat, lon, elevationM } = places.lugano
    const south = foehn.map((s) => atmosphere.at({ lat, lon }, elevationM, s.atMs).rateMmh)
    expect(mean(south)).toBeGreaterThan(mean(foehn.map((s) => s.rateMmh)))
  })

  it('is colder under the winter fog than above it', () => {
    const foggy = samplesOf('zurich').filter((s) => s.fog && (s.month === 11 || s.month === 0))
    const above = foggy.map((s) => atmosphere.at({ lat: 47.35, lon: 8.5 }, 1300, s.atMs))
    expect(foggy.length).toBeGreaterThan(10)
    expect(mean(above.map((s) => s.temperatureC))).toBeGreaterThan(mean(foggy.map((s) => s.temperatureC)) - 2)
    expect(above.every((s) => !s.fog)).toBe(true)
  })

  it('warms and cools over the hours: drizzle or a passing cloud is no cold front', () => {
    for (const name of ['zurich', 'lugano', 'chur'] as const) {
      const { lat, lon, elevationM } = places[name]
      const coordinates = { lat, lon }
      const summer = Array.from({ length: (isSoak ? 92 : 31) * 144 }, (_, i) =>
        atmosphere.at(coordinates, elevationM, Date.UTC(2026, 5, 1) + i * (hourMs / 6)),
      )
      const isDownpour = (s: AirState | undefined) => (s?.showerMmh ?? 0) >= 4
      const changes = summer.flatMap((s, i) => {
        const before = summer[i - 1]
        return before && !isDownpour(s) && !isDownpour(before)
          ? [Math.abs(s.temperatureC - before.temperatureC)]
          : []
      })
      expect(changes.reduce((a, b) => Math.max(a, b))).toBeLessThan(1.5)
    }
  })

  it('knows other climates too', () => {
    const singapore = atmosphere.at({ lat: 1.35, lon: 103.8 }, 20, Date.UTC(2026, 0, 15, 6))
    const sydney = [0, 6].map((month) =>
      atmosphere.at({ lat: -33.9, lon: 151.2 }, 20, Date.UTC(2026, month, 15, 4)),
    )
    const pole = atmosphere.at({ lat: 90, lon: 0 }, 0, Date.UTC(2026, 0, 15))
    expect(singapore.temperatureC).toBeGreaterThan(20)
    expect(sydney[0]?.temperatureC).toBeGreaterThan(sydney[1]?.temperatureC ?? Number.NaN)
    expect(pole.temperatureC).toBeLessThan(-20)
    expect(Object.values(pole).every((value) => typeof value === 'boolean' || Number.isFinite(value))).toBe(
      true,
    )
  })
})

describe('the rain field', () => {
  const grid = { westKm: -150, northKm: 120, cellKm: 1, rows: 240, cols: 300 }
  /** The wettest of some instants, so that there is something to see. */
  const rainyAt = Array.from({ length: 40 }, (_, i) => Date.UTC(2026, 10, 5) + i * 11 * hourMs)
    .map((atMs) => ({
      atMs,
      wet: atmosphere.rateGrid({ ...grid, cellKm: 10, rows: 24, cols: 30 }, atMs).filter((r) => r > 0).length,
    }))
    .sort((a, b) => b.wet - a.wet)[0]?.atMs as number

  it('is the same on the grid and point by point', () => {
    const rates = atmosphere.rateGrid(grid, rainyAt)
    let disagreeing = 0
    let compared = 0
    for (let cell = 0; cell < rates.length; cell += 997) {
      const xKm = grid.westKm + (cell % grid.cols) + 0.5
      const yKm = grid.northKm - Math.floor(cell / grid.cols) - 0.5
      const onGrid = rates[cell] as number
      const here = atmosphere.rateAt(fromPlane({ xKm, yKm }), rainyAt)
      expect(here).toBeCloseTo(atmosphere.rateMmh(xKm, yKm, rainyAt), 1)
      compared++
      if (Math.abs(onGrid - here) > 0.12 + 0.1 * here) disagreeing++
    }
    expect(compared).toBeGreaterThan(60)
    expect(disagreeing).toBeLessThanOrEqual(compared * 0.03)
  })

  it('moves: the picture of ten minutes later fits better shifted than in place', () => {
    const before = atmosphere.rateGrid(grid, rainyAt)
    const after = atmosphere.rateGrid(grid, rainyAt + 10 * 60_000)
    const misfit = (dx: number, dy: number) => {
      let sum = 0
      for (let row = 30; row < grid.rows - 30; row += 2) {
        for (let col = 30; col < grid.cols - 30; col += 2) {
          const a = Math.log(1 + (before[row * grid.cols + col] as number))
          const b = Math.log(1 + (after[(row - dy) * grid.cols + col + dx] as number))
          sum += (a - b) ** 2
        }
      }
      return sum
    }
    let best = { dx: 0, dy: 0, sum: Number.POSITIVE_INFINITY }
    for (let dx = -16; dx <= 16; dx += 2) {
      for (let dy = -16; dy <= 16; dy += 2) {
        const sum = misfit(dx, dy)
        if (sum < best.sum) best = { dx, dy, sum }
      }
    }
    expect(best.sum).toBeLessThan(0.7 * misfit(0, 0))
    expect(Math.hypot(best.dx, best.dy)).toBeGreaterThan(2)
  })

  it('changes little from one minute to the next', () => {
    const at = (atMs: number) => atmosphere.rateGrid(grid, atMs)
    const a = at(rainyAt)
    const b = at(rainyAt + 60_000)
    expect(mean([...a].map((rate, i) => Math.abs(rate - (b[i] as number))))).toBeLessThan(0.25 * mean([...a]))
  })
})

it('at the freezing level it freezes, within what sun and night make of a summit, also while it rains', () => {
  const eiger = { lat: 46.5776, lon: 8.0053 }
  const deviations = [1, 7, 20].flatMap((seed) => {
    const atmosphere = createAtmosphere(seed)
    return Array.from({ length: 240 }, (_, index) => {
      const atMs = Date.parse('2026-01-01T03:00:00Z') + index * 36 * 3_600_000
      const { freezingLevelM } = atmosphere.at(eiger, 3967, atMs)
      // Lower down lie valleys, and higher up there is no ground.
      if (freezingLevelM < 2300 || freezingLevelM > 4600) return []
      return [Math.abs(atmosphere.at(eiger, freezingLevelM, atMs).temperatureC)]
    }).flat()
  })
  expect(deviations.length).toBeGreaterThan(200)
  expect(deviations.reduce((sum, one) => sum + one, 0) / deviations.length).toBeLessThan(1.2)
  expect(deviations.filter((one) => one > 3).length / deviations.length).toBeLessThan(0.03)
})
