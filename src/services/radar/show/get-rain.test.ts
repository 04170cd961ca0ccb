import { expect, it, vi } from 'vitest'
import { currentOf, placeOf } from '../../../../tests/support/builders/weather.ts'
import { createGetRain } from './get-rain.ts'

const now = Date.UTC(2026, 0, 15, 12)
const step = { at: now, kind: 'measured', rateMmh: 1, probability: null }

function rainAt(isSnow: boolean | null, temperatureC: number | null) {
  const glanceWeather = vi.fn(async () =>
    temperatureC === null
      ? { data: null, failures: [] }
      : { data: { current: currentOf({ temperatureC, observedAt: now }), hourly: [] } },
  )
  const rain = { data: { nowAt: now, stepMinutes: 5, steps: [{ ...step, isSnow }], nearest: null } }
  const getRain = createGetRain({
    getRadarRain: async () => rain as never,
    glanceWeather: glanceWeather as never,
    clock: () => now,
  })
  return { glanceWeather, getRain: async () => (await getRain(placeOf({}))).data?.steps[0]?.isSnow }
}

it('a cached temperature decides between snow and rain where no source does', async () => {
  expect(await rainAt(null, -4).getRain()).toBe(true)
  expect(await rainAt(null, 9).getRain()).toBe(false)
  expect(await rainAt(null, null).getRain()).toBeNull()
})

it('the map’s form stays where the temperature leaves a doubt, and none is ever fetched', async () => {
  expect(await rainAt(true, 2).getRain()).toBe(true)
  expect(await rainAt(false, 0.9).getRain()).toBe(false)
  const unseen = rainAt(null, -4)
  await unseen.getRain()
  expect(unseen.glanceWeather).toHaveBeenCalledWith(expect.anything(), { mayAsk: false })
})
