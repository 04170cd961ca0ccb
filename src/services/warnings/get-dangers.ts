import {
  avalancheDangers,
  byGravity,
  type Danger,
  type FurtherDanger,
  floodDangers,
  type UnreadSource,
  weatherDanger,
} from '../../domain/danger/danger.ts'
import type { Language } from '../../domain/language.ts'
import { type Coordinates, distanceKm } from '../../domain/place/coordinates.ts'
import type { Place, RegionId } from '../../domain/place/place.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import { bulletinState, isInArea } from '../../domain/snow/avalanche-rules.ts'
import type { Ring, WarningScope } from '../../domain/warning/warning.ts'
import { isAbroad } from '../../domain/warning/warning-state.ts'
import { concernsShore, riverReachKm } from '../../domain/water/shores.ts'
import { isCurrentWater, type WaterReading } from '../../domain/water/water.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome, Reading, Source } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import { regionPlaces } from '../../reference/region-places.ts'
import type { FindPlaces } from '../places/find-places.ts'
import type { GetBulletin } from '../snow/get-bulletin.ts'
import type { GetWater } from '../water/get-water.ts'
import type { GetWarnings, WarningReport } from './get-warnings.ts'

/** All dangers of a place, a region or the country, whoever warns of them. */
export type DangerReport = {
  /** What is known of the weather warnings; only its all-clear may calm. */
  warnings: Reading<WarningReport>
  /** Samples are none. The gravest first. */
  dangers: Danger[]
  /** Named beside every answer, for their silence is no calm. */
  unread: UnreadSource[]
}

/** `client` as for GetWarnings; texts of the bulletin are in `language`. */
export type GetDangers = (scope: WarningScope, language: Language, client?: string) => Promise<DangerReport>

type Part = { dangers: FurtherDanger[]; unread: UnreadSource[] }
const nothing: Part = { dangers: [], unread: [] }
/** Those besides the weather. Asks no weather provider. */
export type GetFurtherDangers = (scope: WarningScope, language: Language) => Promise<Part>
/** So many around the nearest one abroad have a Swiss one among them, at every gauge on the border. */
const placesAround = 30

export function createGetDangers(options: {
  getWarnings: GetWarnings
  getFurtherDangers: GetFurtherDangers
}): GetDangers {
  return async (scope, language, client) => {
    const [warnings, further] = await Promise.all([
      options.getWarnings(scope, client),
      options.getFurtherDangers(scope, language),
    ])
    const weather = [...warnings.data.warnings, ...(warnings.data.fromProvider?.warnings ?? [])]
      .filter(({ isSample }) => !isSample)
      .map((warning) =>
        weatherDanger(warning, warning.issuer === undefined ? warnings.source : providerOf(warnings)),
      )
    return { warnings, dangers: [...weather, ...further.dangers].sort(byGravity), unread: further.unread }
  }
}

export function createGetFurtherDangers(options: {
  getWater: GetWater
  getBulletin: GetBulletin
  findPlaces: Pick<FindPlaces, 'nearest' | 'nearby' | 'resolve'>
  /** Their outlines; without them a lake's danger is known at its gauges only. */
  lakes: readonly Ring[]
  clock: Clock
}): GetFurtherDangers {
  const { findPlaces, lakes, clock } = options

  return async (scope, language) => {
    if (scope.kind === 'place' && isAbroad(scope.place)) return nothing
    const [water, snow] = await Promise.all([
      options.getWater().then((outcome) => floods(outcome, scope, clock())),
      options.getBulletin(language).then((one) => avalanches(one, scope, clock())),
    ])
    return { dangers: [...water.dangers, ...snow.dangers], unread: [...water.unread, ...snow.unread] }
  }

  function floods(outcome: Outcome<readonly WaterReading[]>, scope: WarningScope, now: number): Part {
    if (outcome.data === null) return { dangers: [], unread: [{ kind: 'flood', knownAt: null }] }
    const concerned = outcome.data.filter((reading) => concerns(scope, reading, findPlaces, lakes))
    const here = concerned.filter(({ danger }) => danger !== null)
    const old = here.filter((reading) => !isCurrentWater(reading, now))
    // One silent gauge of many proves little; the only one does, and so does one that last reported danger.
    const missed = old.length === here.length ? old : old.filter(({ danger }) => (danger ?? 1) > 1)
    const newest = largest(missed, ({ measuredAt }) => measuredAt)
    const isUnreadable = concerned.some((one) => one.isDangerUnreadable && isCurrentWater(one, now))
    return {
      dangers: floodDangers(here, outcome.source, now),
      unread: newest || isUnreadable ? [{ kind: 'flood', knownAt: newest?.value ?? null }] : [],
    }
  }

  function avalanches(outcome: Outcome<AvalancheBulletin>, scope: WarningScope, now: number): Part {
    if (outcome.data === null) return { dangers: [], unread: [{ kind: 'avalanche', knownAt: null }] }
    const points = scope.kind === 'switzerland' ? null : pointsOf(scope, findPlaces)
    const dangers = avalancheDangers(outcome.data, outcome.source, now).filter(
      ({ area }) => points === null || points.some((point) => isInArea(point, area)),
    )
    const state = bulletinState(outcome.data, now)
    const isKnown = state === 'off-season' || (state === 'valid' && outcome.data.isWhole)
    const end = largest(outcome.data.areas, ({ validTo }) => (validTo <= now ? validTo : null))
    return { dangers, unread: isKnown ? [] : [{ kind: 'avalanche', knownAt: end?.value ?? null }] }
  }
}

const providerOf = ({ data, source }: Reading<WarningReport>): Source => data.fromProvider?.source ?? source

/** Where the bulletin is read for a place or a region. */
function pointsOf(
  scope: Exclude<WarningScope, { kind: 'switzerland' }>,
  findPlaces: Pick<FindPlaces, 'resolve'>,
): Coordinates[] {
  if (scope.kind === 'place') return [scope.place.coordinates]
  const slugs = Object.entries(regionPlaces).find(([id]) => id === scope.region)?.[1] ?? []
  return slugs.flatMap((slug) => findPlaces.resolve(slug)?.coordinates ?? [])
}

function concerns(
  scope: WarningScope,
  gauge: WaterReading,
  findPlaces: Pick<FindPlaces, 'nearest' | 'nearby'>,
  lakes: readonly Ring[],
): boolean {
  if (scope.kind === 'switzerland') return true
  if (scope.kind === 'place') return concernsShore(gauge, scope.place.coordinates, lakes)
  return isOfRegion(scope.region, gauge.coordinates, findPlaces)
}

/**
 * Of the region of the nearest place, which across a river on the border is not the nearest of all, and of those of
 * other places so near that their own pages name it.
 */
function isOfRegion(
  region: string,
  gauge: Coordinates,
  findPlaces: Pick<FindPlaces, 'nearest' | 'nearby'>,
): boolean {
  const nearest = findPlaces.nearest(gauge)?.place
  if (!nearest) return false
  const here = [nearest, ...findPlaces.nearby(nearest, placesAround)].filter(hasRegion)
  const isConcerned = (place: Place, index: number) =>
    index === 0 || distanceKm(place.coordinates, gauge) <= riverReachKm
  return here.some((place, index) => place.region === region && isConcerned(place, index))
}

const hasRegion = (place: Place): place is Place & { region: RegionId } => place.region !== null
