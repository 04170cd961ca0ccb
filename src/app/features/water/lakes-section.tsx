import { Section } from '../../design/section.tsx'
import { Notice } from '../../design/states.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { Folded } from '../../design/table/folded.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Provenance } from '../../provenance/provenance.tsx'
import { StillLoading } from '../../provenance/still-loading.tsx'
import type { LakeRow, LakesView } from './lakes-view.server.ts'
import { Trend } from './trend.tsx'

/** A section of its own, so that nobody takes a computed temperature for a measured one. */
export function LakesSection({ lakes }: { lakes: LakesView }) {
  const { t } = useLanguage()
  if ('failure' in lakes)
    return (
      <Section title={t('water.lakes')}>
        {lakes.failure === 'pending' ? (
          <StillLoading />
        ) : (
          <Notice glyph="offline">{t('water.lakesFailed')}</Notice>
        )}
      </Section>
    )
  return (
    <Section
      title={t('water.lakes')}
      margin={<Provenance source={lakes.source} age={lakes.fetched} isOld={lakes.isOld} />}
    >
      <Folded
        items={lakes.rows}
        caption={t('water.lakes')}
        restCaption={t('water.continued', { title: t('water.lakes') })}
        moreText={(count) => t('water.more', { count })}
        show={(rows, caption) => <LakeTable rows={rows} caption={caption} />}
      />
    </Section>
  )
}

function LakeTable({ rows, caption }: { rows: readonly LakeRow[]; caption: string }) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-figures"
      caption={caption}
      heads={[t('water.lake'), t('water.modelled'), t('water.tomorrow')]}
    >
      <tbody>
        {rows.map(({ id, name, distance, temperature, trend, tomorrow }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>{distance}</small>
            </th>
            <td>
              <b>{temperature}</b>
              <Trend trend={trend} />
            </td>
            <td>{tomorrow ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
