import { z } from '@hono/zod-openapi'
import { furtherKinds } from '../../domain/danger/danger.ts'
import { languages } from '../../domain/language.ts'
import { mostKeptPlaces, valueForServer } from '../../domain/place/kept-places.ts'
import { isPlaceValue } from '../../domain/place/location-option.ts'
import type { Watch } from '../../domain/push/watch.ts'
import { severities } from '../../domain/warning/warning.ts'

const endpoint = z
  .string()
  .min(1)
  .max(1500)
  .overwrite(oneSpelling)
  .openapi({ description: 'As the browser’s subscription has it' })
const key = z.string().regex(/^[\w-]{1,120}={0,2}$/)
const subscription = z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) })
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ example: '22:00' })
const watch = z
  .object({
    place: z.string().max(100).refine(isPlaceValue).openapi({
      description: 'Slug or "lat,lon", which is rounded to a kilometre',
      example: 'zurich',
    }),
    warningsFrom: z.enum(severities).nullable().openapi({ description: 'null: no warnings' }),
    rain: z
      .object({ quiet: z.object({ from: time, to: time }).nullable() })
      .nullable()
      .openapi({ description: 'null: nothing about rain; quiet hours are on the clock of the place' }),
    dangers: z
      .array(z.enum(furtherKinds))
      .max(furtherKinds.length)
      .exactOptional()
      .openapi({ description: 'Told of from level 3 of five on; none where it is left out' }),
  })
  .refine(
    ({ warningsFrom, rain, dangers }) => warningsFrom !== null || rain !== null || (dangers?.length ?? 0) > 0,
    'nothing is wanted of this place',
  )

export const subscriptionBody = z.object({
  subscription,
  language: z.enum(languages),
  watches: z.array(watch).min(1).max(mostKeptPlaces),
})
export const renewalBody = z.object({ subscription, replaces: endpoint })
export const endpointBody = z.object({ endpoint })

/**
 * One address has one spelling: spaces, capitals in the host, "https:host" or an empty query would otherwise make a browser
 * count twice, and get everything twice. What is no address stays as it is, to be refused as one.
 */
function oneSpelling(text: string): string {
  const url = URL.parse(text)
  if (!url) return text
  // Set to nothing, they lose a "?" or "#" with nothing behind it.
  if (url.search === '') url.search = ''
  if (url.hash === '') url.hash = ''
  return url.href
}

/** Each place once, and points no finer than a kilometre, whatever was sent. */
export function watchesOf(watches: readonly Watch[]): Watch[] {
  const rounded = watches.map((one) => ({ ...one, place: valueForServer({ value: one.place, label: '' }) }))
  return [...new Map(rounded.map((one) => [one.place, one])).values()]
}
