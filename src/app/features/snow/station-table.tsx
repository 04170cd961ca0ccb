import { useLanguage } from '../../i18n/language-provider.tsx'
import type { DepthsView } from './snow-view.ts'

export function StationTable({ depths: { rows, hasFresh } }: { depths: DepthsView }) {
  const { t, format } = useLanguage()
  if (rows.length === 0) return <p>{t('snow.noStations')}</p>
  const { depth, temperature, speed } = format.unitNames
  return (
    <table className="snow-table">
      <caption className="visually-hidden">{t('snow.depths')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('snow.station')}</th>
          <th scope="col">{t('snow.altitude')}</th>
          <th scope="col">
            {t('snow.depth')} {depth}
          </th>
          {hasFresh && (
            <th scope="col">
              {t('snow.fresh')} {depth}
            </th>
          )}
          <th scope="col">
            {t('snow.change')} {depth}
          </th>
          <th scope="col" className="only-wide">
            {temperature}
          </th>
          <th scope="col" className="only-wide">
            {t('snow.wind')} {speed}
          </th>
          <th scope="col" className="only-wide">
            {t('snow.distance')}
          </th>
          <th scope="col" className="only-wide">
            {t('snow.measured')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{format.number(row.heightM)}</td>
            <td>
              <b>{row.depth}</b>
            </td>
            {hasFresh && <td>{row.fresh ?? '–'}</td>}
            <td>{row.change ?? '–'}</td>
            <td className="only-wide">{row.temperature ?? '–'}</td>
            <td className="only-wide">{row.wind ?? '–'}</td>
            <td className="only-wide">{row.distance}</td>
            <td className="only-wide">
              <time dateTime={row.iso}>{row.time}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
