import { useLanguage } from '../../i18n/language-provider.tsx'
import { MeasureTable } from '../charts/measure-table.tsx'
import type { ComingView } from './precipitation-view.ts'
import { useRainMeasures } from './rain-measures.tsx'

/** The same hours as rows. */
export function HourRainTable({ coming }: { coming: ComingView }) {
  const { t } = useLanguage()
  return (
    <MeasureTable
      className="hour-rain-table"
      caption={t('precipitation.hourByHour')}
      timeHead={t('precipitation.time')}
      measures={useRainMeasures()}
      hours={coming.hours.hours}
    />
  )
}
