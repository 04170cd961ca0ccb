import { highestRateMmh, rainStepsMmh } from '../../../domain/rain/radar-scale.ts'
import { temperatureColour } from '../../../domain/weather/temperature-scale.ts'
import type { Format } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { CloudColours, gustColours, toldDegrees } from './rain-legend.tsx'
import type { MapLayer } from './rain-sequence.ts'

/** The layer's name and legend on the map itself: on a phone the long one is a screen away while the map plays. */
export function MapScale({ layer }: { layer: MapLayer }) {
  const { t, format } = useLanguage()
  const isRain = layer === 'snow' || layer === 'storms'
  const unit = unitOf(layer, format)
  return (
    <div className="map-scale" data-layer={layer} aria-hidden="true">
      <p>
        <b>{t(`radar.${layer}`)}</b> {isRain && `${t('radar.precipitation')} `}
        {unit}
      </p>
      {layer === 'clouds' ? <CloudColours /> : <Steps layer={layer} />}
    </div>
  )
}

function unitOf(layer: MapLayer, { unitNames }: Format): string | null {
  if (layer === 'clouds') return null
  if (layer === 'temperature') return unitNames.temperature
  return layer === 'wind' ? unitNames.speed : unitNames.rate
}

function Steps({ layer }: { layer: MapLayer }) {
  const { format } = useLanguage()
  if (layer === 'temperature')
    return toldDegrees.map((degrees) => (
      <i key={degrees} style={{ '--colour': temperatureColour(degrees) }}>
        {format.degrees(degrees)}
      </i>
    ))
  if (layer === 'wind')
    return gustColours.map(({ kmh, colour }) => (
      <i key={kmh} style={{ '--colour': colour }}>
        {format.speed(kmh)}
      </i>
    ))
  return (
    <>
      {rainStepsMmh.map((bound, index) => (
        <i key={bound} style={{ '--colour': `var(--rain-${index})` }}>
          {format.stepBound(bound)}
        </i>
      ))}
      <i className="is-end">{format.stepBound(highestRateMmh)}</i>
    </>
  )
}
