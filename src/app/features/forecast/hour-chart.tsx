import { Fragment } from 'react'
import { ReadableChart } from '../../design/chart/chart-cursor.tsx'
import { HourAxis } from '../../forecast-kit/hour-axis.tsx'
import { spokenOf } from '../../forecast-kit/measure-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { HoursView } from './drawn-hours.ts'
import { HourIcons } from './hour-panels.tsx'
import { useMeasures } from './measures.tsx'

type HourChartProps = {
  hours: HoursView
  /** What not every reader looks for, in place of all else. */
  isMore?: boolean
}

/** The meteogram of the hours given. Values are drawn at their instant; amounts fill their hour. */
export function HourChart({ hours: view, isMore = false }: HourChartProps) {
  const { t } = useLanguage()
  const { hours, slots } = view
  const measures = useMeasures()
  const drawn = measures.filter((one) => (one.isMore ?? false) === isMore)
  return (
    <ReadableChart
      className="hour-chart"
      hint={t('forecast.readHint')}
      label={t(isMore ? 'forecast.more' : 'forecast.readHours')}
      positions={hours.map((_, at) => at / slots)}
      keys={hours.map(({ at }) => at)}
      textOf={(at) => spokenOf(isMore ? drawn : measures, hours[at])}
      first={view.requested}
      head={!isMore && <HourIcons view={view} />}
      axis={<HourAxis view={view} notGiven={t('forecast.notGiven')} />}
    >
      {drawn.map(({ name, panel }) => panel && <Fragment key={name}>{panel(view)}</Fragment>)}
    </ReadableChart>
  )
}
