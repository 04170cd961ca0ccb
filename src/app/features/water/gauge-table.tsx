import { DataTable } from '../../design/table/data-table.tsx'
import { Folded } from '../../design/table/folded.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { GaugeRow } from './gauge-row.server.ts'
import { Trend } from './trend.tsx'

type GaugeTableProps = {
  rows: readonly GaugeRow[]
  caption: string
  hasShownCaption?: boolean
  isBathing?: boolean
}

/** The first stations; the others open on request. */
export function FoldedGauges({ rows, caption, ...props }: GaugeTableProps) {
  const { t } = useLanguage()
  return (
    <Folded
      items={rows}
      caption={caption}
      restCaption={t('water.continued', { title: caption })}
      moreText={(count) => t('water.more', { count })}
      show={(some, caption) => <GaugeTable {...props} rows={some} caption={caption} />}
    />
  )
}

/** The same stations as on the map, with everything that is known of them. */
export function GaugeTable({ rows, caption, hasShownCaption = false, isBathing = false }: GaugeTableProps) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-figures water-table"
      caption={caption}
      hasShownCaption={hasShownCaption}
      heads={[
        t('water.station'),
        t('water.temperature'),
        t(isBathing ? 'water.discharge' : 'water.level'),
        t('water.danger'),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.water}
              <small>
                {[row.station, row.hint, row.distance].filter(Boolean).join(' · ')}
                <Measured row={row} />
              </small>
              {row.warning && <small className="is-strong">{row.warning}</small>}
            </th>
            <td>
              <b>{row.temperature ?? '–'}</b>
              <Trend trend={row.temperatureTrend} />
            </td>
            <td>
              {isBathing ? (
                (row.discharge ?? '–')
              ) : (
                <>
                  {row.level ?? '–'}
                  <Trend trend={row.levelTrend} />
                  {row.discharge && <small>{row.discharge}</small>}
                </>
              )}
            </td>
            <td>
              <Danger row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Measured({ row: { measuredAt, iso, isOld } }: { row: GaugeRow }) {
  const { t } = useLanguage()
  return (
    <time dateTime={iso} className={isOld ? 'is-old' : undefined}>
      {isOld ? t('water.lastKnown', { time: measuredAt }) : measuredAt}
    </time>
  )
}

function Danger({ row: { danger, isDangerUnreadable, isOld } }: { row: GaugeRow }) {
  const { t } = useLanguage()
  if (isDangerUnreadable) return <small>{t('water.unreadableLevel')}</small>
  if (!danger)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('water.noLevel')}</span>
      </>
    )
  return (
    <>
      <b className={`flood severity-${danger.level}${isOld ? ' is-old' : ''}`}>{danger.level}</b>
      <small className="visually-hidden-phone">{danger.text}</small>
      {isOld && <small className="is-old">{t('water.oldLevel')}</small>}
    </>
  )
}
