import { z } from 'zod'
import { geocodingLimit } from '../../domain/place/geocoding.ts'
import { lenient, lenientList } from '../json/lenient.ts'
import { oneLineText } from '../json/one-line-text.ts'

// https://nominatim.org/release-docs/latest/api/Output/ (format=json, addressdetails=1). Every address part depends
// on how the place is mapped, so every one is optional; an empty text counts as missing.

const text = lenient(
  z
    .string()
    .transform((value) => oneLineText(value, 300))
    .refine((value) => value !== ''),
)

/** Coordinates are texts with seven decimals on the wire. */
const degrees = (limit: number) =>
  lenient(
    z
      .union([z.number(), z.string().regex(/^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/)])
      .transform(Number)
      .refine((value) => Math.abs(value) <= limit),
  )

const number = lenient(z.int().nonnegative())

const place = z.object({
  place_id: number,
  osm_type: lenient(z.enum(['node', 'way', 'relation'])),
  osm_id: number,
  lat: degrees(90),
  lon: degrees(180),
  name: text,
  display_name: text,
  address: lenient(
    z.object({
      city: text,
      town: text,
      village: text,
      hamlet: text,
      municipality: text,
      state: text,
      county: text,
      country: text,
      country_code: text,
    }),
  ),
})

export type NominatimPlace = z.infer<typeof place>

const search = lenientList(place, geocodingLimit)

/** undefined if the body is not a list; entries that are not places are undefined. */
export function parseSearch(body: unknown): (NominatimPlace | undefined)[] | undefined {
  return search.parse(body)
}

const nothingFound = z.object({ error: z.string() })

/** "nothing" for the answer that says so (with status 200), undefined where the body is neither that nor a place. */
export function parseReverse(body: unknown): NominatimPlace | 'nothing' | undefined {
  return nothingFound.safeParse(body).success ? 'nothing' : place.safeParse(body).data
}
