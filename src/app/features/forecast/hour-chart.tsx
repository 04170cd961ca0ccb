import { Fragment } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ReadableChart } from '../charts/chart-cursor.tsx'
import { HourAxis } from '../charts/hour-axis.tsx'
import { spokenOf } from '../charts/measure-table.tsx'
import type { HoursView } from './forecast-view.ts'
import { HourIcons } from './hour-panels.tsx'
import { useMeasures } from './measures.tsx'

/** The meteogram of the hours given. Values are drawn at their instant; amounts fill their hour. */
export function HourChart({ hours: view }: { hours: HoursView }) {
  const { t } = useLanguage()
  const { hours, slots } = view
  const measures = useMeasures()
  return (
    <ReadableChart
      className="hour-chart"
      hint={t('forecast.readHint')}
      label={t('forecast.readHours')}
      positions={hours.map((_, at) => at / slots)}
      keys={hours.map(({ at }) => at)}
      textOf={(at) => spokenOf(measures, hours[at])}
      first={view.requested}
      head={<HourIcons view={view} />}
      axis={<HourAxis view={view} notGiven={t('forecast.notGiven')} />}
    >
      {measures.map(({ name, panel }) => panel && <Fragment key={name}>{panel(view)}</Fragment>)}
    </ReadableChart>
  )
}
