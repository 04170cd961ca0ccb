import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { tableAnswer } from '../../../tests/support/builders/table-answer.ts'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { createForecastClient } from './client.ts'
import { fetchMorning } from './fetch-morning.ts'
import { fetchRun } from './fetch-run.ts'
import { composeFile, createStore, plainValue } from './fixtures/compose-run.ts'
import { createLocalForecasts } from './index.ts'
import { morningPath, openTable } from './table-file.ts'

const utc = (text: string) => Date.parse(`${text}:00Z`)
/** Six on the Swiss clock, in summer. */
const morningAt = utc('2026-08-26T04:00')
let folder: string
let path: string
let now: number
let requested: string[]
let store: ReturnType<typeof createStore>

beforeEach(() => {
  folder = ownFolder()
  path = join(folder, 'local-forecasts.db')
  now = utc('2026-08-26T12:40')
  requested = []
  store = createStore()
  store.putRun(utc('2026-08-26T12:00'))
})

const log = recordedLog()
const options = () => ({
  client: createForecastClient({
    ...outsideAt(() => now, log),
    baseUrl: 'https://forecasts.test',
    fetch: async (input) => {
      const url = new URL(String(input))
      requested.push(url.pathname)
      const found = store.answer(url.pathname)
      return found ? tableAnswer(found.body) : new Response('', { status: 403 })
    },
  }),
  path,
  clock: () => now,
  log,
})
const fetchBoth = async () => {
  await fetchRun(options())
  requested = []
  return fetchMorning(options())
}
const keptRun = () => {
  const table = openTable(morningPath(path))
  table?.close()
  return table && new Date(table.runAt).toISOString().slice(0, 16)
}

test('keeps temperatures and amounts of the run of six o’clock, and nothing else', async () => {
  store.putRun(morningAt, {
    body: (parameter) =>
      composeFile(parameter, morningAt, {
        give: (...at) =>
          parameter === 'tre200h0' ? (Number(plainValue(...at)) + 4).toFixed(1) : plainValue(...at),
      }),
  })
  expect(await fetchBoth()).toBe('written')
  expect(keptRun()).toBe('2026-08-26T04:00')
  expect(requested.filter((url) => url.includes('vnut12')).map((url) => url.split('.').at(-2))).toEqual([
    'tre200h0',
    'rre150h0',
  ])
  expect(readdirSync(folder).sort()).toEqual(['local-forecasts.db', 'local-forecasts.db.morning'])
  const hourOf = (of: string) => {
    const forecasts = createLocalForecasts({ path: of, clock: () => now, lastFailure: () => null })
    const run = forecasts.current()
    const bern = run?.points.find(({ name }) => name === 'Bern')
    const first = run && bern ? run.at(bern, now)?.hourly[0] : null
    return first
  }
  expect(hourOf(path)?.temperatureC).toBe(3.3)
  expect(hourOf(morningPath(path))).toMatchObject({ temperatureC: 7.3, rainMm: 1.3 })
})

test('is fetched once a day', async () => {
  store.putRun(morningAt)
  await fetchBoth()
  expect(await fetchBoth()).toBe('unchanged')
  expect(requested).toEqual([])
  now += 24 * 3_600_000
  store.putRun(utc('2026-08-27T12:00'))
  store.putRun(utc('2026-08-27T04:00'))
  expect(await fetchBoth()).toBe('written')
  expect(keptRun()).toBe('2026-08-27T04:00')
})

test('a neighbour stands in for a run that was left out; a day without either goes without', async () => {
  expect(await fetchBoth()).toBe('unchanged')
  expect(keptRun()).toBeNull()
  store.putRun(utc('2026-08-26T05:00'))
  expect(await fetchMorning(options())).toBe('written')
  expect(keptRun()).toBe('2026-08-26T05:00')
})

test('before seven in the morning there is nothing to compare with', async () => {
  now = utc('2026-08-26T04:40')
  store.putRun(morningAt)
  expect(await fetchBoth()).toBe('unchanged')
})
