import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Fetched, LightningOnMap } from './map-data.ts'
import { MapDataNote } from './map-data-note.tsx'

type LightningPanelProps = {
  data: Fetched<LightningOnMap>
  isOn: boolean
  onChange: (isOn: boolean) => void
  timeZone: string
  /** Squares in which flashes are shown at this moment. */
  squares: number
}

/** Flashes over any layer: off at first, and near the place in words too. */
export function LightningPanel({ data: lightning, isOn, onChange, timeZone, squares }: LightningPanelProps) {
  const { t } = useLanguage()
  const known = lightning !== null && lightning !== 'failed' ? lightning.data : null
  return (
    <div className="stations">
      <Switch label={t('radar.lightning')} checked={isOn} onChange={onChange} />
      {isOn && known?.sentence && <p className="map-note">{known.sentence}</p>}
      {isOn && (
        <MapDataNote
          of={lightning}
          legend={[
            t('radar.lightningLegend'),
            squares > 0 && t('radar.lightningSquares', { count: squares }),
            known?.note,
          ]
            .filter(Boolean)
            .join(' ')}
          failed={t('radar.lightningFailed')}
          timeZone={timeZone}
        />
      )}
    </div>
  )
}
