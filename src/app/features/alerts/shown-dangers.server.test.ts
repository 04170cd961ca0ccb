import { expect, it } from 'vitest'
import { alertOf } from '../../../../tests/support/builders/alerts.ts'
import { bulletinOf } from '../../../../tests/support/builders/bulletin.ts'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { shownDangers } from './shown-dangers.server.ts'

const getBulletin = async () => readingOf(bulletinOf([]), now)
const now = Date.parse('2026-07-15T14:20:00Z')

/** When a page that shows this is made anew; null: when pages are. */
async function keptUntil(report: Partial<AlertReport>): Promise<number | null> {
  const kept: number[] = []
  const data: AlertReport = { state: 'active', alerts: [], fromProvider: null, updatedAt: now, ...report }
  const visit = {
    services: { getDangers: dangersOf({ getAlerts: async () => readingOf(data, now), getBulletin }, now) },
    now,
    freshUntil: (at: number) => kept.push(at),
  } as unknown as RequestContext
  await shownDangers({ kind: 'place', place: zurich }, visit)
  return kept.length === 0 ? null : Math.min(...kept)
}

it('a page is kept no longer than its examples, or a copy that a newer one may replace any moment', async () => {
  const alerts = [alertOf({ startAt: now - minuteMs, endAt: now + 60 * minuteMs })]
  expect(
    await keptUntil({ state: 'sample', alerts: alerts.map((one) => ({ ...one, isSample: true })) }),
  ).toBe(now)
  expect(await keptUntil({ state: 'last-known', alerts })).toBe(now + 5000)
  expect(await keptUntil({ state: 'all-clear' })).toBeNull()
})

it('a page is made anew when the next of its warnings begins or ends', async () => {
  const ongoing = alertOf({ startAt: now - minuteMs, endAt: now + 20_000 })
  const upcoming = alertOf({ startAt: now + 10_000, endAt: now + 60 * minuteMs })
  expect(await keptUntil({ alerts: [ongoing] })).toBe(now + 20_000)
  expect(await keptUntil({ alerts: [ongoing, upcoming] })).toBe(now + 10_000)
  const source = { ...readingOf(null, now).source }
  expect(await keptUntil({ state: 'outside', fromProvider: { alerts: [ongoing], source } })).toBe(
    now + 20_000,
  )
})
