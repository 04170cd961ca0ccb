import type { ForecastManifest } from '../../../services/forecast-frames/forecast-manifest.ts'
import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { CreditLink } from '../../provenance/credit-link.tsx'
import type { SourceView } from '../../provenance/source-view.ts'
import { missingTexts } from './layer-shown.ts'

type SnowLinePanelProps = {
  state: ForecastManifest['layers']['freezing-level']
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Of the place at the time shown: "about 3000 m". */
  here: string | null
  credit: (SourceView & { age?: string | undefined }) | null
}

/** Heights of the snow line at the places, over any layer: off at first; that of the page's place in words. */
export function SnowLinePanel({ state, isOn, onChange, here, credit }: SnowLinePanelProps) {
  const { t, format } = useLanguage()
  return (
    <div className="stations">
      <Switch
        label={t('radar.snowLine')}
        checked={isOn && state.isAvailable}
        disabled={!state.isAvailable}
        aria-describedby={state.isAvailable ? undefined : 'snow-line-missing'}
        onChange={onChange}
      />
      {!state.isAvailable && (
        <p className="map-note" id="snow-line-missing">
          {t(missingTexts[state.reason])}
        </p>
      )}
      {isOn && state.isAvailable && (
        <p className="map-note" role="status">
          {here && `${t('radar.snowLine')}${format.colon} ${here}. `}
          {t('radar.snowLineLegend')}{' '}
          {credit && (
            <>
              <CreditLink {...credit} />
              {credit.age && `, ${credit.age}`}
            </>
          )}
        </p>
      )}
    </div>
  )
}
