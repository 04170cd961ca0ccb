import { useLanguage } from '../../i18n/language-provider.tsx'
import type { NowView } from './region-places.server.ts'

/** "7°", with a point where it was measured at a station, and a star where it is the forecast for this hour. */
export function TemperatureNow({ now }: { now: NowView }) {
  const { t, format } = useLanguage()
  return (
    <b className="temperature-now">
      {format.degrees(now.temperatureC)}
      {now.isMeasured && <abbr title={t('pages.regionMeasured')}>•</abbr>}
      {now.isForecast && <abbr title={t('pages.locationForecast')}>*</abbr>}
    </b>
  )
}
