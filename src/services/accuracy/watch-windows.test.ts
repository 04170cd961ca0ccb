import { expect, it } from 'vitest'
import { bern } from '../../../tests/support/accuracy-store.ts'
import { hourOf, valuesOf } from '../../../tests/support/builders/weather.ts'
import { dryShares, leastCases } from '../../domain/accuracy/figures.ts'
import { addSums, noSums } from '../../domain/accuracy/sums.ts'
import { hourMs, tenMinutesMs } from '../../domain/time/durations.ts'
import type { ScoredCases } from '../../ports/accuracy.ts'
import { createWindowWatch, plannerSource } from './watch-windows.ts'

/** Six in the morning, Swiss time. */
const now = Date.parse('2026-06-10T04:00:00Z')
const dryHours = Array.from({ length: 16 }, (_, index) =>
  hourOf({ startAt: now + index * hourMs, rainMm: 0, snowMm: 0, precipitationChancePercent: 5 }),
)

/** A day of ten-minute values, some of them lost. */
async function scoredWith(rainAt: (at: number) => number, isLost: (at: number) => boolean = () => false) {
  const added: ScoredCases[] = []
  const watch = createWindowWatch({ store: { add: async (cases) => void added.push(...cases) } })
  watch.name(bern, dryHours, { runAt: now, now })
  for (let at = now; at < now + 24 * hourMs; at += tenMinutesMs) {
    const values = valuesOf({ measuredAt: at, precipitation10MinMm: rainAt(at) })
    // Read again until the next one comes.
    if (!isLost(at)) for (let again = 0; again < 2; again++) watch.take([{ station: bern, values }])
    await watch.settle(at)
  }
  return added
}

it('a time called dry counts once, when it is over, as dry or not', async () => {
  const [dry, ...more] = await scoredWith(() => 0)
  expect(more).toEqual([])
  expect(dry).toMatchObject({ station: 'BER', source: plannerSource, month: '2026-06' })
  const shares = (one?: ScoredCases) => {
    let sums = noSums()
    for (let n = 0; n < leastCases; n++) sums = addSums(sums, one?.sums ?? noSums())
    return dryShares(sums)
  }
  expect(shares(dry).most).toEqual({ of: leastCases, percent: 100 })
  const [wet] = await scoredWith((at) => (at === now + 6 * hourMs ? 0.3 : 0))
  expect(shares(wet).most).toEqual({ of: leastCases, percent: 0 })
  // A tenth of a millimetre in an hour is what the planner itself lets pass.
  const [damp] = await scoredWith((at) => (at === now + 6 * hourMs ? 0.1 : 0))
  expect(shares(damp).most.percent).toBe(100)
})

it('a morning that had to be kept twice counts its times once', async () => {
  const added: ScoredCases[] = []
  const watch = createWindowWatch({ store: { add: async (cases) => void added.push(...cases) } })
  for (let attempt = 0; attempt < 2; attempt++) watch.name(bern, dryHours, { runAt: now, now })
  for (let at = now; at < now + 24 * hourMs; at += tenMinutesMs)
    watch.take([{ station: bern, values: valuesOf({ measuredAt: at, precipitation10MinMm: 0 }) }])
  await watch.settle(now + 24 * hourMs)
  expect(added).toHaveLength(1)
})

it('a time measured with gaps is none, and rain after it is not its own', async () => {
  expect(
    await scoredWith(
      () => 0,
      (at) => at > now + 6 * hourMs && at < now + 8 * hourMs,
    ),
  ).toEqual([])
  const [late] = await scoredWith((at) => (at > now + 17 * hourMs ? 1 : 0))
  expect(late?.sums.bin0Wet ?? 0).toBe(0)
  expect(late?.sums.bin1Wet).toBe(0)
})
