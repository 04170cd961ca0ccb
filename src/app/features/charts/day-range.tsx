import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** "12° 3°": a day's highest and lowest temperature. */
export function DayRange({ day, className }: { day: { maxC: number; minC: number }; className?: string }) {
  const { t, format } = useLanguage()
  return (
    <span className={className}>
      <VisuallyHidden>{t('home.maximum')}</VisuallyHidden> <b>{format.degrees(day.maxC)}</b>{' '}
      <VisuallyHidden>{t('home.minimum')}</VisuallyHidden> <span>{format.degrees(day.minC)}</span>
    </span>
  )
}
