import { Glyph } from '../../design/icons/icon.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import type { WindView } from './forecast-view.ts'

/** Points where the wind blows to; its words say where it comes from. */
export function WindArrow({ wind, size = 18 }: { wind: WindView; size?: number }) {
  if (wind.towards === null) return null
  return (
    <span className="wind-arrow" title={wind.from ?? undefined}>
      <span style={{ rotate: `${Math.round(wind.towards)}deg` }}>
        <Glyph name="up" size={size} />
      </span>
      <VisuallyHidden>{wind.from}</VisuallyHidden>
    </span>
  )
}
