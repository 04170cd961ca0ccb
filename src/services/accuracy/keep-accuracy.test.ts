import { expect, it } from 'vitest'
import { memoryStore } from '../../../tests/support/accuracy-store.ts'
import { recordedLog } from '../../../tests/support/recorded-log.ts'
import { noSums } from '../../domain/accuracy/sums.ts'
import { createKeepAccuracy } from './keep-accuracy.ts'

async function keeping(isWanted: boolean) {
  const store = memoryStore()
  const row = { station: 'BER', month: '2026-11', leadMinutes: 1440, sums: { ...noSums(), hits: 3 } }
  await store.add(['met-norway', 'met-norway persistence'].map((source) => ({ ...row, source })))
  let looks = 0
  const keep = createKeepAccuracy({
    store,
    forecasts: { current: () => null },
    fetched: async () => null,
    measurements: {
      stations: () => [],
      current: () => {
        looks++
        return []
      },
    },
    rain: async () => null,
    isWanted: async () => isWanted,
    forecasters: ['met-norway'],
    holder: 'test',
    clock: () => Date.parse('2026-11-16T14:00:00Z'),
    log: recordedLog(),
  })
  keep.start()
  await keep.stop()
  return { looks, counts: await keep.counts() }
}

it('collects what real sources say, and counts forecasts without references', async () => {
  expect(await keeping(true)).toMatchObject({ looks: 1, counts: { cases: 3, waiting: 0 } })
})

it('leaves the demo world alone', async () => {
  expect(await keeping(false)).toMatchObject({ looks: 0 })
})
