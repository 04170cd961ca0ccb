import { withGermanClock } from '../../../domain/texts/german.ts'
import { zonedTime } from '../../../domain/texts/zoned-time.ts'
import type { Source } from '../../../domain/weather/reading.ts'
import { DemoMark } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { CreditLink } from '../../provenance/credit-link.tsx'
import { sourceView } from '../../provenance/source-view.ts'
import type { Fetched } from './map-data.ts'

type MapDataNoteProps = {
  of: Fetched<{ source: Source; observedAt: number | null }>
  /** What the signs on the map mean. */
  legend: string
  failed: string
  timeZone: string
}

/** What values over the map mean, when they were measured, and by whom. */
export function MapDataNote({ of: data, legend, failed, timeZone }: MapDataNoteProps) {
  const { t, format, language } = useLanguage()
  const timeOf = (at: number) => zonedTime(format.time(at, timeZone), at, timeZone, language)
  return (
    <p className="map-note" role="status">
      {data === 'failed' && failed}
      {data !== null && data !== 'failed' && (
        <>
          {legend}{' '}
          {data.observedAt !== null &&
            withGermanClock(t('radar.stationsAt', { time: timeOf(data.observedAt) }))}{' '}
          <CreditLink {...sourceView(data.source, { language })} />{' '}
          {data.source.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
        </>
      )}
    </p>
  )
}
