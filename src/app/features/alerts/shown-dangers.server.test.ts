import { expect, it } from 'vitest'
import { bulletinOf } from '../../../../tests/support/builders/bulletin.ts'
import { dangersOf } from '../../../../tests/support/builders/dangers.ts'
import { readingOf } from '../../../../tests/support/builders/sources.ts'
import { visitIn } from '../../../../tests/support/builders/visit-in.ts'
import { warningOf } from '../../../../tests/support/builders/warnings.ts'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { minuteMs } from '../../../domain/time/durations.ts'
import type { WarningReport } from '../../../services/warnings/get-warnings.ts'
import { shownDangers } from './shown-dangers.server.ts'

const getBulletin = async () => readingOf(bulletinOf([]), now)
const now = Date.parse('2026-07-15T14:20:00Z')

/** When a page that shows this is made again; null: when pages are. */
async function keptUntil(report: Partial<WarningReport>): Promise<number | null> {
  const kept: number[] = []
  const data: WarningReport = { state: 'active', warnings: [], fromProvider: null, updatedAt: now, ...report }
  const { visit } = visitIn({
    services: { getDangers: dangersOf({ getWarnings: async () => readingOf(data, now), getBulletin }, now) },
    now,
    freshUntil: (at) => void kept.push(at),
  })
  await shownDangers({ kind: 'place', place: zurich }, visit)
  return kept.length === 0 ? null : Math.min(...kept)
}

it('a page is kept no longer than its examples, or a copy that a newer one may replace any moment', async () => {
  const warnings = [warningOf({ startAt: now - minuteMs, endAt: now + 60 * minuteMs })]
  expect(
    await keptUntil({ state: 'sample', warnings: warnings.map((one) => ({ ...one, isSample: true })) }),
  ).toBe(now)
  expect(await keptUntil({ state: 'last-known', warnings })).toBe(now + 5000)
  expect(await keptUntil({ state: 'all-clear' })).toBeNull()
})

it('a page is made again when the next of its warnings begins or ends', async () => {
  const ongoing = warningOf({ startAt: now - minuteMs, endAt: now + 20_000 })
  const upcoming = warningOf({ startAt: now + 10_000, endAt: now + 60 * minuteMs })
  expect(await keptUntil({ warnings: [ongoing] })).toBe(now + 20_000)
  expect(await keptUntil({ warnings: [ongoing, upcoming] })).toBe(now + 10_000)
  const source = { ...readingOf(null, now).source }
  expect(await keptUntil({ state: 'outside', fromProvider: { warnings: [ongoing], source } })).toBe(
    now + 20_000,
  )
})
