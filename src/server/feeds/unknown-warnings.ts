import type { WarningState } from '../../domain/warning/warning-state.ts'
import type { Problem } from '../http/problem.ts'

/**
 * What a feed answers instead of warnings that are not known; null where they are. An empty feed would mean
 * all-clear, and an example would look like a warning; on errors feed readers keep what they have.
 */
export function unknownWarnings(
  state: WarningState,
): { what: Problem; headers: Record<string, string> } | null {
  if (state === 'active' || state === 'all-clear') return null
  if (state === 'outside') {
    const title = 'Nobody whose warnings are read here watches this place'
    return { what: { status: 404, code: 'alerts-outside', title }, headers: {} }
  }
  const title = 'The warnings are not known right now'
  return { what: { status: 503, code: 'alerts-unknown', title }, headers: { 'Retry-After': '120' } }
}
