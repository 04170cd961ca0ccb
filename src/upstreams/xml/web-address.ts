/** Links of a feed are shown to visitors: web addresses only, never javascript: or data:. */
export function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}
