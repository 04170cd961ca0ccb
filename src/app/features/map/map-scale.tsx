import { highestRateMmh, rainStepsMmh } from '../../../domain/rain/radar-scale.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** The legend repeated on the map itself: on a phone the long one is a screen away while the map plays. */
export function MapScale() {
  const { t, format } = useLanguage()
  return (
    <div className="map-scale" aria-hidden="true">
      <p>
        <b>{t('radar.precipitation')}</b> {format.unitNames.rate}
      </p>
      {rainStepsMmh.map((bound, index) => (
        <i key={bound} style={{ '--colour': `var(--rain-${index})` }}>
          {format.stepBound(bound)}
        </i>
      ))}
      <i className="is-end">{format.stepBound(highestRateMmh)}</i>
    </div>
  )
}
