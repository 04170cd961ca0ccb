import type { ReactNode } from 'react'
import { type ColumnHead, DataTable, NoValue } from '../design/table/data-table.tsx'
import type { HourSlot } from './hour-slots.ts'

/** An hour whose time is written. */
type ToldHour = HourSlot & { time: string }

/** What a table says of each of its hours or days. */
export type Column<Row> = {
  head: ColumnHead
  className?: string
  /** Where no row has this, the column is left off the page. */
  given: (row: Row) => unknown
  /** null for a dash. */
  cell: (row: Row) => ReactNode
}

/** All that is known of one measure of an hour: its name and unit, and how it is written and spoken. */
export type Measure<Hour> = Column<Hour> & {
  name: string
  /** How many hours the cell is for; 0 where that of an hour before is. */
  rows?: (hour: Hour) => number | undefined
  /** In a sentence that a screen reader says and the readout shows; null where there is nothing to say. */
  spoken: (hour: Hour) => string | null | undefined
}

/** The measures that any of the hours or days has. */
export function givenOf<Row, Given extends Column<Row>>(
  measures: readonly Given[],
  rows: readonly Row[],
): Given[] {
  return measures.filter(({ given }) => rows.some((row) => (given(row) ?? null) !== null))
}

/** The texts of one hour, in the order of the measures. */
export function spokenOf<Hour extends ToldHour>(
  measures: readonly Measure<Hour>[],
  hour: Hour | undefined,
): string {
  if (!hour) return ''
  const time = `${hour.day ? `${hour.day}, ` : ''}${hour.time}`
  return [time, ...measures.map(({ spoken }) => spoken(hour))].filter(Boolean).join(' · ')
}

type MeasureTableProps<Hour> = {
  className: string
  caption: string
  /** Over the times. */
  timeHead: string
  measures: readonly Measure<Hour>[]
  hours: readonly Hour[]
  /** The hour in the address, as an index. */
  requested?: number | null
}

/** Hours as rows, measures as columns; where a day begins, its name. */
export function MeasureTable<Hour extends ToldHour>({
  className,
  caption,
  timeHead,
  measures,
  hours,
  requested = null,
}: MeasureTableProps<Hour>) {
  const columns = givenOf(measures, hours)
  return (
    <DataTable className={className} caption={caption} heads={[timeHead, ...columns.map(({ head }) => head)]}>
      <tbody>
        {hours.map((hour, index) => [
          hour.day && (
            <tr key={`${hour.at}-day`}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {hour.day}
              </th>
            </tr>
          ),
          <tr key={hour.at} aria-current={index === requested ? 'true' : undefined}>
            <th scope="row">{hour.time}</th>
            {columns.map(({ name, className: ofCell, cell, rows }) => {
              const rowSpan = rows?.(hour)
              return (
                rowSpan !== 0 && (
                  <td key={name} className={ofCell} rowSpan={rowSpan}>
                    {cell(hour) ?? <NoValue />}
                  </td>
                )
              )
            })}
          </tr>,
        ])}
      </tbody>
    </DataTable>
  )
}
