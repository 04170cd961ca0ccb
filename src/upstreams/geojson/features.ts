import { z } from 'zod'

const collection = z.object({
  type: z.literal('FeatureCollection'),
  // One by one: a feature that is none must not cost the others theirs.
  features: z
    .array(
      z
        .object({ properties: z.unknown().optional(), geometry: z.unknown().optional() })
        .catch({ properties: null, geometry: null }),
    )
    .max(2000),
})

export type Feature = { properties: unknown; geometry: unknown }

/** null if the body is no collection. */
export const featuresOf = (body: unknown): Feature[] | null =>
  collection.safeParse(body).data?.features.map(({ properties, geometry }) => ({ properties, geometry })) ??
  null
