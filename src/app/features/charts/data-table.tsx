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
  caption?: string
  hasShownCaption?: boolean
  /** Unique texts; false for a column that is left out. */
  heads: readonly (ColumnHead | false)[]
  /** One or more <tbody>. */
  children: ReactNode
}

export function DataTable({ className, caption, hasShownCaption = false, heads, children }: DataTableProps) {
  return (
    <table className={className}>
      {caption && <caption className={hasShownCaption ? undefined : 'visually-hidden'}>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => {
            if (!head) return null
            const { text, className, unit } = typeof head === 'string' ? { text: head } : head
            return (
              <th key={text} scope="col" className={className}>
                {unit === undefined ? text : <span className="only-wide">{text} </span>}
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
