import './danger-rows.css'
import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { LevelMeter } from '../../design/marks.tsx'
import type { DangerRowView, DangersView } from './danger-rows.server.ts'

/** A danger of level 3 or more: the authority's own number or shape on the level's colour, its word, its scale. */
function DangerRow({ row }: { row: DangerRowView }) {
  return (
    <article className={`danger-row covering-links ${row.look}`}>
      <p className="severity-ground danger-level" aria-hidden="true">
        <Glyph name={row.glyph} size={24} />
        {row.level && <b>{row.level}</b>}
      </p>
      <div>
        <p className="danger-kind">{row.kind}</p>
        <h3 lang={row.titleLanguage}>
          {row.path === null ? row.title : <LocalLink to={row.path}>{row.title}</LocalLink>}
        </h3>
        {row.detail && <p className="danger-detail">{row.detail}</p>}
        <p className="danger-scale-line cluster">
          {row.reached !== null && <LevelMeter level={row.reached} of={row.steps} label={row.scale} />}
          <span aria-hidden={row.reached !== null}>{row.scale}</span>
        </p>
      </div>
      {row.path !== null && <Glyph name="chevron-right" size={18} />}
    </article>
  )
}

/** Those that stand before the weather warnings, or after them. */
export function GraveDangers({ dangers, isFirst }: { dangers: DangersView; isFirst: boolean }) {
  return dangers.isFirst === isFirst && dangers.grave.map((row) => <DangerRow key={row.key} row={row} />)
}

/** One of level 2. */
function DangerLine({ row }: { row: DangersView['slight'][number] }) {
  const look = `danger-line ${row.look}`
  const words = (
    <>
      <b className="severity-ground danger-level" aria-hidden="true">
        {row.level}
      </b>
      <span className="link-name">
        {row.line}
        <small>{row.scale}</small>
      </span>
    </>
  )
  return (
    <li>
      {row.path === null ? (
        <p className={look}>{words}</p>
      ) : (
        <LocalLink className={look} to={row.path}>
          {words}
          <Glyph name="chevron-right" size={18} />
        </LocalLink>
      )}
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
