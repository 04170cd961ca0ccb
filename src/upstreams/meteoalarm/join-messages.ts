import type { WeatherWarning } from '../../domain/warning/warning.ts'
import { areaOfNames } from '../../domain/warning/warning-area.ts'

/**
 * A message for several areas is listed once for each of them, in the index's words with each area's name. Areas with
 * other hours or another level stay apart, under ids of their own.
 */
export function mergeById(warnings: readonly WeatherWarning[]): WeatherWarning[] {
  const merged = new Map<string, Map<string, WeatherWarning>>()
  for (const warning of warnings) {
    const parts = merged.get(warning.id) ?? new Map<string, WeatherWarning>()
    const known = parts.get(partOf(warning))
    merged.set(warning.id, parts.set(partOf(warning), known ? joined(known, warning) : warning))
  }
  return [...merged.values()].flatMap((parts) => withOwnIds([...parts]))
}

const partOf = (warning: WeatherWarning): string => `${hoursOf(warning)}.${warning.severity}`

/** Hours that the feed does not state move with every reading and tell nothing apart. */
function hoursOf({ startAt, endAt, isPeriodAssumed }: WeatherWarning): string {
  return isPeriodAssumed ? 'any' : `${startAt}.${endAt}`
}

/**
 * The part that ends last keeps the message's id: so no part's id changes when another is over. The others are told apart
 * by their hours, and by their level, which the message may state differently from the index, only where it takes that.
 */
function withOwnIds(parts: readonly [name: string, WeatherWarning][]): WeatherWarning[] {
  const endOf = (warning: WeatherWarning) => (warning.isPeriodAssumed ? Number.MAX_VALUE : warning.endAt)
  const [last, ...others] = parts.toSorted(
    ([nameA, a], [nameB, b]) => endOf(b) - endOf(a) || (nameA < nameB ? -1 : 1),
  )
  const named = others.map(([name, warning]) => {
    const isAlone = parts.filter(([, other]) => hoursOf(other) === hoursOf(warning)).length === 1
    return { ...warning, id: `${warning.id}.${isAlone ? hoursOf(warning) : name}` }
  })
  return last ? [last[1], ...named] : named
}

/**
 * An update goes back to the first message that it or those before it name, as far as they were read. Where two go back to
 * the same one, neither says so: the notification of one would take the place of the other's. It replaces all that they
 * name, except those that another one represents.
 */
export function withOrigins(
  warnings: readonly WeatherWarning[],
  replacedBy: (id: string) => readonly string[],
): WeatherWarning[] {
  const origins = warnings.map(({ id }) => originOf(id, replacedBy))
  const isShared = (origin: string) => origins.indexOf(origin) !== origins.lastIndexOf(origin)
  const ownOrigins = warnings.map(({ id }, index) => {
    const origin = origins[index] ?? id
    return isShared(origin) ? id : origin
  })
  return warnings.map((warning, index) => {
    const originId = ownOrigins[index] ?? warning.id
    const replacedIds = allBefore(warning.id, replacedBy).filter(
      (id) => id === originId || !ownOrigins.includes(id),
    )
    return {
      ...warning,
      ...(originId !== warning.id && { originId }),
      ...(replacedIds.length > 0 && { replacedIds }),
    }
  })
}

/** The first of each line before the others: under its id the line is known, and not all ids fit a push message. */
function allBefore(id: string, replacedBy: (id: string) => readonly string[]): string[] {
  const found = new Set([id])
  for (const one of found) for (const earlier of replacedBy(one)) found.add(earlier)
  return [...found].slice(1).toSorted((a, b) => replacedBy(a).length - replacedBy(b).length)
}

function originOf(id: string, replacedBy: (id: string) => readonly string[]): string {
  let origin = id
  // A set goes on with what is added to it, and takes nothing twice.
  const line = new Set([id])
  for (const one of line) {
    origin = one
    const earlier = replacedBy(one).find((other) => !line.has(other))
    if (earlier !== undefined) line.add(earlier)
  }
  return origin
}

function joined(known: WeatherWarning, further: WeatherWarning): WeatherWarning {
  const polygons = [...known.polygons, ...further.polygons]
  const named = [known, further].map(areaOfNames).filter((area) => area !== null)
  return {
    ...known,
    area: joinedAreas([known.area, further.area]),
    polygons,
    startAt: Math.min(known.startAt, further.startAt),
    endAt: Math.max(known.endAt, further.endAt),
    ...(further.isEndAssumed && { isEndAssumed: true }),
    ...(polygons.length > 0 && named.length > 0 && { areaWithoutOutline: joinedAreas(named) }),
    texts: joinedTexts(known.texts, further.texts),
  }
}

const joinedAreas = (areas: readonly string[]): string =>
  [...new Set(areas.flatMap((area) => area.split(', ')))].join(', ')

function joinedTexts(
  known: WeatherWarning['texts'],
  further: WeatherWarning['texts'],
): WeatherWarning['texts'] {
  const [en, other] = [known.en, further.en]
  if (!en || !other || `\n${en.description}\n`.includes(`\n${other.description}\n`)) return known
  return { ...known, en: { ...en, description: `${en.description}\n${other.description}` } }
}
