import '../../design/data-page.css'
import '../../design/swiss-map/swiss-map.css'
import './snow.css'
import './depths.css'
import { useRevalidateEvery } from '../../browser/use-revalidate-every.ts'
import { ArrowLink } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { Missing } from '../../provenance/missing.tsx'
import { BulletinSections } from './bulletin-sections.tsx'
import { Credit } from './credit.tsx'
import { DepthsSection } from './depths-section.tsx'
import type { FreshSnowView } from './fresh-snow.server.ts'
import type { SnowLineView } from './snow-line-view.server.ts'
import type { SnowView } from './snow-view.server.ts'

/** The server fetches the bulletin every five minutes. */
const serverAsksMs = 300_000

/** After a start the local forecast, which alone has freezing levels, is there within a minute. */
const localForecastMs = 10_000

/** No advertisements next to avalanche warnings. */
export function SnowPage({ page }: { page: SnowView }) {
  const { t } = useLanguage()
  // A page left open must not show a bulletin that is over.
  useRevalidateEvery('missing' in page.snowLine ? localForecastMs : serverAsksMs)
  return (
    <div className="page-end">
      <div className="wrap">
        <PageHeading title={t('snow.title')} lead={page.lead} />
        {page.bulletin.state === 'off-season' && (
          <ArrowLink href={page.bulletin.slfUrl} rel="noopener">
            {t('snow.readAtSlf')}
          </ArrowLink>
        )}
      </div>
      {page.bulletin.state === 'off-season' ? (
        <>
          <SnowLineSection snowLine={page.snowLine} />
          <DepthsSection page={page} isFolded />
        </>
      ) : (
        <>
          {page.fresh && <FreshSnow fresh={page.fresh} />}
          <BulletinSections bulletin={page.bulletin} />
          <DepthsSection page={page} />
          <SnowLineSection snowLine={page.snowLine} />
        </>
      )}
      <div className="wrap">
        <details className="folded page-fold prints-open">
          <summary>{t('shell.howMade')}</summary>
          {page.bulletin.state !== 'off-season' && <p>{t('snow.bulletinNote')}</p>}
          <p>{t('snow.lineNote')}</p>
        </details>
      </div>
    </div>
  )
}

function FreshSnow({ fresh: { rows } }: { fresh: FreshSnowView }) {
  const { t } = useLanguage()
  return (
    <Section title={t('snow.freshTitle')} lead={rows.length === 0 ? t('snow.freshNone') : undefined}>
      {rows.length > 0 && (
        <DataTable
          className="table-pale"
          caption={t('snow.freshTitle')}
          heads={[t('snow.freshRegion'), t('snow.fresh'), t('snow.freshMost')]}
        >
          <tbody>
            {rows.map(({ region, amount, station }) => (
              <tr key={region}>
                <th scope="row">{region}</th>
                <td>
                  <b>{amount}</b>
                </td>
                <td>{station}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Section>
  )
}

function SnowLineSection({ snowLine }: { snowLine: SnowView['snowLine'] }) {
  const { t } = useLanguage()
  if ('failure' in snowLine || 'missing' in snowLine)
    return (
      <Section id="line" title={t('snow.line')}>
        {'failure' in snowLine ? <Missing failure={snowLine.failure} /> : <p>{snowLine.missing}</p>}
      </Section>
    )
  return (
    <Section
      id="line"
      title={t('snow.line')}
      lead={snowLine.lead}
      margin={<Credit credit={snowLine.credit} />}
    >
      <SnowLineTable rows={snowLine.rows} />
    </Section>
  )
}

function SnowLineTable({ rows }: Pick<SnowLineView, 'rows'>) {
  const { t } = useLanguage()
  return (
    <DataTable
      className="table-figures table-dense snow-line-table"
      caption={t('snow.line')}
      heads={[t('snow.day'), t('snow.freezingLevel'), t('snow.snowLine'), t('snow.precipitation')]}
    >
      <tbody>
        {rows.map(({ date, day, freezingLevel, snowLine, precipitation }) => (
          <tr key={date}>
            <th scope="row">{day}</th>
            <td>{freezingLevel}</td>
            <td>{snowLine ? <b>{snowLine}</b> : t('snow.dry')}</td>
            <td>{precipitation ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
