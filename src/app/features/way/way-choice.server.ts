import { readWay, type WayAsked, type WayTrouble } from '../../../domain/way/read-way.ts'
import type { wayQuery } from '../../../domain/way/way-query.ts'
import { lineOf, longestWayMs, type WayRoute } from '../../../domain/way/way-route.ts'
import type { RequestContext } from '../../page/request-context.ts'
import { typedPlace } from '../../page/typed-place.server.ts'

/** What the address asks for, with the places it names. */
export type WayChoice = WayAsked & {
  code: string | null
  /** The stops by their names, where these lead to the same places; else as they were typed. */
  typed: readonly string[]
  /** null: there is no way to speak of yet. */
  route: WayRoute | null
  problems: readonly WayProblem[]
}

export type WayProblem = { kind: WayTrouble | 'few' | 'same' | 'long' } | { kind: 'unknown'; name: string }

/** Nearer to each other two points are one. */
const leastKm = 0.2

export function wayChoice(given: ReturnType<typeof wayQuery.read>, visit: RequestContext): WayChoice {
  const { services, now } = visit
  const asked = readWay(given, now)
  const found = asked.stops.map((name) => ({ name, place: services.findPlaces.resolve(name) }))
  const places = found.flatMap(({ place }) => place ?? [])
  const unknown = found.filter(({ place }) => place === null)
  const wanted: WayRoute | null =
    asked.track !== null
      ? { track: asked.track }
      : unknown.length === 0 && places.length > 1
        ? { stops: places }
        : null
  const wrong = wanted && wrongLine(wanted, asked)
  const isFew = asked.track === null && asked.stops.length === 1
  const problems: WayProblem[] = [
    ...asked.trouble.map((kind) => ({ kind })),
    ...(asked.track === null ? unknown.map(({ name }) => ({ kind: 'unknown' as const, name })) : []),
    ...(isFew ? [{ kind: 'few' as const }] : []),
    ...(wrong ? [{ kind: wrong }] : []),
  ]
  const typed = found.map(({ name, place }) => (place ? typedPlace(place, visit, name) : name))
  const code = asked.track === null ? null : given.track
  return { ...asked, code, typed, route: wrong ? null : wanted, problems }
}

function wrongLine(route: WayRoute, { by }: WayAsked): 'same' | 'long' | null {
  const { km, lastsMs } = lineOf(route, by)
  if (km < leastKm) return 'same'
  return lastsMs > longestWayMs ? 'long' : null
}
