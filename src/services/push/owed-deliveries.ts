import type { WeatherAlert } from '../../domain/alert/alert.ts'
import { type Language, swissLocale } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { type ComingRain, comingRain } from '../../domain/push/coming-rain.ts'
import { dueWarnings } from '../../domain/push/due-warnings.ts'
import { isQuiet } from '../../domain/push/watch.ts'
import { type PushNote, rainNote, warningNote } from '../../domain/texts/push-texts.ts'
import { zonedTime } from '../../domain/texts/zoned-time.ts'
import type { PlannedDelivery, PushMessage, SubscriberRow } from '../../ports/push.ts'
import type { GetRain } from '../get-rain.ts'
import type { RainSoon } from '../radar/rain-soon.ts'
import { createShortTurns } from '../short-turns.ts'
import type { WatchedPlaces } from './watched-places.ts'

/** Texts kept for the next subscribers; who watches other places gets one of its own. */
const mostShared = 1000

/** What is the case while some subscribers are looked at. */
export type Moment = {
  now: number
  isDemoAlert: boolean
  /** Whether this warning is news to them. */
  isNews: (alert: WeatherAlert) => boolean
  rain: Pick<RainSoon, 'at'> | null
}

type RainAtPlace = { place: Place; rain: ComingRain; isDemo: boolean }

/** Finds what one subscriber after the other is owed at this moment, and lets requests in meanwhile. */
export function createOwedDeliveries(
  options: {
    places: WatchedPlaces
    versionOf: (alert: WeatherAlert) => string
    getRain: GetRain
    topicOf: (text: string) => string
  },
  { now, isDemoAlert, isNews, rain: rainSoon }: Moment,
) {
  const { places, versionOf, topicOf } = options
  const turns = createShortTurns()
  const shared = new Map<string, PushMessage>()
  const rains = new Map<string, Promise<RainAtPlace | null>>()

  async function warningsFor({
    id: subscriptionId,
    subscriber: { watches, language },
  }: SubscriberRow): Promise<PlannedDelivery[]> {
    const news = new Map<string, readonly WeatherAlert[]>()
    for (const { place: value, warningsFrom } of watches) {
      await turns()
      if (warningsFrom !== null) news.set(value, places.alertsAt(value).filter(isNews))
    }
    return dueWarnings(watches, (value) => news.get(value) ?? []).map(({ alert, places: values }) => {
      const names = values.flatMap((value) => places.placeOf(value)?.names ?? [])
      const placeNames = [...new Set(names.map((name) => name[language]))]
      const version = versionOf(alert)
      const key = JSON.stringify(['warning', version, language, placeNames])
      const message = sharedMessage(key, 'high', () =>
        warningNote({ alert, placeNames, isDemo: isDemoAlert }, language),
      )
      // As the message tells them, but in one language: neither a point in the same town nor another language is news.
      const warning = { version, places: [...new Set(names.map(({ en }) => en))] }
      return { subscriptionId, key: `warning ${version}`, message, expiresAt: alert.endAt, warning }
    })
  }

  async function rainFor({
    id: subscriptionId,
    subscriber: { watches, language },
  }: SubscriberRow): Promise<PlannedDelivery[]> {
    const owed: PlannedDelivery[] = []
    for (const { place: value, rain: wanted } of watches) {
      await turns()
      const coming = wanted && mayBegin(value) ? await rainAt(value) : null
      if (!wanted || !coming || isQuiet(wanted.quiet, now, coming.place.timeZone)) continue
      const { place, rain, isDemo } = coming
      const time = clockOf(place.timeZone, language)
      const key = JSON.stringify(['rain', value, rain.startAt, language])
      const message = sharedMessage(key, 'normal', () =>
        rainNote({ rain, place: { slug: place.slug, name: place.names[language], time }, isDemo }, language),
      )
      owed.push({ subscriptionId, key: `rain ${value}`, message, expiresAt: rain.startAt, warning: null })
    }
    return owed
  }

  /** By the radar alone: whether it is rain or snow is asked only where something falls. */
  function mayBegin(value: string): boolean {
    const coordinates = places.coordinatesOf(value)
    const seen = coordinates && rainSoon?.at(coordinates)
    return !!seen && comingRain(seen, now) !== null
  }

  function rainAt(value: string): Promise<RainAtPlace | null> {
    const known = rains.get(value) ?? findRain(value)
    rains.set(value, known)
    return known
  }

  async function findRain(value: string): Promise<RainAtPlace | null> {
    const place = places.placeOf(value)
    if (!place) return null
    const reading = await options.getRain(place)
    const rain = reading.data && comingRain(reading.data, now)
    return rain && { place, rain, isDemo: reading.source.isDemo }
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

  return { warningsFor, rainFor }
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
