import { minuteMs } from '../../../domain/time/durations.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { kindTexts } from './kind-texts.ts'
import type { StepView } from './radar-page.server.ts'
import type { StopView } from './time-line-view.server.ts'

type TimeBlockProps = {
  at: number
  /** Of hours that models tell, which hours. */
  day?: StopView['day']
  /** What the radar shows as long as it reaches. */
  isRain?: boolean
  kind: StepView['kind']
  /** Its picture is on its way, and none is in its place: nothing is said of what the map has. */
  isEmpty?: boolean
  /** null where the newest measurement is old: what was predicted then is not counted from it. */
  nowAt: number | null
  /** "10:05" at the place. */
  timeOf(at: number): string
  /**
   * Of the satellite pictures, where they are shown: when the one of this moment was taken, seldom the very minute; null:
   * there is none of it; `newestAt` null: none at all.
   */
  satellite?: { at: number | null; newestAt: number | null } | undefined
  notes: readonly (string | null)[]
}

/** The time of what is shown, always readable, and whether it was measured or is predicted, by the radar or by models. */
export function TimeBlock({
  at,
  day = null,
  isRain = true,
  kind,
  isEmpty = false,
  nowAt,
  timeOf,
  satellite,
  notes,
}: TimeBlockProps) {
  const { t } = useLanguage()
  if (isEmpty)
    return (
      <div className="map-time" data-kind={kind}>
        <b>{day?.hours ?? timeOf(at)}</b>
        <span>{t('common.loading')}</span>
      </div>
    )
  if (day)
    return (
      <div className="map-time" data-kind="forecast">
        <b>{day.hours}</b>
        <span>{t(isRain ? 'radar.noRadar' : 'radar.forecastOn', { day: day.name })}</span>
        {notes.map((note) => note && <small key={note}>{note}</small>)}
      </div>
    )
  const radar =
    kind === 'predicted' && nowAt !== null
      ? t('radar.forecastIn', { count: Math.round((at - nowAt) / minuteMs) })
      : t(kindTexts[kind])
  const satelliteNotes = () => {
    if (!satellite || (satellite.at ?? satellite.newestAt ?? 0) >= at) return []
    const { newestAt } = satellite
    const latest =
      satellite.at === null && newestAt !== null ? t('radar.latestAt', { time: timeOf(newestAt) }) : null
    if (kind === 'predicted') return [t('radar.cloudsNotForecast'), latest]
    if (satellite.at === null) return [latest]
    return [t('radar.lastBefore', { time: timeOf(at) })]
  }
  return (
    <div className="map-time" data-kind={satellite ? 'measured' : kind}>
      <b>{timeOf(satellite?.at ?? at)}</b>
      <span>{satellite ? t(satellite.at === null ? 'radar.noSatellite' : 'radar.satellite') : radar}</span>
      {[...satelliteNotes(), ...notes].map((note) => note && <small key={note}>{note}</small>)}
    </div>
  )
}
