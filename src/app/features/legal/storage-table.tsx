import type { StorageRow } from './legal-document.ts'

type StorageTableProps = {
  table: { caption: string; headings: Record<keyof StorageRow, string>; rows: StorageRow[] }
}

const columns = ['where', 'purpose', 'duration', 'category'] as const

/** On phones each entry is a block of its own, with the headings inside. */
export function StorageTable({ table: { caption, headings, rows } }: StorageTableProps) {
  return (
    <table className="storage-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headings.key}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {headings[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key + row.where}>
            <th scope="row">
              <code>{row.key}</code>
            </th>
            {columns.map((column) => (
              <td key={column} data-heading={headings[column]}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
