/** French and Italian write weekdays small; at the head of a column or a title they stand large. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`
}
