import type { Need } from '../../../domain/plan/needs.ts'
import type { Look } from '../charts/look-links.tsx'
import type { PlanView } from './plan-view.ts'

/** The query of this page for another need, which has criteria of its own, or another look, which keeps them. */
export function planSearch(
  { placeParameter, need: shown, chosen }: Pick<PlanView, 'placeParameter' | 'need' | 'chosen'>,
  { need = shown, look = 'chart', keeps = false }: { need?: Need; look?: Look; keeps?: boolean },
): string {
  const search = new URLSearchParams()
  if (placeParameter) search.set('place', placeParameter)
  search.set('need', need)
  if (keeps) for (const [name, value] of chosen) search.set(name, value)
  if (look === 'table') search.set('view', 'table')
  return `?${search}`
}
