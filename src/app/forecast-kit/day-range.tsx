import { useLanguage } from '../i18n/language-provider.tsx'

/** "12° 3°": a day's highest and lowest temperature. */
export function DayRange({ day, className }: { day: { maxC: number; minC: number }; className?: string }) {
  const { t, format } = useLanguage()
  return (
    <span className={className}>
      <span className="visually-hidden">{t('home.maximum')}</span> <b>{format.degrees(day.maxC)}</b>{' '}
      <span className="visually-hidden">{t('home.minimum')}</span> <span>{format.degrees(day.minC)}</span>
    </span>
  )
}
