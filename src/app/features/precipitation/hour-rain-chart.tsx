import { Fragment } from 'react'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ReadableChart } from '../charts/chart-cursor.tsx'
import { HourAxis } from '../charts/hour-axis.tsx'
import { givenOf, spokenOf } from '../charts/measure-table.tsx'
import type { ComingView } from './precipitation-view.ts'
import { useRainMeasures } from './rain-measures.tsx'

/** The measures of rain as charts on one axis; snow among them where any falls. */
export function HourRainChart({ coming }: { coming: ComingView }) {
  const { t } = useLanguage()
  const { hours: view } = coming
  const { hours, slots } = view
  const measures = givenOf(useRainMeasures(), hours)
  return (
    <>
      <ReadableChart
        hint={t('precipitation.readHint')}
        label={t('precipitation.readHours')}
        positions={hours.map((_, at) => (at + 0.5) / slots)}
        keys={hours.map(({ at }) => at)}
        textOf={(at) => spokenOf(measures, hours[at])}
        axis={<HourAxis view={view} notGiven="" />}
      >
        {measures.map(({ name, panel }) => (
          <Fragment key={name}>{panel(view)}</Fragment>
        ))}
      </ReadableChart>
      {coming.hasRanges && <p className="chart-note">{t('precipitation.bandNote')}</p>}
    </>
  )
}
