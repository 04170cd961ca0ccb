import { Glyph, type GlyphName } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { MapLayer } from '../map/rain-sequence.ts'
import { type Layers, layerState, missingTexts } from './layer-shown.ts'

const glyphs: Record<MapLayer, GlyphName> = {
  precipitation: 'rain',
  clouds: 'layers',
  snow: 'snow',
  storms: 'bolt',
  temperature: 'heat',
  wind: 'wind',
}

const layersId = 'radar-layers'

/** On a phone they are below the map: brings them into view, ready for keys. */
export function showLayers(): void {
  const options = document.getElementById(layersId)
  options?.scrollIntoView({ block: 'center' })
  options?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
}

type LayerOptionsProps = {
  layers: Layers
  value: MapLayer
  onChange: (layer: MapLayer) => void
}

/** One of six layers; one that the source cannot give stays in the list and says why. */
export function LayerOptions({ layers, value, onChange }: LayerOptionsProps) {
  const { t } = useLanguage()
  return (
    <fieldset className="radar-layers" id={layersId}>
      <legend>{t('radar.layer')}</legend>
      {(Object.keys(glyphs) as MapLayer[]).map((layer) => {
        const state = layerState(layer, layers)
        return (
          <label key={layer}>
            <input
              className="visually-hidden"
              type="radio"
              autoComplete="off"
              name="layer"
              value={layer}
              checked={layer === value}
              disabled={!state?.isAvailable}
              onChange={() => onChange(layer)}
            />
            <Glyph name={glyphs[layer]} />
            <span>
              {t(`radar.${layer}`)}
              {state?.isAvailable === false && <small>{t(missingTexts[state.reason])}</small>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
