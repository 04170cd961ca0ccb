import { minuteMs } from '../../../domain/time/durations.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { StepView } from './radar-page-view.ts'

type TimeBlockProps = {
  at: number
  kind: StepView['kind']
  nowAt: number
  /** "10:05" at the place. */
  timeOf(at: number): string
  /** Of a satellite picture: when it was taken. It is never predicted, and seldom of the very minute shown. */
  satelliteAt?: number | undefined
  notes: readonly (string | null)[]
}

/** The time of what is shown, always readable, and whether it was measured or is predicted. */
export function TimeBlock({ at, kind, nowAt, timeOf, satelliteAt, notes }: TimeBlockProps) {
  const { t } = useLanguage()
  const minutes = Math.round((at - nowAt) / minuteMs)
  const radar =
    kind === 'predicted'
      ? t('radar.forecastIn', { count: minutes })
      : t(kind === 'missing' ? 'radar.missing' : 'radar.measured')
  const isSatellite = satelliteAt !== undefined
  const isBeyond = isSatellite && kind === 'predicted'
  return (
    <div className="map-time" data-kind={isSatellite ? 'measured' : kind}>
      <b>{timeOf(satelliteAt ?? at)}</b>
      <span>{isSatellite ? t('radar.satellite') : radar}</span>
      {[isBeyond ? t('radar.cloudsNotForecast') : null, ...notes].map(
        (note) => note && <small key={note}>{note}</small>,
      )}
    </div>
  )
}
