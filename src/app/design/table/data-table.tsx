import './table.css'
import type { ReactNode } from 'react'

export type ColumnHead =
  | string
  | {
      text: string
      className?: string
      /** After the text; alone on narrow screens. */
      unit?: ReactNode
    }

type DataTableProps = {
  className?: string
  /** Its name, read aloud. */
  caption: string
  hasShownCaption?: boolean
  /** On pages as narrow as this the rows explain themselves; it is still read aloud. */
  hidesHead?: 'narrow' | 'phone'
  /** Unique texts; false for a column that is left out. */
  heads: readonly (ColumnHead | false)[]
  /** One or more <tbody>. */
  children: ReactNode
}

export function DataTable(props: DataTableProps) {
  const { className, caption, hasShownCaption = false, hidesHead, heads, children } = props
  return (
    <table className={className ? `table ${className}` : 'table'}>
      <caption className={hasShownCaption ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead className={hidesHead && `visually-hidden-${hidesHead}`}>
        <tr>
          {heads.map((head) => {
            if (!head) return null
            const { text, className, unit } = typeof head === 'string' ? { text: head } : head
            return (
              <th key={text} scope="col" className={className}>
                {unit === undefined ? text : <span className="visually-hidden-narrow">{text} </span>}
                {unit}
              </th>
            )
          })}
        </tr>
      </thead>
      {children}
    </table>
  )
}

/** Not given, or nothing falls. */
export function NoValue() {
  return <span className="is-quiet">–</span>
}
