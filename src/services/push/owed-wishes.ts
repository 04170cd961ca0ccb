import { createShortTurns } from '../../concurrency/short-turns.ts'
import type { Language } from '../../domain/language.ts'
import type { Place } from '../../domain/place/place.ts'
import { type Criteria, type Need, needRecord } from '../../domain/plan/needs.ts'
import { type PlanBasis, placeWindows, planBasis } from '../../domain/plan/plan-of-place.ts'
import { criteriaQuery, readCriteria } from '../../domain/plan/read-criteria.ts'
import { nextOfDay } from '../../domain/push/day-line.ts'
import { isQuiet } from '../../domain/push/quiet-hours.ts'
import { type ToldWish, type ToldWishes, toldKey, wishNews } from '../../domain/push/told-wish.ts'
import { type EventWish, isDayWish, isEventWish, isNeedWish, wishAhead } from '../../domain/push/wish.ts'
import { needEvent, signEvent, type WishEvent } from '../../domain/push/wish-event.ts'
import { type PushNote, wishNote } from '../../domain/texts/push-texts.ts'
import { hourMs } from '../../domain/time/durations.ts'
import { localDate } from '../../domain/time/local-time.ts'
import { computedUv } from '../../domain/weather/uv-estimate.ts'
import type { PlannedDelivery, SubscriberRow } from '../../ports/push.ts'
import { lakeHere } from '../../reference/bathing-lakes.ts'
import { waterName } from '../../reference/water-names.ts'
import type { GetPlanSources } from '../plan/get-plan-sources.ts'
import type { GetPollen } from '../pollen/get-pollen.ts'
import type { GetFurtherDangers } from '../warnings/get-dangers.ts'
import type { GetLakes } from '../water/get-lakes.ts'
import { createOwedDays, type KnownDay } from './owed-days.ts'
import { placeClock } from './place-clock.ts'
import type { WatchedPlaces } from './watched-places.ts'

/** Whose share of a provider's billed calls they count against: all of them together are one client. */
const client = 'wishes'
/** What has no beginning to come may wait so long for a push service. */
const patienceMs = 6 * hourMs
/** Windows further ahead are sent later, and a window that has begun counts to its end. */
const mostAheadMs = (Math.max(...wishAhead) + 24) * hourMs
/** Places kept for the next subscribers, some ten kilobytes each; whoever asks for others has them read again. */
const mostPlaces = 1000
/** Answers, which are small. */
const mostEvents = 20_000

export type OwedWishes = {
  deliveries: PlannedDelivery[]
  /** What has been sent so far; null: as before. */
  told: ToldWishes | null
  /** When a morning's line or what became of it is due next; never: infinite. */
  nextAt: number
}

/** A place's weather for one kind of question, without its hours that are too far away. */
type Known = { basis: PlanBasis; isDemo: boolean } & Pick<KnownDay, 'uv' | 'rain' | 'soFar'>

/**
 * The messages about wishes that are due. Each place is read once and each need judged once for all who ask the same; limits
 * are compared afterwards. Data that cannot be read lead to no message: neither that something comes nor that it does not.
 */
export function createOwedWishes(
  options: {
    places: Pick<WatchedPlaces, 'placeOf' | 'warningsAt'>
    getPlanSources: GetPlanSources
    getLakes: GetLakes
    getPollen: GetPollen
    getFurtherDangers: GetFurtherDangers
    topicOf: (text: string) => string
  },
  { now, machineNow, only }: { now: number; machineNow: number; only: 'days' | 'all' },
): (row: SubscriberRow) => Promise<OwedWishes> {
  const { places } = options
  const turns = createShortTurns()
  const known = new Map<string, Promise<Known | null>>()
  const events = new Map<string, WishEvent | null>()
  let lakes: ReturnType<GetLakes> | null = null

  async function knownOf(place: Place, need: Need, criteria: Criteria): Promise<Known | null> {
    const { isOnSnow, avalanches } = needRecord(need)
    const hasOwn = isOnSnow || avalanches || criteria.heightM !== null || criteria.days > 1
    const key = JSON.stringify([place.slug, hasOwn ? [need, criteria.heightM] : null])
    const before = known.get(key)
    if (before) return before
    if (known.size >= mostPlaces) known.clear()
    const one = read(place, need, criteria)
    known.set(key, one)
    return one
  }

  async function read(place: Place, need: Need, criteria: Criteria): Promise<Known | null> {
    const { outcome, goal, ...sources } = await options.getPlanSources(place, { need, criteria }, client)
    if (outcome.data === null || outcome.isStale || goal === 'none-near') return null
    const above = goal && goal.weather.data !== null ? { ...goal, weather: goal.weather } : null
    if (goal && !above) return null
    const basis = planBasis({ ...sources, weather: outcome, goal: above }, place, now)
    await turns()
    const { measuredSoFar, current } = outcome.data
    const station = current.station?.name
    return {
      basis: criteria.days > 1 ? basis : nearHours(basis, now),
      isDemo: outcome.source.isDemo,
      uv: basis.outlook.today?.uvIndex ?? computedUv(outcome.data, now)?.index ?? null,
      rain: sources.rain,
      soFar: measuredSoFar && station !== undefined ? { ...measuredSoFar, station } : null,
    }
  }

  /** undefined: nothing is known. */
  async function eventOf(
    wish: EventWish,
    place: Place,
    isTold: boolean,
  ): Promise<{ event: WishEvent | null; isDemo: boolean } | undefined> {
    const { kind, ahead } = wish
    const need = isNeedWish(kind) ? kind : 'dry'
    const criteria = readCriteria(need, criteriaQuery.read((isNeedWish(kind) && wish.criteria) || ''))
    if (kind === 'lake') return lakeEvent(wish, place, isTold)
    const here = await knownOf(place, need, criteria)
    if (!here) return undefined
    const { basis, isDemo } = here
    const { timeZone } = basis.context
    if (!isNeedWish(kind)) {
      const facts = { hours: basis.outlook.hours, timeZone, lake: null, now }
      return { event: signEvent(wish, facts, isTold), isDemo }
    }
    const key = JSON.stringify([place.slug, need, criteria, ahead])
    let event = events.get(key)
    if (event === undefined) {
      event = needEvent(placeWindows(basis, { need, criteria }), { ahead, now })
      if (events.size >= mostEvents) events.clear()
      events.set(key, event)
      await turns()
    }
    return { event, isDemo }
  }

  async function lakeAt(place: Place) {
    lakes ??= options.getLakes()
    const reading = await lakes
    const lake = lakeHere(place.coordinates, reading, now)
    return lake && reading.data !== null ? { lake, isDemo: reading.source.isDemo } : undefined
  }

  async function lakeEvent(wish: EventWish, place: Place, isTold: boolean) {
    const found = await lakeAt(place)
    if (!found) return undefined
    const facts = { hours: [], timeZone: place.timeZone, lake: found.lake, now }
    return { event: signEvent(wish, facts, isTold), isDemo: found.isDemo }
  }

  const owedDay = createOwedDays(
    {
      ...options,
      async knownOf(place) {
        const here = await knownOf(place, 'dry', needRecord('dry').criteria)
        return here && { ...here, outlook: here.basis.outlook, timeZone: here.basis.context.timeZone }
      },
      lakeOf: async (place) => (await lakeAt(place))?.lake ?? null,
    },
    now,
  )

  /** The store refuses a second one of a key, which names the day, whoever plans it. */
  const deliveryOf = (note: PushNote, key: string, subscriptionId: string): PlannedDelivery => ({
    subscriptionId,
    key,
    message: { note, topic: options.topicOf(note.tag), urgency: 'normal' },
    expiresAt: now + patienceMs,
    warning: null,
  })

  return async ({ id: subscriptionId, subscriber: { watches, language }, told }) => {
    const deliveries: PlannedDelivery[] = []
    const after: Record<string, ToldWish> = {}
    let nextAt = Number.POSITIVE_INFINITY
    for (const { place: value, wishes = [] } of watches) {
      for (const wish of wishes) {
        await turns()
        const key = toldKey(value, wish.kind)
        const before = told?.[key] ?? null
        if (before) after[key] = before
        const place = places.placeOf(value)
        if (!place) continue
        const isPaused = (wish.snoozedUntil ?? 0) > machineNow
        if (isDayWish(wish)) {
          nextAt = Math.min(nextAt, nextOfDay(wish, place.timeZone, now))
          const day = await owedDay({ wish, value, place, before, mayTell: !isPaused }, language)
          if (day.told) after[key] = day.told
          if (day.note)
            deliveries.push(
              deliveryOf(day.note, `${day.key} ${key} ${localDate(now, place.timeZone)}`, subscriptionId),
            )
          continue
        }
        if (only === 'days' || !isEventWish(wish)) continue
        const found = await eventOf(wish, place, before?.isOpen ?? false)
        if (!found) continue
        const today = localDate(now, place.timeZone)
        const isAwake = !isPaused && !isQuiet(wish.quiet, now, place.timeZone)
        const { news, told: next } = wishNews(before, found.event, { now, today, mayTell: isAwake })
        if (next) after[key] = next
        if (news === null) continue
        const note = noteOf({ ...found, wish, value, place, before }, language, now)
        const startAt = (news === 'opens' ? found.event : before)?.startAt ?? null
        const delivery = deliveryOf(note, `wish ${key} ${today}`, subscriptionId)
        deliveries.push(startAt !== null && startAt > now ? { ...delivery, expiresAt: startAt } : delivery)
      }
    }
    const isSame = JSON.stringify(after) === JSON.stringify(told ?? {})
    return { deliveries, told: isSame ? null : after, nextAt }
  }
}

function noteOf(
  {
    event,
    wish,
    value,
    place,
    before,
    isDemo,
  }: {
    event: WishEvent | null
    wish: EventWish
    value: string
    place: Place
    before: ToldWish | null
    isDemo: boolean
  },
  language: Language,
  now: number,
): PushNote {
  const { time, day } = placeClock(place.timeZone, language)
  const clock = { time, day: (at: number) => day(at, now) }
  const startAt = before?.startAt ?? null
  return wishNote(
    {
      wish,
      place: { value, name: place.names[language] },
      event: event && named(event, language),
      told: { day: startAt === null ? null : clock.day(startAt) },
      clock,
      isDemo,
    },
    language,
  )
}

/** The Federal Office's name of a lake is not everybody's. */
const named = (event: WishEvent, language: Language): WishEvent =>
  event.kind === 'lake' ? { ...event, lake: waterName(event.lake, language) } : event

function nearHours({ outlook, goalHours, context }: PlanBasis, now: number): PlanBasis {
  const isNear = ({ startAt }: { startAt: number }) => startAt < now + mostAheadMs
  return {
    context,
    outlook: { ...outlook, hours: outlook.hours.filter(isNear) },
    goalHours: goalHours?.filter(isNear) ?? null,
  }
}
