import { createShortTurns } from '../../concurrency/short-turns.ts'
import { isGrave } from '../../domain/danger/danger.ts'
import { type Coordinates, distanceKm } from '../../domain/place/coordinates.ts'
import { isWithin as isNear } from '../../domain/place/nearness.ts'
import type { Place, RegionId } from '../../domain/place/place.ts'
import { avalancheObstacle } from '../../domain/plan/avalanche-obstacle.ts'
import { leastPossiblePercent } from '../../domain/plan/certainty.ts'
import { needRecord } from '../../domain/plan/needs.ts'
import { planOfPlace } from '../../domain/plan/plan-of-place.ts'
import type { PlanWindow } from '../../domain/plan/windows.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import type { SnowStation } from '../../domain/snow/snow-station.ts'
import { dayMs, hourMs } from '../../domain/time/durations.ts'
import { instantOfLocal, startOfLocalDay, swissTime } from '../../domain/time/local-time.ts'
import type { WarningState } from '../../domain/warning/warning-state.ts'
import { lakeTemperature } from '../../domain/water/lake-temperature.ts'
import type { ComingHour } from '../../domain/weather/coming-hours.ts'
import type { Outcome, Source } from '../../domain/weather/reading.ts'
import { isApart } from '../../domain/where/apart.ts'
import { fitAt, fogLimits, type HourEverywhere, isStormy } from '../../domain/where/fit.ts'
import {
  hoursOfPart,
  minutesOf,
  plannedAs,
  reachKm,
  type WhereNeed,
  type WherePart,
} from '../../domain/where/where-needs.ts'
import type { ForecastHours, HourField, LocalForecasts, LocalPoint } from '../../ports/local-forecasts.ts'
import type { Clock } from '../../ports/platform.ts'
import { bathingLakes } from '../../reference/bathing-lakes.ts'
import { readingOfRun } from '../local-weather/local-weather.ts'
import type { Radar } from '../radar/show/create-radar.ts'
import { noData } from '../reading/outcome.ts'
import type { GetBulletin } from '../snow/get-bulletin.ts'
import type { GetSnowStations } from '../snow/get-snow-stations.ts'
import type { DangerReport, GetDangers } from '../warnings/get-dangers.ts'
import type { GetLakes } from '../water/get-lakes.ts'
import type { LocalWeather } from '../weather/weather-sources.ts'
import { createWhereSites, type WhereSite } from './where-sites.ts'

export type WhereAsked = {
  need: WhereNeed
  /** A Swiss day. */
  date: string
  part: WherePart
  start: Place
  minutes: number
  leastHeightM: number
  /** null: all of the country. */
  region: RegionId | null
}

/** Why a place that would suit is not named. */
export const whereObstacles = ['warning', 'storm', 'avalanche', 'bulletin', 'flood'] as const
export type WhereObstacle = (typeof whereObstacles)[number]

export type WhereFound = {
  place: Place
  heightM: number
  km: number
  minutes: number
  /** Its hours as the planner judges them. */
  window: PlanWindow
  /** Of the part of the day that was asked for. */
  sunHours: number
  temperatureMaxC: number
  gustKmh: number | null
  /** In the middle of those hours. */
  sky: ComingHour
  lake?: { name: string; temperatureC: number }
  snow?: { station: string; depthCm: number; freshCm: number | null }
  /** Upper limit of the fog below; null where no single height is known. */
  fogM?: number | null
}

export type WhereAnswer = {
  /** Up to three, the best first. */
  found: WhereFound[]
  /** Left out though they suit, by why: the best first. */
  left: { obstacle: WhereObstacle; places: Place[] }[]
  /** Of a place that is named nobody can tell whether it is warned of. */
  isWarningUnknown: boolean
  /** Every place in the country, for the map. */
  fits: { coordinates: Coordinates; fit: number }[]
  hours: { from: number; until: number }
  /** Sources of facts beside the forecast: lakes, snow. */
  further: Source[]
}

export type GetWhere = (asked: WhereAsked) => Promise<Outcome<WhereAnswer>>

const answers = 3
/** A storm this soon after is met on the way down. */
const wayDownHours = 3
/** So many are looked at more closely before it is said that there is none. */
const mostLooks = 12
/** Below it a place is no answer. */
const leastFit = 0.3
/** Places that differ by less are equally good: the nearer one is taken. */
const fitStep = 0.05

type Candidate = WhereSite & { fit: number; km: number } & Pick<WhereFound, 'lake' | 'snow' | 'fogM'>

export function createGetWhere(options: {
  forecasts: LocalForecasts & { hours(): ForecastHours | null }
  /** What a place's own page shows. */
  weather: LocalWeather
  getRain: Radar['getRain']
  getDangers: GetDangers
  getBulletin: GetBulletin
  getLakes: GetLakes
  getSnowStations: GetSnowStations
  placeOfPoint: (point: LocalPoint) => Place | null
  isOpenData: () => Promise<boolean>
  clock: Clock
}): GetWhere {
  const { forecasts, clock } = options
  const sitesOf = createWhereSites(options.placeOfPoint)

  return async (asked) => {
    const run = (await options.isOpenData()) ? forecasts.hours() : null
    if (!run) return noData(forecasts)
    const now = clock()
    const hours = hoursAsked(asked, now)
    // One question takes longer than other requests should wait.
    const turns = createShortTurns()
    const values = await readHours(run, hours, asked.need, turns)
    if (values.length === 0) return noData(forecasts)
    const sites = await sitesOf(run)
    const bulletin = (await options.getBulletin('de')).data
    const noon = (hours[0] ?? now) + 4 * hourMs
    const fitting = await fitAll(asked, sites, { values, noon, turns })
    const near = fitting
      .filter((site) => isWithin(site, asked) && site.fit >= leastFit)
      .sort((a, b) => stepOf(b.fit) - stepOf(a.fit) || a.km - b.km)
    const lastAt = hours.at(-1) ?? now
    const wayDown = Array.from({ length: wayDownHours }, (_, index) => lastAt + (index + 1) * hourMs)
    const storms = [...values, ...(await readHours(run, wayDown, asked.need, turns))]
    const chosen = await choose(near, asked, { storms, hours, bulletin, now, turns })
    return readingOfRun(forecasts, run.runAt, {
      ...chosen,
      fits: fitting.map(({ coordinates, fit }) => ({ coordinates, fit })),
      hours: { from: hours[0] ?? now, until: (hours.at(-1) ?? now) + hourMs },
      further: await furtherSources(asked.need),
    })
  }

  async function furtherSources(need: WhereNeed): Promise<Source[]> {
    const read = async (): Promise<Outcome<unknown>[]> => {
      if (need === 'lake') return [await options.getLakes()]
      return need === 'snow' ? Object.values(await options.getSnowStations()) : []
    }
    return (await read()).flatMap((outcome) => (outcome.data === null ? [] : outcome.source))
  }

  async function fitAll(
    { need, start }: WhereAsked,
    sites: readonly WhereSite[],
    { values, noon, turns }: { values: readonly HourEverywhere[]; noon: number; turns: Turns },
  ): Promise<Candidate[]> {
    const kmTo = (coordinates: Coordinates) => distanceKm(start.coordinates, coordinates)
    const plain = (site: WhereSite): Candidate => ({
      ...site,
      fit: fitAt(need, values, site.point),
      km: kmTo(site.coordinates),
    })
    if (need === 'lake')
      return lakeSites((await options.getLakes()).data ?? [], sites, noon).map(withAir(plain))
    if (need === 'snow') {
      const { imis, swissmetnet } = await options.getSnowStations()
      return snowSites([...(imis.data ?? []), ...(swissmetnet.data ?? [])], sites).map(withAir(plain))
    }
    const limitAt = need === 'fog' ? fogLimits(sites, values) : null
    const fitting: Candidate[] = []
    for (const [count, site] of sites.entries()) {
      if (count % sitesAtOnce === 0) await turns()
      const limit = limitAt?.(site.coordinates) ?? null
      const isAbove = limit !== null && site.heightM >= limit.highM
      if (limitAt === null) fitting.push(plain(site))
      else fitting.push(isAbove ? { ...plain(site), fogM: limit.aboutM } : { ...plain(site), fit: 0 })
    }
    return fitting
  }

  async function choose(
    ranked: readonly Candidate[],
    asked: WhereAsked,
    known: Known,
  ): Promise<Pick<WhereAnswer, 'found' | 'left' | 'isWarningUnknown'>> {
    const found: (WhereFound & { coordinates: Coordinates })[] = []
    const left = new Map<WhereObstacle, Place[]>()
    let looks = 0
    let isWarningUnknown = false
    for (const site of ranked) {
      if (found.length === answers || looks === mostLooks) break
      await known.turns()
      if (!isApart(site, found)) continue
      const isTour = site.isSummit || asked.need === 'hike'
      const isThundery = isTour && isStormy(known.storms, site.point)
      const report = isThundery ? null : await options.getDangers({ kind: 'place', place: site.place }, 'de')
      const reason = report === null ? 'storm' : obstacleAt(site, isTour, asked.need, report.dangers, known)
      if (reason !== null) {
        left.set(reason, [...(left.get(reason) ?? []), site.place])
        if (reason !== 'storm') looks += 1
        continue
      }
      looks += 1
      const told = await lookAt(site, asked, known)
      if (!told) continue
      found.push({ ...told, coordinates: site.coordinates })
      isWarningUnknown ||= report !== null && !toldStates.includes(report.warnings.data.state)
    }
    return {
      isWarningUnknown,
      found: found.map(({ coordinates: _, ...told }) => told),
      left: whereObstacles.flatMap((obstacle) => {
        const places = left.get(obstacle)
        return places ? [{ obstacle, places }] : []
      }),
    }
  }

  /** As the place's own page and the planner tell it; null where no hours suit after all. */
  async function lookAt(
    site: Candidate,
    asked: WhereAsked,
    { hours, now }: Known,
  ): Promise<WhereFound | null> {
    const { place, heightM, km, lake, snow, fogM } = site
    const weather = options.weather(place)
    if (!weather) return null
    const rain = await options.getRain(place.coordinates)
    const [from, until] = [hours[0] ?? now, (hours.at(-1) ?? now) + hourMs]
    const need = plannedAs(asked.need)
    const [fromHour, toHour] = hoursOfPart(asked.part)
    const criteria = { ...needRecord(need).criteria, fromHour, toHour, hours: Math.min(2, hours.length) }
    // Of the day alone: the hours before it take as long to judge and are not asked for.
    const dayAt = startOfLocalDay(asked.date, swissTime)
    const hourly = weather.data.hourly.filter(({ startAt }) => startAt >= dayAt && startAt < until)
    const ofDay = { ...weather, data: { ...weather.data, hourly } }
    const { days, outlook } = planOfPlace(
      { weather: ofDay, rain: rain.data, warnings: { warnings: [] } },
      place,
      { need, criteria },
      now,
    )
    const day = days.find(({ date }) => date === asked.date)
    const window = day?.best ?? day?.unsure
    const own = outlook.hours.filter(({ startAt }) => startAt + hourMs > from && startAt < until)
    const inside = own.filter(
      ({ startAt }) => startAt >= (window?.startAt ?? until) && startAt < (window?.endAt ?? from),
    )
    const sky = inside[Math.floor(inside.length / 2)]
    if (!window || !sky || window.surePercent < leastPossiblePercent) return null
    const gusts = own.flatMap(({ windGustKmh }) => windGustKmh ?? [])
    return {
      place,
      heightM,
      km,
      minutes: minutesOf(km),
      window,
      sunHours: own.reduce((sum, { sunshineMinutes }) => sum + (sunshineMinutes ?? 0), 0) / 60,
      temperatureMaxC: Math.max(...own.map(({ temperatureC }) => temperatureC)),
      gustKmh: gusts.length > 0 ? Math.max(...gusts) : null,
      sky,
      ...(lake && { lake }),
      ...(snow && { snow }),
      ...(fogM !== undefined && { fogM }),
    }
  }
}

type Known = {
  /** Those asked for and, from a summit, those of the way down. */
  storms: readonly HourEverywhere[]
  hours: readonly number[]
  bulletin: AvalancheBulletin | null
  now: number
  turns: Turns
}
type Turns = ReturnType<typeof createShortTurns>

/** Weighed without a pause. */
const sitesAtOnce = 100

const stepOf = (fit: number) => Math.round(fit / fitStep)

/** The hours of the part that are not over. */
function hoursAsked({ date, part }: Pick<WhereAsked, 'date' | 'part'>, now: number): number[] {
  const [from, to] = hoursOfPart(part)
  return Array.from({ length: to - from }, (_, index) =>
    instantOfLocal(date, from + index, swissTime),
  ).filter((startAt) => startAt > now - hourMs)
}

async function readHours(
  run: ForecastHours,
  hours: readonly number[],
  need: WhereNeed,
  turns: Turns,
): Promise<HourEverywhere[]> {
  const read: HourEverywhere[] = []
  for (const startAt of hours) {
    await turns()
    const hour = hourEverywhere(run, startAt, need)
    if (hour) read.push(hour)
  }
  return read
}

function hourEverywhere(run: ForecastHours, startAt: number, need: WhereNeed): HourEverywhere | null {
  const of = (field: HourField) => run.everywhere(field, startAt)
  const conditionCode = of('conditionCode')
  if (conditionCode === null) return null
  const [isSun, isAir] = [need === 'sun' || need === 'fog', need === 'cool' || need === 'fog']
  return {
    conditionCode,
    chancePercent: of('precipitationChancePercent'),
    amountMm: of('precipitationMm'),
    amountP10Mm: of('precipitationP10Mm'),
    amountP90Mm: of('precipitationP90Mm'),
    // The rest only where it counts.
    sunshineMinutes: isSun ? of('sunshineMinutes') : null,
    temperatureC: isAir ? of('temperatureC') : null,
    temperatureP10C: isAir ? of('temperatureP10C') : null,
    temperatureP90C: isAir ? of('temperatureP90C') : null,
    windKmh: need === 'hike' ? of('windKmh') : null,
  }
}

function isWithin(
  { km, heightM, place, isSummit }: Candidate,
  { need, minutes, leastHeightM, region }: WhereAsked,
): boolean {
  return (
    km <= reachKm(minutes) &&
    heightM >= leastHeightM &&
    (region === null || place.region === region) &&
    (need !== 'hike' || isSummit)
  )
}

/** In all other states of the list nobody knows what is warned of. */
const toldStates: readonly WarningState[] = ['active', 'all-clear']

function obstacleAt(
  { coordinates }: Candidate,
  isTour: boolean,
  need: WhereNeed,
  dangers: DangerReport['dangers'],
  { hours, bulletin, now }: Known,
): WhereObstacle | null {
  // A warning of heat is why one looks for water and cool air.
  const isRelief = !isTour && (need === 'lake' || need === 'cool')
  const reason = graveReason(isRelief ? dangers.filter((danger) => !isOfHeat(danger)) : dangers, hours)
  if (reason !== null) return reason
  return isTour ? (avalancheObstacle('hike', bulletin, [coordinates], now)?.reason ?? null) : null
}

const isOfHeat = (danger: DangerReport['dangers'][number]): boolean =>
  danger.kind === 'weather' && danger.warning.type === 'heat'

/** From level 3 on nobody is sent there, whatever is warned of; a flood's times nobody tells. */
function graveReason(dangers: DangerReport['dangers'], hours: readonly number[]): WhereObstacle | null {
  const [from, until] = [hours[0] ?? 0, (hours.at(-1) ?? 0) + hourMs]
  const grave = dangers.filter(isGrave)
  const isWarned = grave.some(
    (danger) =>
      danger.kind === 'weather' &&
      (danger.from ?? 0) < until &&
      (danger.until ?? (danger.from ?? 0) + dayMs) > from,
  )
  if (isWarned) return 'warning'
  return grave.some(({ kind }) => kind === 'flood') ? 'flood' : null
}

/** How much of the answer the water or the snow is; the rest is the air. */
const ownShare = 0.6

const withAir =
  (plain: (site: WhereSite) => Candidate) =>
  ({
    site,
    share,
    ...own
  }: { site: WhereSite; share: number } & Pick<WhereFound, 'lake' | 'snow'>): Candidate => {
    const candidate = plain(site)
    return { ...candidate, ...own, fit: share === 0 ? 0 : ownShare * share + (1 - ownShare) * candidate.fit }
  }

/** Colder water is for the hardy; this warm it is called warm. */
const coldLakeC = 17
const warmLakeC = 25
/** A lake's weather is that of a place at its shore; snow's that of a village below. */
const shoreKm = 6
const stationKm = 10

function nearestSite(sites: readonly WhereSite[], coordinates: Coordinates, km: number): WhereSite | null {
  let nearest: WhereSite | null = null
  let least = km
  for (const site of sites) {
    if (site.isSummit || !isNear(least, coordinates, site.coordinates)) continue
    const away = distanceKm(site.coordinates, coordinates)
    if (away < least) [nearest, least] = [site, away]
  }
  return nearest
}

function lakeSites(
  series: NonNullable<Awaited<ReturnType<GetLakes>>['data']>,
  sites: readonly WhereSite[],
  at: number,
) {
  return bathingLakes.flatMap(({ id, name, shores }) => {
    const own = series.find(({ lake }) => lake === id)
    const now = own && lakeTemperature(own, at)
    if (!now) return []
    const share = Math.min(1, Math.max(0, (now.temperatureC - coldLakeC) / (warmLakeC - coldLakeC)))
    const lake = { name, temperatureC: now.temperatureC }
    return shores.flatMap((shore) => {
      const site = nearestSite(sites, shore, shoreKm)
      return site ? [{ site, share, lake }] : []
    })
  })
}

/** So much carries on grass, and so much is plenty. */
const leastDepthCm = 30
const deepCm = 120
const muchFreshCm = 30

function snowSites(stations: readonly SnowStation[], sites: readonly WhereSite[]) {
  const best = new Map<WhereSite, { site: WhereSite; share: number; snow: NonNullable<WhereFound['snow']> }>()
  for (const { name, coordinates, depthCm, freshSnow, change24hCm } of stations) {
    if (depthCm < leastDepthCm) continue
    const site = nearestSite(sites, coordinates, stationKm)
    if (!site) continue
    const freshCm = freshSnow?.cm ?? (change24hCm === null ? null : Math.max(0, change24hCm))
    const share = Math.min(1, depthCm / deepCm) / 2 + Math.min(1, (freshCm ?? 0) / muchFreshCm) / 2
    if (share > (best.get(site)?.share ?? 0))
      best.set(site, { site, share, snow: { station: name, depthCm, freshCm } })
  }
  return [...best.values()]
}
