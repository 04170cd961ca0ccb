import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { type Span, stepsOf } from './column.ts'
import { missing, type Parameter } from './parameters.ts'
import { type ListedPoint, pointKey } from './point-list.ts'
import type { Table } from './table-file.ts'

/**
 * A column of an older table in the shape of a new one: for files that did not change from one run to the next. False
 * where the older one cannot be read.
 */
export function carryOver(
  table: Table,
  parameter: Parameter,
  { points, span }: { points: readonly ListedPoint[]; span: Span },
  into: Int16Array,
): boolean {
  const numberOf = new Map(table.points.map(({ id, type }, number) => [pointKey(id, type), number]))
  const numbers = points.map(({ id, type }) => numberOf.get(pointKey(id, type)) ?? -1)
  const shift = parameter.isDaily
    ? (span.firstDay - table.span.firstDay) / dayMs
    : (span.firstHourAt - table.span.firstHourAt) / hourMs
  for (let step = 0; step < stepsOf(parameter, span); step++) {
    const heldStep = step + shift
    if (heldStep < 0 || heldStep >= stepsOf(parameter, table.span)) continue
    const values = table.everywhere(parameter.id, heldStep)
    if (values === null) return false
    for (const [point, number] of numbers.entries())
      into[step * points.length + point] = values[number] ?? missing
  }
  return true
}
