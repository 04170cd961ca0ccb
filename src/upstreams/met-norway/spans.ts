import { hourMs } from '../../domain/time/durations.ts'
import type { WireBlock, WireForecast, WireInstant } from './schema.ts'

/** The air at an instant, in the provider's names and units. */
export type Instant = { at: number; values: WireInstant & { air_temperature: number } }

/** What happens from `startAt` to `endAt`; spans follow each other and never overlap. */
export type Span = {
  startAt: number
  endAt: number
  block: WireBlock
  /** At `startAt`. */
  values: Instant['values']
  isHour: boolean
}

export type Series = { instants: Instant[]; spans: Span[] }

/**
 * The steps in order of time, each time once. A step covers the coming hour and the coming six: the hour counts
 * where there is one, the six only from where the spans before have ended, so that no hour is counted twice.
 */
export function seriesOf(wire: WireForecast): Series {
  const steps = new Map<
    number,
    { instant: Instant; hour?: WireBlock | undefined; six?: WireBlock | undefined }
  >()
  for (const step of wire.timeseries ?? []) {
    const at = Date.parse(step?.time ?? '')
    const values = step?.data?.instant?.details
    if (Number.isNaN(at) || values?.air_temperature === undefined || steps.has(at)) continue
    const instant = { at, values: { ...values, air_temperature: values.air_temperature } }
    steps.set(at, { instant, hour: step?.data?.next_1_hours, six: step?.data?.next_6_hours })
  }
  const ordered = [...steps.values()].sort((a, b) => a.instant.at - b.instant.at)
  const spans: Span[] = []
  for (const [index, { instant, hour, six }] of ordered.entries()) {
    const { at, values } = instant
    const isHour = hour !== undefined
    const block = hour ?? six
    if (block === undefined) continue
    const nextAt = ordered[index + 1]?.instant.at ?? Number.POSITIVE_INFINITY
    // Six hours are cut short where the next step covers them in more detail.
    const endAt = isHour ? at + hourMs : Math.min(at + 6 * hourMs, nextAt)
    const startAt = Math.max(at, spans.at(-1)?.endAt ?? at)
    if (startAt < endAt)
      spans.push({
        startAt,
        endAt,
        block: partOf(block, (endAt - startAt) / (isHour ? hourMs : 6 * hourMs)),
        values,
        isHour,
      })
  }
  return { instants: ordered.map(({ instant }) => instant), spans }
}

/** Amounts are shared out evenly over the hours of a block. */
function partOf(block: WireBlock, share: number): WireBlock {
  if (share === 1 || block.details === undefined) return block
  const { details } = block
  const part = (amount: number | undefined) => (amount === undefined ? undefined : amount * share)
  return {
    ...block,
    details: {
      ...details,
      precipitation_amount: part(details.precipitation_amount),
      precipitation_amount_min: part(details.precipitation_amount_min),
      precipitation_amount_max: part(details.precipitation_amount_max),
    },
  }
}

/** The part of a span that lies between two instants; null where none does. */
export function cutTo(span: Span, fromAt: number, toAt: number): Span | null {
  const startAt = Math.max(span.startAt, fromAt)
  const endAt = Math.min(span.endAt, toAt)
  if (startAt >= endAt) return null
  const share = (endAt - startAt) / (span.endAt - span.startAt)
  return { ...span, startAt, endAt, block: partOf(span.block, share) }
}
