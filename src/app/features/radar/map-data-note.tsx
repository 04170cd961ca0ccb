import type { Source } from '../../../domain/weather/reading.ts'
import { DemoMark } from '../../design/marks.tsx'
import { CreditLink } from '../../i18n/credit-link.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Fetched } from './use-map-data.ts'

type MapDataNoteProps = {
  of: Fetched<{ source: Source; observedAt: number | null }>
  /** What the signs on the map mean. */
  legend: string
  failed: string
  timeZone: string
}

/** What values over the map mean, when they were measured, and by whom. */
export function MapDataNote({ of: data, legend, failed, timeZone }: MapDataNoteProps) {
  const { t, format } = useLanguage()
  return (
    <p className="map-note" role="status">
      {data === 'failed' && failed}
      {data !== null && data !== 'failed' && (
        <>
          {legend}{' '}
          {data.observedAt !== null &&
            t('radar.stationsAt', { time: format.time(data.observedAt, timeZone) })}{' '}
          <CreditLink attribution={data.source.attribution} url={data.source.url} />{' '}
          {data.source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
        </>
      )}
    </p>
  )
}
