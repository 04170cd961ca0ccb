import { warningVersion } from '../../domain/push/due-warnings.ts'
import { hourMs, minuteMs } from '../../domain/time/durations.ts'
import type { WeatherWarning } from '../../domain/warning/warning.ts'
import type { WarningGeography } from '../../domain/warning/warning-area.ts'
import type { Outcome } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import type { PlannedDelivery, PushStore, SubscriberCursor, SubscriberRow } from '../../ports/push.ts'
import type { FindPlaces } from '../places/find-places.ts'
import type { GetPlanSources } from '../plan/get-plan-sources.ts'
import type { GetPollen } from '../pollen/get-pollen.ts'
import type { RainSoon } from '../radar/show/rain-soon.ts'
import type { GetFurtherDangers } from '../warnings/get-dangers.ts'
import type { GetWarnings } from '../warnings/get-warnings.ts'
import type { GetLakes } from '../water/get-lakes.ts'
import { changedSince, clockSkewMs, everySubscriber } from './every-subscriber.ts'
import { createOwedDeliveries, type Moment, versionsOfDanger } from './owed-deliveries.ts'
import { createOwedWishes } from './owed-wishes.ts'
import { createWatchedPlaces, type WatchedPlaces } from './watched-places.ts'
import { createWishRound } from './wish-round.ts'

/** Sealed and written without a pause; a few more where one subscriber is owed them. */
const deliveriesAtOnce = 25
const wholeEveryMs = 10 * minuteMs
/** A forecast is new every hour at most, and quiet hours end on half hours. */
const wishesEveryMs = 30 * minuteMs
/** A new warning waits no longer for wishes: what is left of them is looked at with the next tick. */
const wishesAtOnceMs = 5000
/** Looks prompted only by the radar or the clock wait this long after the last look at all subscribers. */
const leastPauseMs = minuteMs

/** What deliveries are planned from. */
type Known = {
  findPlaces: Pick<FindPlaces, 'resolve'>
  getWarnings: GetWarnings
  getFurtherDangers: GetFurtherDangers
  getPlanSources: GetPlanSources
  getLakes: GetLakes
  getPollen: GetPollen
  radar: { getRainSoon(): Promise<Outcome<RainSoon>> }
}

export type PlanOptions = {
  store: PushStore
  /** Of the world that the key selects. */
  services: () => Promise<Known>
  geography: WarningGeography
  /** A hash: at most 32 letters of base64url, as push services want their topics. */
  topicOf: (text: string) => string
  clock: Clock
}

/**
 * Finds what subscribers are owed at this moment. Those who changed their choice are looked at on their own; all of them
 * only for a warning or danger that is new, after a radar run that sees rain begin somewhere, and every ten minutes.
 */
export function createPlan(options: PlanOptions) {
  const { store, topicOf } = options
  let world: { known: Known; places: WatchedPlaces } | null = null
  const versions = new WeakMap<WeatherWarning, string>()
  /** Of warnings and dangers that all have been looked at for. */
  let planned = new Set<string>()
  let rainRun = ''
  let wholeBegunAt = Number.NEGATIVE_INFINITY
  let wholeAt = Number.NEGATIVE_INFINITY
  let wishesAt = Number.NEGATIVE_INFINITY
  /** The look at all wishes, or at those with a time of their own, and where it goes on; null: it is done. */
  let round: { from: SubscriberCursor; wishes: ReturnType<typeof createWishRound> } | null = null
  /** When somebody's line of the day, or what became of it, is due, as far as they have been looked at. */
  let daysAt = Number.POSITIVE_INFINITY
  /** On the machine's clock. */
  let lookedAt = store.now()

  /** Worked out once for all subscribers. */
  function versionOf(warning: WeatherWarning): string {
    const version = versions.get(warning) ?? topicOf(warningVersion(warning))
    versions.set(warning, version)
    return version
  }

  async function currentWorld() {
    const known = await options.services()
    if (world?.known === known) return world
    const { resolve } = known.findPlaces
    const places = createWatchedPlaces({ resolve, geography: options.geography, hashOf: topicOf })
    world = { known, places }
    return world
  }

  /**
   * Tells how many deliveries are new; ends early once it may not go on. New warnings are handed to `send` before rain is
   * looked for, which takes longer.
   */
  return async function planDeliveries(
    mayGoOn: () => Promise<boolean>,
    send: () => Promise<unknown>,
  ): Promise<number> {
    if (!(await store.hasSubscribers())) return 0
    const now = options.clock()
    // A clock that was put back makes everything due.
    const isWithin = (ms: number, since: number) => Math.abs(now - since) < ms
    const { known, places } = await currentWorld()
    const { data: list, source } = await known.getWarnings({ kind: 'switzerland' })
    const isKnown = list.state === 'active' || list.state === 'all-clear'
    const warnings = isKnown ? list.warnings : []
    await places.follow(warnings, list.carrier ?? 'meteoalarm')
    const { dangers } = await known.getFurtherDangers({ kind: 'switzerland' }, 'de')
    const dangerVersions = dangers.flatMap(versionsOfDanger)
    const inForce = new Set([...warnings.map(versionOf), ...dangerVersions])
    const seen = await known.radar.getRainSoon()
    const rain = seen.data
    const isDemoRain = seen.data !== null && seen.source.isDemo
    const moment = { now, isDemoWarning: source.isDemo, dangerVersions, rain, isDemoRain }
    const { getFurtherDangers } = known
    const owedAt = (isNews: Moment['isNews']) =>
      createOwedDeliveries({ getFurtherDangers, topicOf, places, versionOf }, { ...moment, isNews })

    const isNew = [...inForce].some((version) => !planned.has(version))
    const isOver = [...planned].some((version) => !inForce.has(version))
    const isDue = !isWithin(wholeEveryMs, wholeAt)
    const isRain = rain?.isAnywhere && rain.run !== rainRun
    let added = 0
    if (isNew || ((isDue || isRain) && !isWithin(leastPauseMs, wholeBegunAt))) {
      // Every ten minutes also what should have been planned before.
      const isNews = (version: string) => isDue || !planned.has(version)
      wholeBegunAt = now
      const owed = owedAt(isNews)
      for (const kinds of isNew ? ([['warnings'], ['rain']] as const) : ([['warnings', 'rain']] as const)) {
        const some = await planAll(0, owed, kinds, mayGoOn)
        if (some === null) return added
        added += some
        if (!isNew || some === 0) continue
        if (isKnown) await store.withdraw([...inForce])
        await send()
      }
      if (isDue) wholeAt = now
      if (rain) rainRun = rain.run
    }
    const lookingAt = store.now()
    const everything = owedAt(() => true)
    const roundOf = (only: 'days' | 'all') => {
      const wishesFor = createOwedWishes({ ...known, places, topicOf }, { now, machineNow: lookingAt, only })
      return createWishRound(store, wishesFor, (at) => {
        daysAt = Math.min(daysAt, at)
      })
    }
    const wishes = roundOf('all')
    const since = lookedAt - clockSkewMs
    const ofChanged = await planAll(since, everything, ['warnings', 'rain'], mayGoOn, wishes.visit)
    added += await wishes.end()
    if (ofChanged === null) return added
    lookedAt = lookingAt
    if (isKnown) {
      // What was owed while a push service failed may have been replaced or taken back since.
      if (isNew || isOver || isDue) await store.withdraw([...inForce])
      planned = inForce
    } else planned = new Set([...planned, ...dangerVersions])
    added += ofChanged
    if (round === null) {
      const isAllDue = !isWithin(wishesEveryMs, wishesAt)
      if (!isAllDue && now < daysAt) return added
      if (isAllDue) wishesAt = now
      // Data read for a place serve until the round is over; the whole round counts as the moment at which it began.
      round = { from: changedSince(0), wishes: isAllDue ? wishes : roundOf('days') }
      daysAt = Number.POSITIVE_INFINITY
    }
    // Looking at all wishes takes longer than anything else here.
    if (added > 0) await send()
    const { wishes: some } = round
    const endAt = performance.now() + wishesAtOnceMs
    const hasTime = async () => performance.now() < endAt && (await mayGoOn())
    const left = await everySubscriber(store, round.from, some.visit, hasTime)
    round = left && { from: left, wishes: some }
    added += await some.end()
    return added
  }

  /** Of those who have changed their choice since, on the machine's clock; null: not of all of them. */
  async function planAll(
    since: number,
    owed: ReturnType<typeof createOwedDeliveries>,
    kinds: readonly ('warnings' | 'rain')[],
    mayGoOn: () => Promise<boolean>,
    alsoVisit?: (row: SubscriberRow) => Promise<void>,
  ): Promise<number | null> {
    const warned: PlannedDelivery[] = []
    const rained: PlannedDelivery[] = []
    let added = 0
    const write = async (least: number) => {
      if (warned.length >= least) added += await store.plan(warned.splice(0), null)
      if (rained.length >= least) added += await store.plan(rained.splice(0), hourMs)
    }
    const left = await everySubscriber(
      store,
      changedSince(since),
      async (row) => {
        if (kinds.includes('warnings'))
          warned.push(...(await owed.warningsFor(row)), ...(await owed.dangersFor(row)))
        if (kinds.includes('rain')) rained.push(...(await owed.rainFor(row)))
        await alsoVisit?.(row)
        await write(deliveriesAtOnce)
      },
      mayGoOn,
    )
    if (left !== null) return null
    await write(1)
    return added
  }
}
