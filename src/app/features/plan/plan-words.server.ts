import { leastPossiblePercent } from '../../../domain/plan/certainty.ts'
import type { DrySpell } from '../../../domain/plan/dry-days.ts'
import type { HourReason, JudgedHour, PlanContext } from '../../../domain/plan/judge-hour.ts'
import type { Criteria } from '../../../domain/plan/needs.ts'
import { nextAndBest, type PlanDay, type PlanWindow } from '../../../domain/plan/windows.ts'
import { capitalised } from '../../../domain/texts/capitalised.ts'
import { localDate } from '../../../domain/time/local-time.ts'
import { weekdayOf } from '../../forecast-kit/day-label.server.ts'
import { endClock } from '../../forecast-kit/end-clock.server.ts'
import { likelihoodText } from '../../forecast-kit/likelihood-text.server.ts'
import type { Writing } from '../../i18n/writing.ts'

/** As within a sentence. */
function dayOf(at: number, timeZone: string, writing: Writing): string {
  const { t, now } = writing
  const date = localDate(at, timeZone)
  return date === localDate(now, timeZone) ? t('weather.today') : weekdayOf(date, timeZone, writing)
}

function windowValues(window: PlanWindow, timeZone: string, writing: Writing) {
  const { t, format } = writing
  return {
    day: dayOf(window.startAt, timeZone, writing),
    start: format.time(window.startAt, timeZone),
    end: endClock(window.endAt, timeZone, writing),
    length: t('plan.length', { count: window.hours }),
    chance: format.percent(window.surePercent),
    sure: likelihoodText(window.surePercent, writing),
  }
}

export const reasonList = (reasons: readonly HourReason[], { t, format }: Writing): string =>
  format.list(reasons.map((reason) => t(`plan.reason-${reason}`)))

/** The answer for hours: the next window and the best, else one that is too uncertain, else the obstacle. */
export function windowAnswer(
  days: readonly PlanDay[],
  { need, criteria, timeZone, avalanche }: Pick<PlanContext, 'need' | 'criteria' | 'timeZone' | 'avalanche'>,
  writing: Writing,
): string {
  const { t } = writing
  const shown = nextAndBest(days)
  const valuesOf = (window: PlanWindow) => windowValues(window, timeZone, writing)
  if (shown) {
    const next = t(need === 'dry' ? 'plan.nextDry' : 'plan.next', valuesOf(shown.next))
    return shown.best ? `${next} ${t('plan.best', valuesOf(shown.best))}` : next
  }
  if (avalanche)
    return avalanche.reason === 'avalanche'
      ? t('plan.noneAvalanche', { level: avalanche.level })
      : t('plan.noneBulletin')
  const unsure = days
    .flatMap((day) => day.unsure ?? [])
    .find(({ surePercent }) => surePercent >= leastPossiblePercent)
  if (unsure) return t('plan.unsure', valuesOf(unsure))
  const length = t('plan.length', { count: criteria.hours })
  const reasons = mainReasons(days)
  return reasons.length > 0
    ? t('plan.noneBecause', { length, reasons: reasonList(reasons, writing) })
    : t('plan.none', { length })
}

/** The two most frequent obstacles of hours that are light and within the chosen ones. */
function mainReasons(days: readonly PlanDay[]): HourReason[] {
  const counts = new Map<HourReason, number>()
  for (const { reasons } of days.flatMap(({ hours }) => hours)) {
    if (reasons.includes('dark') || reasons.includes('hours')) continue
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([reason]) => reason)
}

export function spellAnswer(
  { best, unsure }: { best: DrySpell | null; unsure: DrySpell | null },
  { criteria, timeZone }: { criteria: Criteria; timeZone: string },
  writing: Writing,
): string {
  const { t, format } = writing
  const spell = best ?? unsure
  if (!spell) return t('plan.spellNone', { count: criteria.days })
  const name = (date: string) => weekdayOf(date, timeZone, writing)
  if (spell.surePercent < leastPossiblePercent)
    return t('plan.spellVague', { start: name(spell.from), end: name(spell.to) })
  const values = {
    start: name(spell.from),
    end: name(spell.to),
    chance: format.percent(spell.surePercent),
    sure: likelihoodText(spell.surePercent, writing),
  }
  return best ? t('plan.spell', { ...values, count: best.days }) : t('plan.spellUnsure', values)
}

export function verdictOf({ best, unsure, hours }: PlanDay, timeZone: string, writing: Writing): string {
  const { t } = writing
  if (best) {
    const values = windowValues(best, timeZone, writing)
    return capitalised(t('plan.span', values))
  }
  if (unsure)
    return unsure.surePercent < leastPossiblePercent
      ? t('plan.dayOpen')
      : t('plan.dayUnsure', windowValues(unsure, timeZone, writing))
  const reasons = mainReasons([{ date: '', hours, best, unsure }])
  // The only obstacle is the requested length.
  if (reasons.length === 0 && hours.some((hour) => hour.reasons.length === 0)) return t('plan.dayShort')
  const named = reasons.length > 0 ? reasons : [...new Set(hours.flatMap((hour) => hour.reasons))].slice(0, 1)
  return t('plan.dayNone', { reasons: reasonList(named, writing) })
}

/** "5 hours, most likely (80%) · 14° to 19°". */
export function factsOf(
  window: PlanWindow,
  hours: readonly JudgedHour[],
  timeZone: string,
  writing: Writing,
): string {
  const { t, format } = writing
  const temperatures = hours
    .filter(({ startAt }) => startAt >= window.startAt && startAt < window.endAt)
    .map(({ weather }) => weather.temperatureC)
  const low = format.degrees(Math.min(...temperatures))
  const high = format.degrees(Math.max(...temperatures))
  const span = low === high ? low : t('plan.temperatures', { low, high })
  return `${t('plan.facts', windowValues(window, timeZone, writing))} · ${span}`
}
