import { hourMs } from '../../domain/time/durations.ts'
import { hourOfDay, swissTime } from '../../domain/time/local-time.ts'
import type { ForecastHours, HourField } from '../../ports/local-forecasts.ts'

/** The hours that one picture covers. */
export type FrameSpan = { startAt: number; endAt: number }

/** A run is shown until the next but one is there: two days from then on. */
const fineHours = 54
const mostHours = 9 * 24
const coarseHours = 3

/** Hour by hour for two days, then three hours at a time, from local midnight on, as far as the run goes. */
export function frameSpans(run: ForecastHours): FrameSpan[] {
  const spans: FrameSpan[] = []
  const ends = lastHourAt(run) + hourMs
  const fineUntil = run.runAt + fineHours * hourMs
  for (let startAt = run.runAt; startAt < ends; ) {
    const isFine = startAt < fineUntil || hourOfDay(startAt, swissTime) % coarseHours !== 0
    const endAt = startAt + (isFine ? hourMs : coarseHours * hourMs)
    if (endAt > ends) break
    spans.push({ startAt, endAt })
    startAt = endAt
  }
  return spans
}

function lastHourAt(run: ForecastHours): number {
  for (let hour = mostHours; hour >= 0; hour--) {
    const startAt = run.runAt + hour * hourMs
    const values = run.everywhere('precipitationMm', startAt)
    if (values?.some((value) => !Number.isNaN(value))) return startAt
  }
  return run.runAt - hourMs
}

type Rule = 'mean' | 'highest' | 'middle'
const ruleOf = (field: HourField): Rule => {
  if (field === 'precipitationMm') return 'mean'
  if (field === 'precipitationP90Mm' || field === 'gustKmh') return 'highest'
  return 'middle'
}

/**
 * Of all listed points: of an hour its own values; of three the mean rate of rain, the strongest gust and the highest
 * possible hour, and the middle hour's of everything else.
 */
function valuesIn(run: ForecastHours, field: HourField, { startAt, endAt }: FrameSpan): Float32Array | null {
  const hours = Math.round((endAt - startAt) / hourMs)
  const at = (hour: number) => run.everywhere(field, startAt + hour * hourMs)
  const rule = ruleOf(field)
  if (hours === 1) return at(0)
  if (rule === 'middle') return at(Math.floor(hours / 2))
  const all = Array.from({ length: hours }, (_, hour) => at(hour))
  const [first] = all
  if (!first) return null
  for (const values of all.slice(1)) {
    if (!values) return null
    for (let i = 0; i < first.length; i++) {
      const [a, b] = [first[i] as number, values[i] as number]
      // NaN stays NaN: a span with a gap is none.
      first[i] = rule === 'mean' ? a + b : Math.max(a, b)
    }
  }
  return rule === 'mean' ? first.map((sum) => sum / hours) : first
}

/** A span's values by the points' order. */
export type Read = (field: HourField) => Float32Array | null

export function readerOf(run: ForecastHours, span: FrameSpan): Read {
  const indexes = run.points.map(({ index }) => index)
  const known = new Map<HourField, Float32Array | null>()
  return (field) => {
    const kept = known.get(field)
    if (kept !== undefined) return kept
    const all = valuesIn(run, field, span)
    const values = all && Float32Array.from(indexes, (index) => all[index] ?? Number.NaN)
    known.set(field, values)
    return values
  }
}
