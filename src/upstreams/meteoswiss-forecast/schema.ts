import { z } from 'zod'

/** A STAC item: the files of one UTC day by name. One entry in another shape costs only itself. */
export const itemSchema = z.object({ assets: z.record(z.string(), z.unknown()) })

export const assetSchema = z.object({ 'file:checksum': z.string().max(200) })
