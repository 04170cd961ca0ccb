import type { Need } from '../../../domain/plan/needs.ts'
import type { Look } from '../../forecast-kit/look.ts'
import { searchOf } from '../../page/search-of.ts'
import type { PlanView } from './plan-view.server.ts'

/** The query of this page for another need, which has criteria of its own, or another look or altitude, which keeps them. */
export function planSearch(
  { placeParameter, need: shown, chosen }: Pick<PlanView, 'placeParameter' | 'need' | 'chosen'>,
  {
    need = shown,
    look = 'chart',
    height,
    keeps = false,
  }: { need?: Need; look?: Look; height?: string; keeps?: boolean },
): string {
  const criteria = keeps ? Object.fromEntries(chosen) : {}
  const own = { ...criteria, ...(height !== undefined && { height }) }
  return searchOf({ place: placeParameter, need, ...own, view: look === 'table' && look })
}
