import { useLanguage } from '../../i18n/language-provider.tsx'
import type { StepView } from './radar-page-view.ts'

const minuteMs = 60_000

type TimeBlockProps = {
  at: number
  kind: StepView['kind']
  nowAt: number
  timeZone: string
  note: string | null
}

/** The time of what is shown, always readable, and whether it was measured or is predicted. */
export function TimeBlock({ at, kind, nowAt, timeZone, note }: TimeBlockProps) {
  const { t, format } = useLanguage()
  const minutes = Math.round((at - nowAt) / minuteMs)
  const what =
    kind === 'predicted'
      ? t('radar.forecastIn', { minutes })
      : t(kind === 'missing' ? 'radar.missing' : 'radar.measured')
  return (
    <div className="map-time" data-kind={kind}>
      <b>{format.time(at, timeZone)}</b>
      <span>{what}</span>
      {note && <small>{note}</small>}
    </div>
  )
}
