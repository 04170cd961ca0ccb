const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

/** ISO 8601 with its offset, as epoch ms; null for anything else and for years no weather message can mean. */
export function parseIsoInstant(text: string | null | undefined): number | null {
  const iso = text?.trim() ?? ''
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)$/.test(iso)) return null
  return plausibleInstant(Date.parse(iso))
}

/** 2000 to 2100; a message that says 1970 has lost its time on the way. */
export function plausibleInstant(at: number): number | null {
  return at >= earliest && at < latest ? at : null
}
