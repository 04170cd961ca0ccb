import { farthestM } from '../../domain/weather/airport-report.ts'

const wind = /^(?:\d{3}|VRB|\/{3})(?:P?\d{2,3}|\/{2})(?:G\d{2,3})?(?:KT|MPS|KMH)$/
const variableWind = /^\d{3}V\d{3}$/
/** Words that may stand before the wind. */
const preface = /^(?:METAR|SPECI|COR|AUTO|NIL|[A-Z]{4}|\d{6}Z)$/

/**
 * The prevailing visibility in metres, 10 000 for that or more: the group after the wind. The lowest in one direction
 * ("1500SW") and the runway visual range ("R14/0600N") are others. null: it does not say.
 */
export function visibilityOf(raw: string): number | null {
  const words = raw.slice(0, 500).trim().split(/\s+/)
  const start = words.findIndex((word) => wind.test(word))
  // A report without a wind may still tell, but nothing unknown may stand before it.
  const after = start >= 0 ? start + 1 : words.findIndex((word) => !preface.test(word))
  if (after < 0) return null
  const [first = '', second = ''] = words.slice(after, after + 2)
  const group = variableWind.test(first) ? second : first
  if (group === 'CAVOK') return farthestM
  const metres = /^(\d{4})(?:NDV)?$/.exec(group)?.[1]
  if (metres === undefined) return null
  return metres === '9999' ? farthestM : Number(metres)
}
