import type { Danger } from '../../../domain/danger/danger.ts'
import { isGrave } from '../../../domain/danger/danger.ts'
import type { Place } from '../../../domain/place/place.ts'
import { spoils } from '../../../domain/plan/needs.ts'
import { hourMs } from '../../../domain/time/durations.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { Writing } from '../../i18n/writing.ts'
import { warningBar } from './warning-bar.server.ts'

/** What begins later leaves time for a swim. */
const soonMs = 12 * hourMs

/** Why nobody should go in now, in the words of the bar: a grave warning that spoils bathing, or any flood; null where nothing does. */
export function bathingDanger(report: DangerReport, place: Place, writing: Writing): string | null {
  const { t, format } = writing
  const spoiling = report.dangers.filter((danger) => isAgainstBathing(danger, writing.now))
  const [gravest] = spoiling
  if (!gravest) return null
  const bar = warningBar({ ...report, dangers: spoiling }, place, '', writing)
  // A flood of level 2 is in no bar.
  if (!bar) return t('water.keepOutFlood')
  return `${t('water.keepOutNow')} ${bar.lead}${format.colon} ${bar.title}, ${bar.period}.`
}

function isAgainstBathing(danger: Danger, now: number): boolean {
  if (danger.kind === 'flood') return true
  if (danger.kind !== 'weather' || !isGrave(danger)) return false
  return spoils(danger.warning.type, 'swim') && danger.warning.startAt < now + soonMs
}
