import type { InEveryLanguage } from '../domain/language.ts'

/** The cells of a table in text: a line for each row, " | " between its cells. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

/** "en / de / fr / it", or one name where all agree. */
export function namesOf(cell: string): InEveryLanguage {
  const [en = '', de = en, fr = en, it = en] = cell.split(' / ')
  return { en, de, fr, it }
}
