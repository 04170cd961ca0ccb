import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { DepthsView } from './depths-view.server.ts'

type DepthTableProps = {
  depths: DepthsView
  /** Takes the focus as soon as it is shown. */
  nextRow: number | null
  onLeave: () => void
}

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

export function DepthTable({ depths: { rows, hasFresh }, nextRow, onLeave }: DepthTableProps) {
  const { t, format } = useLanguage()
  if (rows.length === 0) return <p>{t('snow.noStations')}</p>
  const { depth, temperature, speed } = format.unitNames
  return (
    <DataTable
      className="table-figures"
      caption={t('snow.depths')}
      heads={[
        t('snow.station'),
        t('snow.altitude'),
        `${t('snow.depth')} ${depth}`,
        hasFresh && `${t('snow.fresh')} ${depth}`,
        hasFresh
          ? { text: `${t('snow.change')} ${depth}`, className: 'only-wide' }
          : `${t('snow.change')} ${depth}`,
        ...[temperature, `${t('snow.wind')} ${speed}`, t('snow.distance')].map((text) => ({
          text,
          className: 'only-wide',
        })),
      ]}
    >
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <th scope="row" {...(index === nextRow && { tabIndex: -1, ref: focusOn, onBlur: onLeave })}>
              {row.name}
              <span className="only-wide">
                <small>
                  {row.network}, <time dateTime={row.iso}>{row.time}</time>
                </small>
              </span>
            </th>
            <td>{format.number(row.heightM)}</td>
            <td>
              <b>{row.depth}</b>
            </td>
            {hasFresh && <td>{row.fresh ?? '–'}</td>}
            <td className={hasFresh ? 'only-wide' : undefined}>{row.change ?? '–'}</td>
            <td className="only-wide">{row.temperature ?? '–'}</td>
            <td className="only-wide">{row.wind ?? '–'}</td>
            <td className="only-wide">{row.distance}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
