import { expect, it } from 'vitest'
import type { AccuracyCounts } from '../../ports/accuracy.ts'
import { createMetrics } from './metrics.ts'

async function scrape(read: () => Promise<AccuracyCounts>): Promise<string[]> {
  const metrics = createMetrics()
  metrics.accuracy(read)
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => line.startsWith('wetterhorn_accuracy'))
}

it('has the size and progress of the accuracy figures as gauges', async () => {
  const counts = {
    cases: 210,
    waiting: 7,
    bytes: 40_960,
    evaluatedAt: { days: 1_800_000_000_000, nowcasts: null },
  }
  expect(await scrape(async () => counts)).toEqual([
    'wetterhorn_accuracy_cases 210',
    'wetterhorn_accuracy_waiting 7',
    'wetterhorn_accuracy_bytes 40960',
    'wetterhorn_accuracy_evaluated_timestamp_seconds{kind="days"} 1800000000',
  ])
})

it('is scraped all the same while the store is away', async () => {
  const lines = await scrape(() => Promise.reject(new Error('away')))
  expect(lines).not.toContainEqual(expect.stringContaining('kind='))
})

it('is scraped all the same while the store hangs', async () => {
  expect(await scrape(() => new Promise(() => undefined))).toContain('wetterhorn_accuracy_cases 0')
})

it('has the age of the data, and none where there is none any more', async () => {
  const metrics = createMetrics()
  const ages = { radar: 420 as number | null, warnings: 60, 'local-forecasts': null, measurements: null }
  metrics.dataAges(async () => ages)
  const scraped = async () =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith('wetterhorn_data_age'))
  expect(await scraped()).toEqual([
    'wetterhorn_data_age_seconds{data="radar"} 420',
    'wetterhorn_data_age_seconds{data="warnings"} 60',
  ])
  ages.radar = null
  expect(await scraped()).toEqual(['wetterhorn_data_age_seconds{data="warnings"} 60'])
})
