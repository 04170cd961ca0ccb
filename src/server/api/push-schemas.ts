import { z } from '@hono/zod-openapi'
import { furtherKinds } from '../../domain/danger/danger.ts'
import { languages } from '../../domain/language.ts'
import { mostKeptPlaces, valueForServer } from '../../domain/place/kept-places.ts'
import { isPlaceValue } from '../../domain/place/location-option.ts'
import type { Watch } from '../../domain/push/watch.ts'
import { mostWishes, type Wish, wishesOnce, wishFault, wishKinds } from '../../domain/push/wish.ts'
import { severities } from '../../domain/warning/warning.ts'

const endpoint = z
  .string()
  .min(1)
  .max(1500)
  .overwrite(oneSpelling)
  .openapi({ description: 'The endpoint in the browser’s subscription' })
const key = z.string().regex(/^[\w-]{1,120}={0,2}$/)
const subscription = z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) })
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ example: '22:00' })
const quiet = z.object({ from: time, to: time }).nullable()
const wish = z
  .object({
    kind: z.enum(wishKinds as [Wish['kind'], ...Wish['kind'][]]).openapi({
      description: 'A need of the planner, or a sign of the weather. Each kind counts once at a place',
    }),
    criteria: z.string().max(200).exactOptional().openapi({
      description: 'For a need: criteria as in the address of /plan, where they differ from the usual ones',
      example: 'wind=20&hours=3',
    }),
    limit: z
      .number()
      .exactOptional()
      .openapi({ description: 'Threshold: °C for a lake or for cold, cm for snow, km/h for gusts' }),
    ahead: z
      .number()
      .openapi({ description: 'No message is sent earlier than this many hours before the event' }),
    quiet: quiet.openapi({ description: 'Quiet hours in the place’s local time' }),
    at: z.string().max(5).exactOptional().openapi({
      description: 'When the day in one line is sent, 04:00 to 11:59 local time',
      example: '06:45',
    }),
    receipt: z.boolean().exactOptional().openapi({
      description: 'Whether a message in the evening says how the day turned out',
    }),
    snoozedUntil: z
      .number()
      .exactOptional()
      .openapi({ description: 'No message is sent before this time, in epoch milliseconds' }),
  })
  .superRefine((one, context) => {
    const fault = wishFault(one)
    if (fault !== null) context.addIssue({ code: 'custom', message: fault })
  })
const watch = z
  .object({
    place: z.string().max(100).refine(isPlaceValue).openapi({
      description: 'Slug or "lat,lon", rounded to a kilometre',
      example: 'zurich',
    }),
    warningsFrom: z.enum(severities).nullable().openapi({ description: 'null: no warnings' }),
    rain: z.object({ quiet }).nullable().openapi({
      description: 'Messages about rain; null for none. Quiet hours are in the place’s local time',
    }),
    dangers: z
      .array(z.enum(furtherKinds))
      .max(furtherKinds.length)
      .exactOptional()
      .openapi({ description: 'Kinds of danger to be notified of from level 3 of 5; none if left out' }),
    wishes: z
      .array(wish)
      .max(mostWishes)
      .exactOptional()
      .openapi({
        description: `At most one message a day for each; at most ${mostWishes} for all places together`,
      }),
  })
  .refine(
    ({ warningsFrom, rain, dangers, wishes }) =>
      warningsFrom !== null || rain !== null || (dangers?.length ?? 0) > 0 || (wishes?.length ?? 0) > 0,
    'nothing is wanted of this place',
  )

export const subscriptionBody = z.object({
  subscription,
  language: z.enum(languages),
  watches: z
    .array(watch)
    .min(1)
    .max(mostKeptPlaces)
    .refine(
      (watches) => watches.reduce((sum, { wishes = [] }) => sum + wishes.length, 0) <= mostWishes,
      `more than ${mostWishes} wishes`,
    ),
})
export const renewalBody = z.object({ subscription, replaces: endpoint })
export const endpointBody = z.object({ endpoint })

/**
 * One address has one spelling: spaces, capitals in the host, "https:host" or an empty query would otherwise make a browser
 * count twice, and get everything twice. A text that is not an address stays as it is, to be refused later.
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
  const rounded = watches.map((one) => ({
    ...one,
    place: valueForServer({ value: one.place, label: '' }),
    ...(one.wishes && { wishes: wishesOnce(one.wishes) }),
  }))
  return [...new Map(rounded.map((one) => [one.place, one])).values()]
}
