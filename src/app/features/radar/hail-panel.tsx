import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Fetched, Hail } from './map-data.ts'
import { MapDataNote } from './map-data-note.tsx'

type HailPanelProps = {
  data: Fetched<Hail>
  isOn: boolean
  onChange: (isOn: boolean) => void
  isSeason: boolean
  timeZone: string
}

/** Cells with likely hail, over any layer: off at first, and named by their places too. */
export function HailPanel({ data: hail, isOn, onChange, isSeason, timeZone }: HailPanelProps) {
  const { t, format } = useLanguage()
  const cells = hail !== null && hail !== 'failed' ? hail.data.cells : null
  return (
    <div className="stations">
      <Switch
        label={t('radar.hail')}
        checked={isOn}
        disabled={!isSeason}
        aria-describedby={isSeason ? undefined : 'hail-season'}
        onChange={onChange}
      />
      {!isSeason && (
        <p className="map-note" id="hail-season">
          {t('radar.hailSeason')}
        </p>
      )}
      {isOn && (
        <MapDataNote
          of={hail}
          legend={t(cells?.length === 0 ? 'radar.hailNone' : 'radar.hailLegend')}
          failed={t('radar.hailFailed')}
          timeZone={timeZone}
        />
      )}
      {isOn && cells && cells.length > 0 && (
        <ul className="hail-list">
          {cells.map(({ lat, lon, percent, place }) => (
            <li key={`${lat},${lon}`}>
              {place ?? `${format.number(lat, 2)}, ${format.number(lon, 2)}`}: {format.percent(percent)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
