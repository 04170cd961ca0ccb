import './stations.css'
import { type CompassSector, compassSector } from '../../../domain/place/compass-sector.ts'
import { Switch } from '../../design/switch.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { Fetched, Stations } from './map-data.ts'
import { MapDataNote } from './map-data-note.tsx'

type StationsPanelProps = {
  data: Fetched<Stations>
  isOn: boolean
  onChange: (isOn: boolean) => void
  timeZone: string
  windFrom: Record<CompassSector, string>
}

/** What the stations measure, over any layer: off at first; their values as a list too. */
export function StationsPanel({ data: stations, isOn, onChange, timeZone, windFrom }: StationsPanelProps) {
  const { t, format } = useLanguage()
  const known = stations !== 'failed' && stations
  return (
    <div className="stations">
      <Switch label={t('radar.stations')} checked={isOn} onChange={onChange} />
      {isOn && (
        <MapDataNote
          of={stations}
          legend={t('radar.stationsLegend', format.unitNames)}
          failed={t('radar.stationsFailed')}
          timeZone={timeZone}
        />
      )}
      {isOn && known && <StationsList stations={known} windFrom={windFrom} />}
    </div>
  )
}

type StationsListProps = Pick<StationsPanelProps, 'windFrom'> & { stations: Stations }

function StationsList({ stations, windFrom }: StationsListProps) {
  const { t, format } = useLanguage()
  const { temperature, speed } = format.unitNames
  const rows = [...stations.data].sort((a, b) => a.name.localeCompare(b.name))
  return (
    <details>
      <summary>{t('radar.stationsList')}</summary>
      <DataTable
        caption={t('radar.stations')}
        heads={[t('radar.station'), temperature, `${t('radar.stationWind')} ${speed}`]}
      >
        <tbody>
          {rows.map(({ name, heightM, temperatureC, windSpeedKmh, windGustKmh, windFromDegrees }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{format.number(heightM)} m</small>
              </th>
              <td>{temperatureC === null ? '–' : format.temperatureInColumn(temperatureC)}</td>
              <td>
                {windSpeedKmh === null ? '–' : format.speed(windSpeedKmh)}
                {windGustKmh !== null && `, ${t('radar.stationGusts', { speed: format.speed(windGustKmh) })}`}
                {windFromDegrees !== null && <small> {windFrom[compassSector(windFromDegrees)]}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </details>
  )
}
