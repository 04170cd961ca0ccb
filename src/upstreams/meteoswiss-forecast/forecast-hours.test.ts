import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { ownFaultyServer } from '../../../tests/support/own-faulty-server.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { createForecastClient } from './client.ts'
import { fetchRun } from './fetch-run.ts'
import { createStore } from './fixtures/compose-run.ts'
import { createLocalForecasts } from './index.ts'

const runAt = Date.parse('2026-08-26T09:00Z')
const now = runAt + 40 * 60_000

it('gives every point’s values of an hour as the place’s own report has them', async () => {
  const store = createStore()
  store.putRun(runAt)
  const server = await ownFaultyServer((request, response) => {
    response.end(store.answer(request.url ?? '')?.body)
  })
  const path = join(ownFolder(), 'local-forecasts.db')
  const clock = () => now
  const log = recordedLog()
  const client = createForecastClient({ ...outsideAt(clock, log), baseUrl: `${server.origin}/` })
  await fetchRun({ client, path, clock, log })
  const forecasts = createLocalForecasts({ path, clock, lastFailure: () => null })
  const hours = forecasts.hours()
  const run = forecasts.current()
  const bern = run?.points.find(({ name }) => name === 'Bern')
  if (!hours || !run || !bern) throw new Error('no Bern')
  for (const hour of run.at(bern, now)?.hourly ?? []) {
    const of = (field: Parameters<typeof hours.everywhere>[0]) =>
      Number(hours.everywhere(field, hour.startAt)?.[bern.index]?.toFixed(2))
    expect(of('temperatureC')).toBe(hour.temperatureC)
    expect(of('gustKmh')).toBe(hour.windGustKmh)
    expect(of('precipitationMm')).toBe((hour.rainMm ?? 0) + (hour.snowMm ?? 0))
    expect(of('freezingLevelM')).toBe(hour.freezingLevelM)
    expect(of('lowCloud') * 100).toBe(hour.cloudLayers?.lowPercent)
  }
  expect(hours.everywhere('temperatureC', runAt + 400 * hourMs)).toBeNull()
  expect(hours.everywhere('temperatureC', runAt + 1)).toBeNull()
  const again = createLocalForecasts({ path, clock, lastFailure: () => null }).hours()
  expect(again?.contentId).toBe(hours.contentId)
})
