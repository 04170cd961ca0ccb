import './danger-rows.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { DemoMark, LevelMeter } from '../../design/marks.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { DangerRowView, DangersView } from './danger-rows.server.ts'

/** A danger of level 3 or more: the authority's own number or shape on the level's colour, its word, its scale. */
function DangerRow({ row }: { row: DangerRowView }) {
  const { t } = useLanguage()
  return (
    <article className={`danger-row ${row.look}`}>
      <p className="severity-ground danger-level" aria-hidden="true">
        <Glyph name={row.glyph} size={24} />
        {row.level && <b>{row.level}</b>}
      </p>
      <div>
        <p className="danger-kind">{row.kind}</p>
        <h3 lang={row.titleLanguage}>
          <LocalLink to={row.path}>{row.title}</LocalLink>
        </h3>
        <p className="danger-detail">{row.detail}</p>
        <p className="danger-scale-line">
          {row.reached !== null && <LevelMeter level={row.reached} of={row.steps} label={row.scale} />}
          <span aria-hidden={row.reached !== null}>{row.scale}</span>
          {row.isDemo && <DemoMark>{t('common.demoData')}</DemoMark>}
        </p>
      </div>
      <Glyph name="chevron-right" size={18} />
    </article>
  )
}

/** Those that stand before the weather warnings, or after them. */
export function GraveDangers({ dangers, isFirst }: { dangers: DangersView; isFirst: boolean }) {
  return dangers.isFirst === isFirst && dangers.grave.map((row) => <DangerRow key={row.key} row={row} />)
}

/** One of level 2. */
function DangerLine({ row }: { row: DangerRowView }) {
  return (
    <li>
      <LocalLink className={`danger-line ${row.look}`} to={row.path}>
        <b className="severity-ground danger-level" aria-hidden="true">
          {row.level}
        </b>
        <span>
          {row.title}, {row.kind}
          <small>{row.scale}</small>
        </span>
        <Glyph name="chevron-right" size={18} />
      </LocalLink>
    </li>
  )
}

/** Lines after whatever is said of the warnings: dangers of level 2, and what could not be read. */
export function DangerLines({ dangers: { slight, unread } }: { dangers: DangersView }) {
  return (
    <>
      {slight.length > 0 && (
        <ul>
          {slight.map((row) => (
            <DangerLine key={row.key} row={row} />
          ))}
        </ul>
      )}
      {unread.map(({ key, title, text, link }) => (
        <p key={key} className="danger-unread">
          <Glyph name="unread" size={22} />
          <span>
            <b>{title}</b>
            <small>
              {text}{' '}
              <a href={link.url} rel="noopener">
                {link.name}
              </a>
            </small>
          </span>
        </p>
      ))}
    </>
  )
}
