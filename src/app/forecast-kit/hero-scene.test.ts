import { describe, expect, it } from 'vitest'
import { sceneOf, sceneWithoutReading } from './hero-scene.ts'

const sunriseAt = Date.parse('2026-07-15T03:44:00Z')
const sunsetAt = Date.parse('2026-07-15T19:18:00Z')
const noon = Date.parse('2026-07-15T11:00:00Z')
const clear = { condition: 'sunny', conditionCode: 800, isDay: true, sunriseAt, sunsetAt } as const
const day = { season: 'summer', now: noon } as const

describe('sceneOf', () => {
  it('draws what the icon shows, not the bare condition', () => {
    const overcast = { ...clear, condition: 'partly-cloudy', conditionCode: 804 } as const
    expect(sceneOf(overcast, day).sky).toBe('cloudy')
    expect(sceneOf({ ...overcast, conditionCode: 801 }, day).sky).toBe('partly-cloudy')
    expect(sceneOf({ ...overcast, conditionCode: 800, isDay: false }, day).sky).toBe('sunny')
    expect(sceneOf({ ...clear, condition: 'snow', conditionCode: 611 }, day).sky).toBe('snow')
    expect(sceneOf({ ...clear, condition: 'cloudy', conditionCode: 741 }, day).sky).toBe('cloudy')
  })

  it('glows for 25 minutes around sunrise and sunset', () => {
    const lightAt = (now: number, isDay: boolean) => sceneOf({ ...clear, isDay }, { ...day, now }).light
    expect(lightAt(sunsetAt + 25 * 60_000, false)).toBe('glow')
    expect(lightAt(sunsetAt + 26 * 60_000, false)).toBe('night')
    expect(lightAt(sunriseAt - 25 * 60_000, false)).toBe('glow')
    expect(lightAt(sunriseAt + 26 * 60_000, true)).toBe('day')
  })

  it('lights the massif from the left before solar noon, from the right after', () => {
    expect(sceneOf(clear, day).sunSide).toBe('left')
    expect(sceneOf(clear, { ...day, now: noon + 3_600_000 }).sunSide).toBe('right')
  })

  it('lets the snow lie by the season', () => {
    expect(sceneOf(clear, day).season).toBe('summer')
    expect(sceneOf(clear, { ...day, season: 'autumn' }).season).toBe('mid')
    expect(sceneWithoutReading('winter')).toMatchObject({ season: 'winter', sky: 'cloudy', variant: 'fog' })
  })
})
