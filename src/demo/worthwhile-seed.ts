import { dayMs, hourMs } from '../domain/time/durations.ts'
import { warningRegions } from '../reference/warning-regions.ts'
import { createAtmosphere } from './atmosphere.ts'
import { deriveWarnings, issueMs, listWarnings } from './warnings.ts'

/** Zürich, which a stranger sees first. */
const shownPlace = { lat: 47.37, lon: 8.54 }
const tried = 150
/** One region in so many is asked for warnings: those of a front reach many. */
const everyRegion = 6

/** What there is to see from that moment on; at best 1 each. */
function sights(seed: number, at: number): Record<'now' | 'rain' | 'sun' | 'warning', number> {
  const atmosphere = createAtmosphere(seed)
  const hours = Array.from({ length: 48 }, (_, hour) => atmosphere.at(shownPlace, null, at + hour * hourMs))
  const [now] = hours
  const rainMm = hours.slice(1, 25).reduce((sum, { rateMmh }) => sum + rateMmh, 0)
  const sunny = hours.filter(({ cloudPercent, fog, stratus }, hour) => {
    // Around noon, by the sun over Switzerland.
    const hourOfDay = ((at + hour * hourMs) % dayMs) / hourMs
    return hourOfDay >= 8 && hourOfDay <= 15 && cloudPercent < 45 && !fog && !stratus
  })
  const isGrey = now !== undefined && (now.fog || now.stratus || (now.cloudPercent > 75 && now.rateMmh === 0))
  const others = isGrey || rainMm < 1 || sunny.length < 3
  return {
    now: isGrey ? 0 : 1,
    rain: Math.min(rainMm, 1),
    sun: Math.min(sunny.length / 3, 1),
    // It takes longest: only where all else is there.
    warning: others ? 0 : Number(warnsAt(atmosphere, at)),
  }
}

function warnsAt(atmosphere: ReturnType<typeof createAtmosphere>, at: number): boolean {
  const issueAt = Math.floor(at / issueMs) * issueMs
  const regions = warningRegions.filter((_, index) => index % everyRegion === 0)
  return regions.some((region) =>
    listWarnings(deriveWarnings(atmosphere, region, issueAt), at).some(({ expiresMs }) => expiresMs > at),
  )
}

/**
 * Of the demo world where nobody chooses one: the first in which, at that time, a stranger sees more than a grey day – no
 * dull sky now, rain within a day, sun within two, and a warning. The best of those tried where there is no such.
 */
export function worthwhileSeed(at: number): number {
  let best = { seed: 1, score: -1 }
  for (let seed = 1; seed <= tried && best.score < 4; seed++) {
    const score = Object.values(sights(seed, at)).reduce((sum, one) => sum + one, 0)
    if (score > best.score) best = { seed, score }
  }
  return best.seed
}
