import { LocalLink } from '../../browser/local-link.tsx'
import type { FigureTableView } from './accuracy-view.ts'

export function FigureTable({
  table: { caption, head, groups },
  hasShownCaption = false,
}: {
  table: FigureTableView
  hasShownCaption?: boolean
}) {
  return (
    <div className="figure-table-scroll">
      <table className="figure-table">
        <caption className={hasShownCaption ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {title && (
              <tr className="figure-group">
                <th scope="rowgroup" colSpan={head.length}>
                  {title}
                </th>
              </tr>
            )}
            {rows.map(({ head: name, href, cells }) => (
              <tr key={name}>
                <th scope="row">{href ? <LocalLink to={href}>{name}</LocalLink> : name}</th>
                {cells.map(({ text, cases, isTooFew }, index) => (
                  <td key={head[index + 1]} className={isTooFew ? 'is-too-few' : undefined}>
                    {text}
                    {cases && <small> {cases}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
