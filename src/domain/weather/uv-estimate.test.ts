import { describe, expect, it } from 'vitest'
import { hourMs } from '../time/durations.ts'
import { estimatedUv, isUvSeason } from './uv-estimate.ts'

const zurich = { lat: 47.377, lon: 8.541 }
const timeZone = 'Europe/Zurich'
type Clouds = { low?: number; middle?: number; high?: number } | number | null

function uv(date: string, clouds: Clouds, more: { heightM?: number; hour?: number; lat?: number } = {}) {
  const midnight = Date.parse(`${date}T00:00:00+02:00`)
  const now = midnight + (more.hour ?? 6) * hourMs
  const hourly = Array.from({ length: 48 }, (_, hour) => ({
    startAt: midnight + hour * hourMs,
    cloudPercent: typeof clouds === 'number' ? clouds : null,
    ...(typeof clouds === 'object' && clouds !== null
      ? {
          cloudLayers: {
            lowPercent: clouds.low ?? 0,
            middlePercent: clouds.middle ?? 0,
            highPercent: clouds.high ?? 0,
          },
        }
      : {}),
  })).filter(({ startAt }) => startAt + hourMs > now)
  const coordinates = { ...zurich, lat: more.lat ?? zurich.lat }
  return estimatedUv({ coordinates, timeZone, hourly, heightM: more.heightM ?? 410 }, now)
}

describe('estimatedUv', () => {
  it('is that of a clear day in the Swiss lowlands, by the season', () => {
    expect(uv('2026-06-21', 0)?.index).toBeGreaterThan(7)
    expect(uv('2026-06-21', 0)?.index).toBeLessThan(9.5)
    expect(uv('2026-04-10', 0)?.index).toBeGreaterThan(3.5)
    expect(uv('2026-04-10', 0)?.index).toBeLessThan(6)
    expect(uv('2026-12-21', 0)?.index).toBeLessThan(1.2)
  })

  it('is highest about solar noon', () => {
    expect(new Date(uv('2026-06-21', 0)?.at ?? 0).toISOString()).toBe('2026-06-21T11:00:00.000Z')
    expect(uv('2026-06-21', 0)?.isRest).toBe(false)
  })

  it('grows with height, and falls to a quarter under closed cloud', () => {
    const at = (heightM: number) => uv('2026-06-21', 0, { heightM })?.index ?? 0
    expect(at(2400) / at(400)).toBeCloseTo(1.155, 2)
    const under = (clouds: Clouds) =>
      (uv('2026-06-21', clouds)?.index ?? 0) / (uv('2026-06-21', 0)?.index ?? 1)
    expect(under(100)).toBeCloseTo(0.25)
    expect(under({ low: 100 })).toBeCloseTo(0.25)
    expect(under({ high: 100 })).toBeGreaterThan(0.9)
    // Absurd values stay in their bounds.
    expect(under(900)).toBeCloseTo(0.25)
    expect(under(-50)).toBeCloseTo(1)
  })

  it('in the afternoon is that of the hours left, and says so', () => {
    const rest = uv('2026-06-21', 0, { hour: 16 })
    expect(rest?.isRest).toBe(true)
    expect(rest?.index).toBeLessThan(uv('2026-06-21', 0)?.index ?? 0)
    expect(uv('2026-06-21', 0, { hour: 22.5 })).toBe(null)
  })

  it('is none where the clouds or the sun are not known', () => {
    expect(uv('2026-06-21', null)).toBe(null)
    expect(uv('2026-06-21', 0, { lat: 85 })).toBe(null)
  })
})

it('is of use from April to September', () => {
  const shown = ['01-15', '03-31', '04-01', '09-30', '10-01'].map((day) =>
    isUvSeason(Date.parse(`2026-${day}T12:00:00Z`), timeZone),
  )
  expect(shown).toEqual([false, false, true, true, false])
})
