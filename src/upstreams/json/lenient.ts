import { z } from 'zod'

/** A field that is missing rather than fatal when it is null, of the wrong type or absurd. */
export function lenient<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined)
}

/** A number that counts as missing outside of its bounds. */
export const within = (min: number, max: number) => lenient(z.number().min(min).max(max))

/** Up to `limit` entries; a bad one becomes undefined and leaves its neighbours alone. */
export function lenientList<T extends z.ZodType>(entry: T, limit: number) {
  return lenient(
    z
      .array(z.unknown())
      .transform((entries) => entries.slice(0, limit))
      .pipe(z.array(lenient(entry))),
  )
}

/**
 * Paths ("hourly.3.temp") of values that were sent but not kept, for the log. Only names of the schema and
 * indices can appear in a path, never words of the upstream. Null counts as not sent.
 */
export function droppedFields(sent: unknown, kept: unknown, path = ''): string[] {
  if (kept === undefined || kept === null) return sent === undefined || sent === null ? [] : [path]
  if (typeof kept !== 'object' || kept === null || typeof sent !== 'object' || sent === null) return []
  return Object.entries(kept).flatMap(([name, value]) =>
    droppedFields((sent as Record<string, unknown>)[name], value, path === '' ? name : `${path}.${name}`),
  )
}
