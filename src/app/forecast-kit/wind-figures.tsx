import { NoValue } from '../design/table/data-table.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { windFigures } from './measure-words.ts'
import { WindArrow } from './wind-arrow.tsx'
import type { WindView } from './wind-view.server.ts'

/** "↗ 12 / 30" in a table whose head has the unit; a dash where it is not known. */
export function WindFigures({ wind, size = 16 }: { wind: WindView | null; size?: number }) {
  const { format } = useLanguage()
  if (!wind) return <NoValue />
  return (
    <>
      <WindArrow wind={wind} size={size} /> {windFigures(wind.speedKmh, wind.gustKmh, format)}
    </>
  )
}
