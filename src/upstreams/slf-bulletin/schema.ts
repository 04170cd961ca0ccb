import { z } from 'zod'
import { aspects } from '../../domain/snow/avalanche.ts'
import { droppedFields, lenient, lenientList } from '../json/lenient.ts'

// CAAML v6 as GeoJSON: one feature per area, its properties the bulletin of that area. Every field may be missing or
// wrong; what then becomes of the danger level is decided in map.ts, never to the lower side.

const word = lenient(z.string().max(60))
/** Numbers, numbers as text, or "treeline". */
const bound = lenient(
  z.union([
    z.literal('treeline'),
    z.coerce
      .string()
      .regex(/^\d{1,4}(\.0+)?$/)
      .transform(Number),
  ]),
)
const elevation = lenient(z.object({ lowerBound: bound, upperBound: bound }))
/** Longer than any bulletin; a longer text is not cut but left out, and the page says that something is missing. */
const text = lenient(z.string().max(60_000))
const texts = z.object({ highlights: text, comment: text })
const comment = lenient(texts)
/** A list; the first drafts of CAAML v6 had a single one. */
const tendencies = lenient(
  z
    .unknown()
    .transform((sent) => (typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? [sent] : sent))
    .pipe(
      z
        .array(z.unknown())
        .max(20)
        .pipe(z.array(lenient(texts))),
    ),
)

const rating = z.object({
  mainValue: word,
  validTimePeriod: word,
  elevation,
  customData: lenient(z.object({ CH: lenient(z.object({ subdivision: word })) })),
})
const problem = z.object({
  problemType: word,
  dangerRatingValue: word,
  elevation,
  aspects: lenientList(z.enum([...aspects, 'n/a']), 40),
  validTimePeriod: word,
  comment: text,
  customData: lenient(z.object({ CH: lenient(z.object({ coreZoneText: lenient(z.string().max(2000)) })) })),
})

const bulletin = z.object({
  bulletinID: lenient(z.string().min(1).max(200)),
  lang: word,
  validTime: lenient(z.object({ startTime: word, endTime: word })),
  nextUpdate: word,
  publicationTime: word,
  unscheduled: lenient(z.boolean()),
  regions: lenientList(z.object({ regionID: z.string().max(60), name: lenient(z.string().max(200)) }), 400),
  dangerRatings: lenientList(rating, 100),
  avalancheProblems: lenientList(problem, 100),
  highlights: text,
  avalancheActivity: comment,
  travelAdvisory: comment,
  snowpackStructure: comment,
  weatherReview: comment,
  weatherForecast: comment,
  tendency: tendencies,
})
export type WireBulletin = z.infer<typeof bulletin>
export type WireRating = z.infer<typeof rating>
export type WireProblem = z.infer<typeof problem>

const mostAreas = 1000
const collection = z.object({
  type: z.literal('FeatureCollection'),
  // One by one: a feature that is none must not cost the others their outlines.
  features: z
    .array(
      z
        .object({ properties: z.unknown(), geometry: z.unknown() })
        .transform(({ properties, geometry }) => ({ properties, geometry: geometry ?? null }))
        .catch({ properties: null, geometry: null }),
    )
    .max(mostAreas),
})
/** The same bulletins without outlines. */
const plainList = z.object({ bulletins: z.array(z.unknown()).max(mostAreas) })

export type WireFeature = {
  /** null: cannot be read at all. */
  bulletin: WireBulletin | null
  /** undefined: not sent. */
  geometry: unknown
  /** Fields that were sent and could not be read, for the log. */
  dropped: string[]
}

/** undefined if the body is no collection: an empty one says that there is no bulletin, a broken one says nothing. */
export function parseFeatures(body: unknown): WireFeature[] | undefined {
  const sent: { properties?: unknown; geometry?: unknown }[] | undefined =
    collection.safeParse(body).data?.features ??
    plainList.safeParse(body).data?.bulletins.map((properties) => ({ properties }))
  return sent?.map(({ properties, geometry }) => {
    const read = bulletin.safeParse(properties).data ?? null
    return { bulletin: read, geometry, dropped: droppedFields(properties, read ?? undefined) }
  })
}
