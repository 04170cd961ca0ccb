import type { ReactNode } from 'react'
import { shownFreezingLevel } from '../../../domain/weather/freezing-range.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { DayView } from './forecast-view.ts'
import { MoonDisc } from './moon-disc.tsx'

export function WeekSkyPanel({ days }: { days: readonly DayView[] }) {
  const { t, format } = useLanguage()
  return (
    <>
      {days.some(({ sunshineHours }) => sunshineHours !== undefined) && (
        <TextPanel label={t('forecast.sunshine')} days={days}>
          {({ sunshineHours }) =>
            sunshineHours !== undefined && <b>{format.number(sunshineHours, 1)}&nbsp;h</b>
          }
        </TextPanel>
      )}
      {days.some(({ freezingLevelM }) => freezingLevelM) && (
        <TextPanel label={t('forecast.freezingHighest')} unit="m" days={days}>
          {({ freezingLevelM }) =>
            freezingLevelM && <small>{format.number(shownFreezingLevel(freezingLevelM.high))}</small>
          }
        </TextPanel>
      )}
      {days.some(({ sun }) => sun) && (
        <TextPanel label={t('forecast.sunTimes')} days={days}>
          {({ sun }) =>
            sun && (
              <small className="sun-times">
                <span>{sun.sunrise}</span>
                <span>{sun.sunset}</span>
              </small>
            )
          }
        </TextPanel>
      )}
      {days.some(({ moon }) => moon) && (
        <TextPanel label={t('forecast.moon')} days={days}>
          {({ moon }) =>
            moon && (
              <span className="moon-cell">
                <MoonDisc phase={moon.phase} />
                <small className="only-wide">{moon.name}</small>
              </span>
            )
          }
        </TextPanel>
      )}
    </>
  )
}

type TextPanelProps = {
  label: string | null
  unit?: string
  days: readonly DayView[]
  children: (day: DayView) => ReactNode
}

/** One text per day, in the columns of the chart. */
export function TextPanel({ label, unit, days, children }: TextPanelProps) {
  return (
    <div className={label === null ? 'chart-panel text-panel text-panel-joined' : 'chart-panel text-panel'}>
      <div className="chart-panel-label">
        {label && <b>{label}</b>}
        {unit && <span> {unit}</span>}
      </div>
      <div className="text-panel-cells">
        {days.map((day) => (
          <div key={day.date}>{children(day)}</div>
        ))}
      </div>
    </div>
  )
}
