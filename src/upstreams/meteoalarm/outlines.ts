import { kmPerDegree } from '../../domain/place/coordinates.ts'
import type { Ring } from '../../domain/warning/warning.ts'

/** Separators: white space, which may also surround a pair's comma. */
const listed = (text: string): string[] => text.trim().replace(/\s+/g, ' ').replace(/ ?, ?/g, ',').split(' ')

function parsePair(text: string): Ring[number] | null {
  const match = /^([+-]?\d{1,2}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)$/.exec(text)
  return match && [Number(match[2]), Number(match[1])]
}

/** An element without content, or a circle about a mere point, leaves no part of the area without an outline. */
export const isNotEmpty = (outline: string): boolean =>
  outline.trim() !== '' && !/\s0+(?:\.0*)?\s*$/.test(outline)

/** CAP writes latitude first; our rings are [lon, lat] and closed. */
export function parsePolygon(text: string): Ring | null {
  const ring: Ring = []
  for (const pair of listed(text).slice(0, 20_000)) {
    const corner = parsePair(pair)
    if (!corner) return null
    ring.push(corner)
  }
  const [first] = ring
  const last = ring.at(-1)
  if (!first || !last || ring.length < 3) return null
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first]
}

const circleCorners = 32

/** "lat,lon radius" with the radius in km, as a ring drawn about the circle: what is inside it stays inside. */
export function parseCircle(text: string): Ring | null {
  const [pair = '', radius = '', ...rest] = listed(text)
  const centre = parsePair(pair)
  const km = /^\d{1,3}(?:\.\d+)?$/.test(radius) ? Number(radius) : 0
  if (!centre || km <= 0 || rest.length > 0) return null
  const [lon, lat] = centre
  const reachDegrees = km / kmPerDegree / Math.cos(Math.PI / circleCorners)
  const stretch = Math.cos((lat * Math.PI) / 180)
  return Array.from({ length: circleCorners + 1 }, (_, corner) => {
    const angle = ((corner % circleCorners) / circleCorners) * 2 * Math.PI
    return [lon + (Math.sin(angle) * reachDegrees) / stretch, lat + Math.cos(angle) * reachDegrees]
  })
}
