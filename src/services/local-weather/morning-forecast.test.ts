import { expect, test } from 'vitest'
import { hourOf, zurich } from '../../../tests/support/builders/weather.ts'
import type { LocalForecasts } from '../../ports/local-forecasts.ts'
import { createGetMorningForecast } from './morning-forecast.ts'

const now = Date.parse('2026-08-26T12:20:00Z')
const thisMorning = Date.parse('2026-08-26T04:00:00Z')
const hour = hourOf({ startAt: now, temperatureC: 19 })

function create({ runAt = thisMorning, isOpenData = true }: { runAt?: number; isOpenData?: boolean }) {
  const forecasts: Pick<LocalForecasts, 'current'> = {
    current: () => ({
      runAt,
      points: [
        {
          index: 0,
          name: 'Zürich',
          kind: 'locality',
          postcode: '8001',
          coordinates: zurich.coordinates,
          heightM: 409,
        },
      ],
      at: () => ({ hourly: [hour], daily: [] }),
    }),
  }
  return createGetMorningForecast({
    forecasts,
    postcodesOf: () => [],
    isOpenData: async () => isOpenData,
    clock: () => now,
  })
}

test('this morning’s hours at the point of the place', async () => {
  expect(await create({})(zurich)).toEqual({ pointName: 'Zürich', hourly: [hour] })
})

test('a run of yesterday is not this morning’s', async () => {
  expect(await create({ runAt: thisMorning - 24 * 3_600_000 })(zurich)).toBeNull()
})

test('only where local forecasts are shown', async () => {
  expect(await create({ isOpenData: false })(zurich)).toBeNull()
  expect(await create({})({ ...zurich, country: 'DE' })).toBeNull()
})
