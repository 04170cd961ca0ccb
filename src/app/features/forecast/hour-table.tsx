import { MeasureTable } from '../../forecast-kit/measure-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { HourView } from './drawn-hours.ts'
import { useMeasures } from './measures.tsx'

/** The hours as a table: all that the chart shows, but for the clouds' layers on a phone. */
export function HourTable({ hours, requested }: { hours: readonly HourView[]; requested: number | null }) {
  const { t } = useLanguage()
  return (
    <MeasureTable
      className="hour-table"
      caption={t('forecast.hourByHour')}
      timeHead={t('forecast.time')}
      measures={useMeasures()}
      hours={hours}
      requested={requested}
    />
  )
}
