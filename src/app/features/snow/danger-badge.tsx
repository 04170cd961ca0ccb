import './danger-badge.css'
import type { DangerValue } from '../../../domain/snow/avalanche.ts'
import type { DangerView } from './danger-view.server.ts'

/** Sets --danger for its contents. */
export const dangerClass = (value: DangerValue): string => `danger-${value}`

/** Number on the scale's colour; the word is next to it. */
export function DangerBadge({ danger, isLarge = false }: { danger: DangerView; isLarge?: boolean }) {
  return (
    <span
      className={`danger-badge ${dangerClass(danger.value)}${isLarge ? ' is-large' : ''}`}
      aria-hidden="true"
    >
      <b>{danger.badge}</b>
    </span>
  )
}
