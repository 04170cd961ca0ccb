import { createShortTurns } from '../../concurrency/short-turns.ts'
import { type FurtherDanger, isGrave } from '../../domain/danger/danger.ts'
import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { type ComingRain, comingRain } from '../../domain/push/coming-rain.ts'
import { dueWarnings } from '../../domain/push/due-warnings.ts'
import { isQuiet } from '../../domain/push/quiet-hours.ts'
import { dangerWhere } from '../../domain/texts/danger-texts.ts'
import { dangerNote, type PushNote, rainNote, warningNote } from '../../domain/texts/push-texts.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import type { PlannedDelivery, PushMessage, SubscriberRow } from '../../ports/push.ts'
import { waterName } from '../../reference/water-names.ts'
import type { RainSoon } from '../radar/show/rain-soon.ts'
import type { GetFurtherDangers } from '../warnings/get-dangers.ts'
import { placeClock } from './place-clock.ts'
import type { WatchedPlaces } from './watched-places.ts'

/** Texts kept for the next subscribers; who watches other places gets one of its own. */
const mostShared = 1000

/** What is the case while some subscribers are looked at. */
export type Moment = {
  now: number
  isDemoWarning: boolean
  /** Whether a warning or danger of this version is news to them. */
  isNews: (version: string) => boolean
  /** Of the country's dangers besides the weather. */
  dangerVersions: readonly string[]
  rain: Pick<RainSoon, 'at'> | null
  isDemoRain: boolean
}

/** How long a danger whose end nobody names may wait for a push service. */
const openEndMs = 6 * hourMs

/**
 * Of a water or region at one level, whatever its gauges measure, and of avalanches at one level: the bulletin draws other
 * areas twice a day, and readers who know of level 3 learn nothing new from each. Lower levels have none.
 */
function versionOfDanger({ kind, id, level }: Pick<FurtherDanger, 'kind' | 'id' | 'level'>): string {
  return kind === 'avalanche' ? `${kind} ${level}` : `${id} ${level}`
}

/** Of a river each grave level that one of its gauges reports: a place hears of its own. */
export function versionsOfDanger(danger: FurtherDanger): string[] {
  if (!isGrave(danger)) return []
  if (danger.kind !== 'flood') return [versionOfDanger(danger)]
  const all = [...danger.gauges.map((gauge) => gauge.danger), ...danger.sections.map(({ level }) => level)]
  const levels = all.filter((level) => level !== null && isGrave({ rank: level }))
  return [...new Set(levels)].map((level) => versionOfDanger({ ...danger, level }))
}

type RainAtPlace = { place: Place; rain: ComingRain }

/** Finds what one subscriber after the other is owed at this moment, and lets requests in meanwhile. */
export function createOwedDeliveries(
  options: {
    places: WatchedPlaces
    versionOf: (warning: WeatherWarning) => string
    getFurtherDangers: GetFurtherDangers
    topicOf: (text: string) => string
  },
  { now, isDemoWarning, isNews, dangerVersions, rain: rainSoon, isDemoRain }: Moment,
) {
  const { places, versionOf, topicOf } = options
  const turns = createShortTurns()
  const shared = new Map<string, PushMessage>()
  const rains = new Map<string, RainAtPlace | null>()
  const dangers = new Map<string, Promise<FurtherDanger[]>>()
  const newDangers = dangerVersions.filter(isNews)

  const isNewWarning = (warning: WeatherWarning) => isNews(versionOf(warning))

  async function warningsFor({
    id: subscriptionId,
    subscriber: { watches, language },
  }: SubscriberRow): Promise<PlannedDelivery[]> {
    const news = new Map<string, readonly WeatherWarning[]>()
    for (const { place: value, warningsFrom } of watches) {
      await turns()
      if (warningsFrom !== null) news.set(value, places.warningsAt(value).filter(isNewWarning))
    }
    return dueWarnings(watches, (value) => news.get(value) ?? []).map(({ warning, places: values }) => {
      const names = values.flatMap((value) => places.placeOf(value)?.names ?? [])
      const placeNames = [...new Set(names.map((name) => name[language]))]
      const version = versionOf(warning)
      const key = JSON.stringify(['warning', version, language, placeNames])
      const message = sharedMessage(key, 'high', () =>
        warningNote({ warning, placeNames, isDemo: isDemoWarning }, language),
      )
      // As the message tells them, but in one language: neither a point in the same town nor another language is news.
      const told = { version, places: [...new Set(names.map(({ en }) => en))] }
      return {
        subscriptionId,
        key: `warning ${version}`,
        message,
        expiresAt: warning.endAt,
        warning: told,
      }
    })
  }

  async function dangersFor({
    id: subscriptionId,
    subscriber: { watches, language },
  }: SubscriberRow): Promise<PlannedDelivery[]> {
    if (newDangers.length === 0) return []
    const due = new Map<string, { found: FurtherDanger[]; values: string[] }>()
    for (const { place: value, dangers: wanted = [] } of watches) {
      await turns()
      if (wanted.length === 0) continue
      for (const danger of await dangersAt(value, language)) {
        const version = versionOfDanger(danger)
        if (!isGrave(danger) || !wanted.includes(danger.kind) || !newDangers.includes(version)) continue
        const one = due.get(version) ?? { found: [], values: [] }
        one.found.push(danger)
        if (!one.values.includes(value)) one.values.push(value)
        due.set(version, one)
      }
    }
    return [...due].flatMap(([version, { found, values }]) => {
      const [danger] = found
      const [place] = values
      if (!danger || place === undefined) return []
      const names = values.flatMap((value) => places.placeOf(value)?.names ?? [])
      const placeNames = [...new Set(names.map((name) => name[language]))]
      const nameOf = (water: string) => waterName(water, language)
      const where = [...new Set(found.flatMap((one) => dangerWhere(one, language, nameOf)))]
      const key = JSON.stringify(['danger', version, language, place, placeNames])
      const message = sharedMessage(key, 'high', () =>
        dangerNote({ danger, where, place, placeNames }, language),
      )
      const warning = { version, places: [...new Set(names.map(({ en }) => en))] }
      const expiresAt = danger.until ?? now + openEndMs
      return [{ subscriptionId, key: `danger ${version}`, message, expiresAt, warning }]
    })
  }

  function dangersAt(value: string, language: Language): Promise<FurtherDanger[]> {
    const key = `${language} ${value}`
    const known = dangers.get(key) ?? findDangers(value, language)
    dangers.set(key, known)
    return known
  }

  async function findDangers(value: string, language: Language): Promise<FurtherDanger[]> {
    const place = places.placeOf(value)
    return place ? (await options.getFurtherDangers({ kind: 'place', place }, language)).dangers : []
  }

  async function rainFor({
    id: subscriptionId,
    subscriber: { watches, language },
  }: SubscriberRow): Promise<PlannedDelivery[]> {
    const owed: PlannedDelivery[] = []
    for (const { place: value, rain: wanted } of watches) {
      await turns()
      const coming = wanted && rainAt(value)
      if (!wanted || !coming || isQuiet(wanted.quiet, now, coming.place.timeZone)) continue
      const { place, rain } = coming
      const { time } = placeClock(place.timeZone, language)
      const key = JSON.stringify(['rain', value, rain.startAt, language])
      const message = sharedMessage(key, 'normal', () =>
        rainNote(
          { rain, place: { slug: place.slug, name: place.names[language], time }, isDemo: isDemoRain },
          language,
        ),
      )
      owed.push({ subscriptionId, key: `rain ${value}`, message, expiresAt: rain.startAt, warning: null })
    }
    return owed
  }

  function rainAt(value: string): RainAtPlace | null {
    const known = rains.get(value)
    if (known !== undefined) return known
    const found = findRain(value)
    rains.set(value, found)
    return found
  }

  /** By the radar and its own map of snow alone: no forecast is read for a place. */
  function findRain(value: string): RainAtPlace | null {
    const coordinates = places.coordinatesOf(value)
    const seen = coordinates && rainSoon?.at(coordinates)
    const rain = seen ? comingRain(seen, now) : null
    const place = rain && places.placeOf(value)
    return place && { place, rain }
  }

  /** The same object for all subscriptions that get the same text. */
  function sharedMessage(key: string, urgency: PushMessage['urgency'], write: () => PushNote): PushMessage {
    const known = shared.get(key)
    if (known) return known
    const note = write()
    const message = { note, topic: topicOf(note.tag), urgency }
    if (shared.size >= mostShared) shared.clear()
    shared.set(key, message)
    return message
  }

  return { warningsFor, dangersFor, rainFor }
}
