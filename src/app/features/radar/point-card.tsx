import './point-card.css'
import { Button, IconButton } from '../../design/button.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useChoosePlace } from '../places/use-choose-place.ts'
import type { PointView } from './radar-page-view.ts'

type PointCardProps = {
  point: PointView
  /** It is the visitor's place already. */
  isOwn: boolean
  onClose: () => void
}

/** The radar's values at a point chosen on the map. */
export function PointCard({ point, isOwn, onClose }: PointCardProps) {
  const { t } = useLanguage()
  const choosePlace = useChoosePlace()
  const { value, name, lat, lon, now, sentence, steps } = point
  return (
    <section className="map-point" aria-label={name}>
      <h2>{name}</h2>
      <IconButton className="needs-scripts" label={t('shell.close')} onClick={onClose}>
        <Glyph name="close" size={20} />
      </IconButton>
      {now && <p className="map-point-now">{now}</p>}
      <p>{sentence ?? t('radar.outside', { place: name })}</p>
      {steps.some(({ step }) => step > 0) && (
        <div className="map-point-strip" aria-hidden="true">
          {steps.map(({ at, step, height }) => (
            <i
              key={at}
              style={
                step > 0 ? { '--height': `${height}%`, '--colour': `var(--rain-${step - 1})` } : undefined
              }
            />
          ))}
        </div>
      )}
      {!isOwn && (
        <Button
          className="needs-scripts"
          size="small"
          onClick={() => choosePlace({ value, label: name, coordinates: { lat, lon } })}
        >
          {t('radar.makeMyPlace')}
        </Button>
      )}
    </section>
  )
}
