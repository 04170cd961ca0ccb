import { LocalLink } from '../../browser/local-link.tsx'
import { DataTable } from '../../design/table/data-table.tsx'
import type { FigureTableView } from './figure-cells.server.ts'

export function FigureTable({
  table: { caption, head, groups },
  hasShownCaption = false,
}: {
  table: FigureTableView
  hasShownCaption?: boolean
}) {
  return (
    <div className="scroll-box">
      <DataTable className="table-figures" caption={caption} hasShownCaption={hasShownCaption} heads={head}>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            {title && (
              <tr>
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
      </DataTable>
    </div>
  )
}
