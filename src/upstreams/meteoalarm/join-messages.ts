import type { WeatherAlert } from '../../domain/alert/alert.ts'
import { areaOfNames } from '../../domain/alert/alert-area.ts'

/**
 * A message for several areas is listed once for each of them, in the index's words with each area's name. Areas with
 * other hours or another level stay apart, under ids of their own.
 */
export function mergeById(alerts: readonly WeatherAlert[]): WeatherAlert[] {
  const merged = new Map<string, Map<string, WeatherAlert>>()
  for (const alert of alerts) {
    const parts = merged.get(alert.id) ?? new Map<string, WeatherAlert>()
    const known = parts.get(partOf(alert))
    merged.set(alert.id, parts.set(partOf(alert), known ? joined(known, alert) : alert))
  }
  return [...merged.values()].flatMap((parts) => withOwnIds([...parts]))
}

const partOf = (alert: WeatherAlert): string => `${hoursOf(alert)}.${alert.severity}`

/** Hours that the feed does not state move with every reading and tell nothing apart. */
function hoursOf({ startAt, endAt, isPeriodAssumed }: WeatherAlert): string {
  return isPeriodAssumed ? 'any' : `${startAt}.${endAt}`
}

/**
 * The part that ends last keeps the message's id: so no part's id changes when another is over. The others are told apart
 * by their hours, and by their level, which the message may state differently from the index, only where it takes that.
 */
function withOwnIds(parts: readonly [name: string, WeatherAlert][]): WeatherAlert[] {
  const endOf = (alert: WeatherAlert) => (alert.isPeriodAssumed ? Number.MAX_VALUE : alert.endAt)
  const [last, ...others] = parts.toSorted(
    ([nameA, a], [nameB, b]) => endOf(b) - endOf(a) || (nameA < nameB ? -1 : 1),
  )
  const named = others.map(([name, alert]) => {
    const isAlone = parts.filter(([, other]) => hoursOf(other) === hoursOf(alert)).length === 1
    return { ...alert, id: `${alert.id}.${isAlone ? hoursOf(alert) : name}` }
  })
  return last ? [last[1], ...named] : named
}

/**
 * An update goes back to the first message that it or those before it name, as far as they were read. Where two go back to
 * the same one, neither says so: the notification of one would take the place of the other's. It replaces all that they
 * name, but for what another one stands for.
 */
export function withOrigins(
  alerts: readonly WeatherAlert[],
  replacedBy: (id: string) => readonly string[],
): WeatherAlert[] {
  const origins = alerts.map(({ id }) => originOf(id, replacedBy))
  const isShared = (origin: string) => origins.indexOf(origin) !== origins.lastIndexOf(origin)
  const ownOrigins = alerts.map(({ id }, index) => {
    const origin = origins[index] ?? id
    return isShared(origin) ? id : origin
  })
  return alerts.map((alert, index) => {
    const originId = ownOrigins[index] ?? alert.id
    const replacedIds = allBefore(alert.id, replacedBy).filter(
      (id) => id === originId || !ownOrigins.includes(id),
    )
    return {
      ...alert,
      ...(originId !== alert.id && { originId }),
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

function joined(known: WeatherAlert, further: WeatherAlert): WeatherAlert {
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

function joinedTexts(known: WeatherAlert['texts'], further: WeatherAlert['texts']): WeatherAlert['texts'] {
  const [en, other] = [known.en, further.en]
  if (!en || !other || `\n${en.description}\n`.includes(`\n${other.description}\n`)) return known
  return { ...known, en: { ...en, description: `${en.description}\n${other.description}` } }
}
