/** The query of an address with what is chosen; "" where that is nothing, 0 included. */
export function searchOf(chosen: Record<string, string | number | null | undefined | false>): string {
  const given = Object.entries(chosen).filter(([, value]) => value)
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : ''
}
