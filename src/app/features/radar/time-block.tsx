import { minuteMs } from '../../../domain/time/durations.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { kindTexts } from './kind-texts.ts'
import type { StepView } from './radar-page-view.ts'

type TimeBlockProps = {
  at: number
  kind: StepView['kind']
  /** null where the newest measurement is old: what was predicted then is not counted from now. */
  nowAt: number | null
  /** "10:05" at the place. */
  timeOf(at: number): string
  /** Of a satellite picture: when it was taken. It is never predicted, and seldom of the very minute shown. */
  satelliteAt?: number | undefined
  notes: readonly (string | null)[]
}

/** The time of what is shown, always readable, and whether it was measured or is predicted. */
export function TimeBlock({ at, kind, nowAt, timeOf, satelliteAt, notes }: TimeBlockProps) {
  const { t } = useLanguage()
  const radar =
    kind === 'predicted' && nowAt !== null
      ? t('radar.forecastIn', { count: Math.round((at - nowAt) / minuteMs) })
      : t(kindTexts[kind])
  const isSatellite = satelliteAt !== undefined
  const satelliteNote = () => {
    if (!isSatellite || satelliteAt >= at) return null
    return kind === 'predicted' ? t('radar.cloudsNotForecast') : t('radar.lastBefore', { time: timeOf(at) })
  }
  return (
    <div className="map-time" data-kind={isSatellite ? 'measured' : kind}>
      <b>{timeOf(satelliteAt ?? at)}</b>
      <span>{isSatellite ? t('radar.satellite') : radar}</span>
      {[satelliteNote(), ...notes].map((note) => note && <small key={note}>{note}</small>)}
    </div>
  )
}
