import './wind-arrow.css'
import { Glyph } from '../design/icons/icon.tsx'
import type { WindView } from './wind-view.server.ts'

type WindArrowProps = { wind: Pick<WindView, 'towards'> & Partial<Pick<WindView, 'from'>>; size?: number }

/** Points where the wind blows to; its words say where it comes from. Without words it is for the eye alone. */
export function WindArrow({ wind: { towards, from }, size = 18 }: WindArrowProps) {
  if (towards === null) return null
  return (
    <span
      className="wind-arrow"
      {...(from ? { role: 'img', 'aria-label': from, title: from } : { 'aria-hidden': true })}
      style={{ rotate: `${Math.round(towards)}deg` }}
    >
      <Glyph name="up" size={size} />
    </span>
  )
}
