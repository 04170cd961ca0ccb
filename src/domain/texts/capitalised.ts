/** French and Italian write weekdays in lower case; column heads and titles start with a capital. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
