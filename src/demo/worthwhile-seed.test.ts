import { expect, it } from 'vitest'
import { isSoak } from '../../tests/support/soak.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { createAtmosphere } from './atmosphere.ts'
import { deriveWarnings, issueMs, listWarnings } from './warnings.ts'
import { worthwhileSeed } from './worthwhile-seed.ts'

const zurich = { lat: 47.37, lon: 8.54 }

/** Each takes half a second of looking for a world: one of each season will do. */
const months = Array.from({ length: 12 }, (_, month) => month).filter((month) => isSoak || month % 3 === 1)

it.each(months.map((month) => new Date(Date.UTC(2027, month, 3 + 2 * month, 5 + month)).toISOString()))(
  'at %s the demo has rain, sun and a warning to show, and no dull sky',
  (time) => {
    const at = Date.parse(time)
    const seed = worthwhileSeed(at)

    const atmosphere = createAtmosphere(seed)
    const hours = Array.from({ length: 48 }, (_, hour) => ({
      ...atmosphere.at(zurich, null, at + hour * hourMs),
      hourOfDay: ((at + hour * hourMs) % dayMs) / hourMs,
    }))
    const now = hours[0]
    expect(now?.fog || now?.stratus || (now && now.cloudPercent > 75 && now.rateMmh === 0)).toBe(false)
    expect(hours.slice(0, 25).reduce((mm, { rateMmh }) => mm + rateMmh, 0)).toBeGreaterThan(0.9)
    const sunny = hours.filter(
      ({ cloudPercent, fog, stratus, hourOfDay }) =>
        hourOfDay >= 8 && hourOfDay <= 15 && cloudPercent < 50 && !fog && !stratus,
    )
    expect(sunny.length).toBeGreaterThanOrEqual(3)
    const issueAt = Math.floor(at / issueMs) * issueMs
    const isWarned = warningRegions.some((region) =>
      listWarnings(deriveWarnings(atmosphere, region, issueAt), at).some(({ expiresMs }) => expiresMs > at),
    )
    expect(isWarned).toBe(true)
  },
)
