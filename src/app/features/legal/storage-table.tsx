import { DataTable } from '../../design/table/data-table.tsx'
import type { StorageRow } from './legal-document.ts'

type StorageTableProps = {
  table: { caption: string; headings: Record<keyof StorageRow, string>; rows: StorageRow[] }
}

const columns = ['where', 'purpose', 'duration', 'category'] as const

/** On phones each entry is a block of its own, with the headings inside. */
export function StorageTable({ table: { caption, headings, rows } }: StorageTableProps) {
  return (
    <DataTable
      className="storage-table"
      caption={caption}
      heads={[headings.key, ...columns.map((column) => headings[column])]}
    >
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
    </DataTable>
  )
}
