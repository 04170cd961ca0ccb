import { useLanguage } from '../../i18n/language-provider.tsx'
import type { TrendView } from './gauge-row.server.ts'

const arrows = { rising: '↗', steady: '→', falling: '↘' } as const

/** An arrow for the eyes, words for the ears; the section's note says over how many hours. */
export function Trend({ trend }: { trend: TrendView | null }) {
  const { t } = useLanguage()
  if (!trend) return null
  const { direction, change, hours } = trend
  return (
    <small className="water-trend">
      <span aria-hidden="true">
        {arrows[direction]} {change}
      </span>
      <span className="visually-hidden">
        {direction === 'steady' ? t('water.unchanged', { hours }) : t('water.changed', { change, hours })}
      </span>
    </small>
  )
}
