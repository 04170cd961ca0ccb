import { decimalsOf, isInstantName, isoNameOf } from './quantities.ts'

/**
 * An answer as it leaves the house: numbers with the decimals that they mean, and beside each instant the same in
 * ISO 8601 (UTC). Both follow from the names of the fields.
 */
export function published<T>(answer: T): T {
  return publishedField(answer, null) as T
}

/** `decimals` are those of the nearest name that tells: `p10` and `p90` have none of their own. */
function publishedField(value: unknown, decimals: number | null): unknown {
  if (typeof value === 'number') return decimals === null ? value : rounded(value, decimals)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => publishedField(one, decimals))
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    fields[name] = publishedField(field, decimalsOf(name) ?? decimals)
    if (!isInstantName(name)) continue
    if (typeof field === 'number') fields[isoNameOf(name)] = isoInstant(field)
    else if (field === null) fields[isoNameOf(name)] = null
  }
  return fields
}

/** Never "-0". */
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals + 0

const isoInstant = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')
