import type { GetBulletin } from '../../../src/services/snow/get-bulletin.ts'
import {
  createGetDangers,
  createGetFurtherDangers,
  type GetDangers,
} from '../../../src/services/warnings/get-dangers.ts'
import type { GetWarnings } from '../../../src/services/warnings/get-warnings.ts'
import type { GetWater } from '../../../src/services/water/get-water.ts'
import { areaOf, bulletinOf } from './bulletin.ts'
import { calmHazards, type Hazards } from './hazards.ts'
import { readingOf } from './sources.ts'
import { zurich } from './weather.ts'

/** The dangers that a test's own sources tell of; of water and snow none, where it has none. */
export function dangersOf(
  sources: { getWarnings: GetWarnings; getWater?: GetWater; getBulletin?: GetBulletin } & Partial<Hazards>,
  now: number,
): GetDangers {
  const getFurtherDangers = createGetFurtherDangers({
    getWater: async () => readingOf([], now),
    getBulletin: async () => readingOf(bulletinOf([areaOf(now, 1)]), now),
    ...calmHazards(now),
    findPlaces: {
      nearest: () => ({ place: zurich, distanceKm: 1 }),
      nearby: () => [],
      resolve: () => zurich,
    },
    lakes: [],
    clock: () => now,
    ...sources,
  })
  return createGetDangers({ getWarnings: sources.getWarnings, getFurtherDangers })
}
