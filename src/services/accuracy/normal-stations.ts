import { climateStations } from '../../reference/climate-normals.ts'

/** Where every reference exists, so that all have the same cases; they are spread over the regions and heights. */
export const normalCodes: ReadonlySet<string> = new Set(climateStations.map(({ code }) => code))
