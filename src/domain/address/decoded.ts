/** A part of an address or a cookie without its percent encoding; null where that is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
