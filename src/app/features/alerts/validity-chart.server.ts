import { capitalised } from '../../../domain/texts/capitalised.ts'
import { warningAreaName } from '../../../domain/texts/warning-texts.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import {
  addDays,
  hourOfDay,
  instantOfLocal,
  localDate,
  localTime,
  swissTime,
} from '../../../domain/time/local-time.ts'
import type { WarningGroup } from '../../../domain/warning/warning-groups.ts'
import { warningPhase } from '../../../domain/warning/warning-rules.ts'
import type { Writing } from '../../i18n/writing.ts'
import type { WarningCardView } from './warning-card.server.ts'
import { levelOf, periodText } from './warning-card.server.ts'

const spanMs = 48 * hourMs
const stepHours = 6
/** With more rows a chart is no overview; the list is below. */
const mostRows = 8

/** When each warning holds over the next 48 hours. */
export function validityChart(
  groups: readonly WarningGroup[],
  cards: readonly WarningCardView[],
  writing: Writing,
) {
  const { t, format, language, now } = writing
  const today = localDate(now, swissTime)
  const startAt = instantOfLocal(
    today,
    hourOfDay(now, swissTime) - (hourOfDay(now, swissTime) % stepHours),
    swissTime,
  )
  const share = (at: number) => Math.round(((at - startAt) / spanMs) * 10_000) / 100
  const bars = groups.flatMap(({ lead, spans }, index) => {
    const card = cards[index]
    const near = spans.filter((span) => span.startAt < startAt + spanMs)
    if (!card) return []
    return near.map((span) => ({
      key: `${card.anchor} ${span.startAt} ${span.endAt}`,
      anchor: card.anchor,
      /** Level and period. */
      detail: `${card.scale ?? card.severity}, ${periodText(span, swissTime, writing)}`,
      title: card.words.title,
      area: span.warnings.map(({ area }) => warningAreaName(area, language)).join(', '),
      language: card.words.language,
      level: levelOf(lead),
      from: Math.max(0, share(span.startAt)),
      to: span.isEndAssumed ? 100 : Math.min(100, share(span.endAt)),
      goesOn: span.isEndAssumed || span.endAt > startAt + spanMs,
    }))
  })
  const warnings = groups.flatMap((group) => group.warnings)
  const ongoing = warnings.filter((warning) => warningPhase(warning, now) === 'ongoing').length
  const more = bars.length - mostRows
  return {
    sentence: t('alerts.phases', {
      ongoing: format.number(ongoing),
      upcoming: format.number(warnings.length - ongoing),
    }),
    nowAt: share(now),
    ticks: ticksOf(startAt, today, writing).map(({ at, ...tick }) => ({ at: share(at), ...tick })),
    bars: bars.slice(0, mostRows),
    moreText: more > 0 ? t('alerts.moreBelow', { count: more }) : null,
  }
}

/** Positions are in per cent of the 48 hours. */
export type ValidityChartView = ReturnType<typeof validityChart>

/** Every six hours on the Swiss clock, also where it changes; the day's name where a day begins. */
function ticksOf(startAt: number, today: string, { format }: Writing) {
  const ticks: { at: number; hour: string; day: string | null }[] = []
  for (let day = 0; day <= 2; day++) {
    for (let hour = 0; hour < 24; hour += stepHours) {
      const at = instantOfLocal(addDays(today, day), hour, swissTime)
      if (at < startAt || at > startAt + spanMs) continue
      // In the evening tomorrow's name needs the room of today's.
      const isNamed = hour === 0 || (at === startAt && hour < 24 - stepHours)
      const name = `${capitalised(format.weekdayShort(at, swissTime))} ${localTime(at, swissTime).day}`
      ticks.push({ at, hour: format.hour(at, swissTime), day: isNamed ? name : null })
    }
  }
  return ticks
}
