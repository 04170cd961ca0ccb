/** "15.11." as it is written in all of Switzerland; of YYYY-MM-DD. */
export function shortDate(date: string): string {
  return `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`
}
