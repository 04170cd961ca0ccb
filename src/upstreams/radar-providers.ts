import { satelliteClouds } from './eumetsat-clouds/provider.ts'
import { meteoswissRadar } from './meteoswiss-radar/provider.ts'
import { operaRadar } from './opera/provider.ts'

/** In the order in which a run asks them: the next one where one fails, and for what one does not have. */
export const radarProviders = [meteoswissRadar, operaRadar] as const

/** What a run draws beside the rain. */
export const cloudProvider = satelliteClouds
