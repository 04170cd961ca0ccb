import type { RadarLayer } from '../../../domain/rain/radar.ts'
import type { LayerState, RadarManifest } from '../../../services/radar/show/radar-manifest.ts'
import { Glyph, type GlyphName } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { missingTexts } from './layer-shown.ts'

const glyphs: Record<RadarLayer, GlyphName> = {
  precipitation: 'rain',
  clouds: 'layers',
  snow: 'snow',
  storms: 'bolt',
}

type LayerOptionsProps = {
  layers: RadarManifest['layers']
  value: RadarLayer
  onChange: (layer: RadarLayer) => void
}

/** One of four layers; one that the source cannot give stays in the list and says why. */
export function LayerOptions({ layers, value, onChange }: LayerOptionsProps) {
  const { t } = useLanguage()
  return (
    <fieldset className="radar-layers">
      <legend>{t('radar.layer')}</legend>
      {(Object.keys(glyphs) as RadarLayer[]).map((layer) => {
        const state: LayerState = layers[layer]
        return (
          <label key={layer}>
            <input
              className="visually-hidden"
              type="radio"
              autoComplete="off"
              name="layer"
              value={layer}
              checked={layer === value}
              disabled={!state.isAvailable}
              onChange={() => onChange(layer)}
            />
            <Glyph name={glyphs[layer]} />
            <span>
              {t(`radar.${layer}`)}
              {!state.isAvailable && <small>{t(missingTexts[state.reason])}</small>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
