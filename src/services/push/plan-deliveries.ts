import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WeatherAlert } from '../../domain/alert/alert.ts'
import { type Language, swissLocale } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { type ComingRain, comingRain } from '../../domain/push/coming-rain.ts'
import { dueWarnings, warningVersion } from '../../domain/push/due-warnings.ts'
import { isQuiet } from '../../domain/push/watch.ts'
import { type PushNote, rainNote, warningNote } from '../../domain/texts/push-texts.ts'
import { zonedTime } from '../../domain/texts/zoned-time.ts'
import { hourMs } from '../../domain/time/durations.ts'
import type { Clock } from '../../ports/platform.ts'
import type { PlannedDelivery, PushMessage, PushStore, SubscriberRow } from '../../ports/push.ts'
import type { FindPlaces } from '../find-places.ts'
import type { GetAlerts } from '../get-alerts.ts'
import type { GetRain } from '../get-rain.ts'

/** Read, and their deliveries written, in one go. */
const subscribersAtOnce = 500

/** What deliveries are planned from. */
type Known = { findPlaces: Pick<FindPlaces, 'resolve'>; getAlerts: GetAlerts; getRain: GetRain }

export type PlanOptions = {
  store: PushStore
  /** Of the world that the key selects. */
  services: () => Promise<Known>
  /** A hash: at most 32 letters of base64url, as push services want their topics. */
  topicOf: (text: string) => string
  clock: Clock
}

type Situation = {
  place: Place
  alerts: readonly WeatherAlert[]
  isDemoAlert: boolean
  rain: ComingRain | null
  isDemoRain: boolean
}

/**
 * Finds what subscribers are owed at this moment. All of them are looked at only when there is reason to: another
 * warning, other subscribers, rain in sight of another place, and every ten minutes, when quiet hours and the hour
 * between two notices of rain may have ended.
 */
export function createPlan(options: PlanOptions) {
  const versions = new WeakMap<WeatherAlert, string>()
  let planned = ''
  let rainWatched: readonly string[] = []

  /** Worked out once for all subscribers. */
  function versionOf(alert: WeatherAlert): string {
    const version = versions.get(alert) ?? options.topicOf(warningVersion(alert))
    versions.set(alert, version)
    return version
  }

  /** Tells how many deliveries are new. */
  return async function planDeliveries(): Promise<number> {
    const revision = await options.store.revision()
    if (revision === '') return 0
    const now = options.clock()
    const known = await options.services()
    const country = await known.getAlerts({ kind: 'switzerland' })
    const isKnown = country.data.state === 'active' || country.data.state === 'all-clear'
    const inForce = isKnown ? country.data.alerts : []
    const situations = new Map<string, Promise<Situation | null>>()
    const situationAt = (value: string) => {
      const situation = situations.get(value) ?? situationOf(known, value, country.source.isDemo, now)
      situations.set(value, situation)
      return situation
    }
    const rainy: string[] = []
    for (const value of rainWatched) if ((await situationAt(value))?.rain) rainy.push(value)
    const reasons = [
      revision,
      String(isKnown),
      ...inForce.map(versionOf),
      ...rainy,
      String(Math.floor(now / (hourMs / 6))),
    ].join('\n')
    if (reasons === planned) return 0
    const watched = new Set<string>()
    const added = await planAll(situationAt, now, watched)
    // What was owed while a push service failed may have been replaced or taken back since.
    if (isKnown) await options.store.withdraw(inForce.map(versionOf))
    rainWatched = [...watched]
    planned = reasons
    return added
  }

  async function planAll(
    situationAt: (value: string) => Promise<Situation | null>,
    now: number,
    watched: Set<string>,
  ): Promise<number> {
    const shared = new Map<string, PushMessage>()
    let added = 0
    let next: string | null = ''
    while (next !== null) {
      const page = await options.store.subscribers(next, subscribersAtOnce)
      next = page.next
      const warnings: PlannedDelivery[] = []
      const rains: PlannedDelivery[] = []
      for (const row of page.rows) {
        const places = new Map<string, Situation>()
        for (const { place: value, rain } of row.subscriber.watches) {
          if (rain) watched.add(value)
          const situation = await situationAt(value)
          if (situation) places.set(value, situation)
        }
        warnings.push(...warningsFor(row, places, shared))
        rains.push(...rainFor(row, places, now, shared))
      }
      if (warnings.length > 0) added += await options.store.plan(warnings, null)
      if (rains.length > 0) added += await options.store.plan(rains, hourMs)
      await nextTurn()
    }
    return added
  }

  function warningsFor(
    { id: subscriptionId, subscriber: { watches, language } }: SubscriberRow,
    places: ReadonlyMap<string, Situation>,
    shared: Map<string, PushMessage>,
  ): PlannedDelivery[] {
    const due = dueWarnings(watches, (value) => places.get(value)?.alerts ?? [])
    return due.map(({ alert, places: values }) => {
      const concerned = values.flatMap((value) => places.get(value) ?? [])
      const placeNames = [...new Set(concerned.map(({ place }) => place.names[language]))]
      const isDemo = concerned.some(({ isDemoAlert }) => isDemoAlert)
      const key = JSON.stringify(['warning', versionOf(alert), language, placeNames])
      const message = sharedMessage(shared, key, 'high', () =>
        warningNote({ alert, placeNames, isDemo }, language),
      )
      const version = versionOf(alert)
      // As the message tells them, but in one language: neither a point in the same town nor another language is news.
      const warning = { version, places: [...new Set(concerned.map(({ place }) => place.names.en))] }
      return { subscriptionId, key: `warning ${version}`, message, expiresAt: alert.endAt, warning }
    })
  }

  function rainFor(
    { id: subscriptionId, subscriber: { watches, language } }: SubscriberRow,
    places: ReadonlyMap<string, Situation>,
    now: number,
    shared: Map<string, PushMessage>,
  ): PlannedDelivery[] {
    return watches.flatMap(({ place: value, rain: wanted }) => {
      const situation = places.get(value)
      if (!wanted || !situation?.rain || isQuiet(wanted.quiet, now, situation.place.timeZone)) return []
      const { place, rain, isDemoRain: isDemo } = situation
      const name = place.names[language]
      const time = clockOf(place.timeZone, language)
      const key = JSON.stringify(['rain', value, rain.startAt, language])
      const message = sharedMessage(shared, key, 'normal', () =>
        rainNote({ rain, place: { slug: place.slug, name, time }, isDemo }, language),
      )
      return [{ subscriptionId, key: `rain ${value}`, message, expiresAt: rain.startAt, warning: null }]
    })
  }

  /** The same object for all subscriptions that get the same text. */
  function sharedMessage(
    shared: Map<string, PushMessage>,
    key: string,
    urgency: PushMessage['urgency'],
    write: () => PushNote,
  ): PushMessage {
    const known = shared.get(key)
    if (known) return known
    const note = write()
    const message = { note, topic: options.topicOf(note.tag), urgency }
    shared.set(key, message)
    return message
  }

  async function situationOf(
    { findPlaces, getRain, getAlerts }: Known,
    value: string,
    isDemoAlert: boolean,
    now: number,
  ): Promise<Situation | null> {
    const place = findPlaces.resolve(value)
    if (!place) return null
    const rain = await getRain(place)
    const here = {
      place,
      isDemoAlert,
      rain: rain.data && comingRain(rain.data, now),
      isDemoRain: rain.data !== null && rain.source.isDemo,
    }
    const { data } = await getAlerts({ kind: 'place', place })
    return { ...here, alerts: data.state === 'active' ? data.alerts : [] }
  }
}

function clockOf(timeZone: string, language: Language): (at: number) => string {
  const format = new Intl.DateTimeFormat(swissLocale[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at) => zonedTime(format.format(at), at, timeZone, language)
}
