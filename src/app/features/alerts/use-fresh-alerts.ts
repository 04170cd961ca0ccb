import type { AlertState } from '../../../domain/alert/alert-state.ts'
import { useRevalidateEvery } from '../../browser/use-revalidate-every.ts'

/** The server reads its feed every two minutes; without real warnings to show, the page revalidates soon. */
const refreshMs: Record<AlertState, number> = {
  active: 120_000,
  'all-clear': 120_000,
  outside: 120_000,
  unknown: 60_000,
  'last-known': 60_000,
  sample: 10_000,
}

export function useFreshAlerts(state: AlertState) {
  useRevalidateEvery(refreshMs[state])
}
