import {
  type AvalancheDanger,
  avalancheDangers,
  byGravity,
  type Danger,
  droughtDanger,
  type FurtherDanger,
  fireDanger,
  floodDangers,
  type UnreadSource,
  weatherDanger,
} from '../../domain/danger/danger.ts'
import { joinWaters, sectionsAt } from '../../domain/danger/flood-sections.ts'
import {
  type Drought,
  type FloodMap,
  type HazardRegion,
  hazardsKnownForMs,
  regionAt,
} from '../../domain/danger/hazards.ts'
import type { Language } from '../../domain/language.ts'
import { type Coordinates, distanceKm } from '../../domain/place/coordinates.ts'
import type { Place, RegionId } from '../../domain/place/place.ts'
import type { AvalancheBulletin } from '../../domain/snow/avalanche.ts'
import { bulletinState, isInArea, regionsAt } from '../../domain/snow/avalanche-rules.ts'
import type { Ring, WarningScope } from '../../domain/warning/warning.ts'
import { isAbroad } from '../../domain/warning/warning-state.ts'
import { concernsShore, lakesAt, riverReachKm } from '../../domain/water/shores.ts'
import { isCurrentWater, type WaterReading } from '../../domain/water/water.ts'
import { largest } from '../../domain/weather/largest.ts'
import type { Outcome, Reading, Source } from '../../domain/weather/reading.ts'
import type { Clock } from '../../ports/platform.ts'
import { regionPlaces } from '../../reference/region-places.ts'
import { officialWaterName } from '../../reference/water-names.ts'
import type { FindPlaces } from '../places/find-places.ts'
import type { GetBulletin } from '../snow/get-bulletin.ts'
import type { GetWater } from '../water/get-water.ts'
import type { GetDrought, GetFloodMap, GetForestFire } from './get-hazards.ts'
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
  getFloodMap: GetFloodMap
  getForestFire: GetForestFire
  getDrought: GetDrought
  findPlaces: Pick<FindPlaces, 'nearest' | 'nearby' | 'resolve'>
  /** Their outlines; without them a lake's danger is known at its gauges only. */
  lakes: readonly Ring[]
  clock: Clock
}): GetFurtherDangers {
  const { findPlaces, lakes, clock } = options

  return async (scope, language) => {
    if (scope.kind === 'place' && isAbroad(scope.place)) return nothing
    const points = scope.kind === 'switzerland' ? null : pointsOf(scope, findPlaces)
    const [water, map, snow, fire, dry] = await Promise.all([
      options.getWater(),
      options.getFloodMap(language),
      options.getBulletin(language),
      options.getForestFire(),
      options.getDrought(),
    ])
    const now = clock()
    const parts = [
      floods(water, map, { scope, points, now }),
      avalanches(snow, points, now),
      regional('forest-fire', fire, points, { now, dangerOf: fireDanger }),
      regional('drought', withOutlines(dry, map, language), points, { now, dangerOf: droughtDanger }),
    ]
    return {
      dangers: parts.flatMap(({ dangers }) => dangers),
      unread: parts.flatMap(({ unread }) => unread),
    }
  }

  function floods(
    outcome: Outcome<readonly WaterReading[]>,
    mapOutcome: Outcome<FloodMap>,
    { scope, points, now }: { scope: WarningScope; points: Coordinates[] | null; now: number },
  ): Part {
    const map = knownMap(mapOutcome, now)
    const { readings, sections } = joinWaters(
      { readings: outcome.data ?? [], sections: map.data?.sections ?? [] },
      officialWaterName,
    )
    const shores = scope.kind === 'place' ? lakesAt(scope.place.coordinates, lakes) : []
    const concerned = readings.filter((reading) => concerns(scope, reading, findPlaces, shores))
    const told =
      points === null ? sections : [...new Set(points.flatMap((point) => sectionsAt(point, sections)))]
    const known = concerned.filter(({ danger }) => danger !== null)
    const old = known.filter((reading) => !isCurrentWater(reading, now))
    // One silent gauge of many proves little; the only one does, and so does one that last reported danger.
    const missed = old.length === known.length ? old : old.filter(({ danger }) => (danger ?? 1) > 1)
    const newest = largest(missed, ({ measuredAt }) => measuredAt)
    const isUnreadable = concerned.some((one) => one.isDangerUnreadable && isCurrentWater(one, now))
    const source = outcome.data === null ? mapOutcome : outcome
    const unread: UnreadSource[] = []
    if (outcome.data === null) unread.push({ kind: 'flood', knownAt: null })
    else if (newest || isUnreadable) unread.push({ kind: 'flood', knownAt: newest?.value ?? null })
    // A section without a level says nothing, and where there is none at all nobody has looked.
    if (map.data === null || told.every(({ level }) => level === 0))
      unread.push({ kind: 'flood-map', knownAt: map.knownAt })
    const dangers =
      source.data === null
        ? []
        : floodDangers(known, source.source, now, { sections: told, issuedAt: map.data?.issuedAt ?? null })
    return { dangers, unread }
  }

  function avalanches(
    outcome: Outcome<AvalancheBulletin>,
    points: readonly Coordinates[] | null,
    now: number,
  ): Part {
    if (outcome.data === null) return { dangers: [], unread: [{ kind: 'avalanche', knownAt: null }] }
    const country = avalancheDangers(outcome.data, outcome.source, now)
    const dangers = points === null ? country : country.flatMap((danger) => dangerAt(points, danger) ?? [])
    const state = bulletinState(outcome.data, now)
    const isKnown = state === 'off-season' || (state === 'valid' && outcome.data.isWhole)
    const end = largest(outcome.data.areas, ({ validTo }) => (validTo <= now ? validTo : null))
    return { dangers, unread: isKnown ? [] : [{ kind: 'avalanche', knownAt: end?.value ?? null }] }
  }
}

/** null: it holds elsewhere. Of the area's dozens of regions only those here are named. */
function dangerAt(points: readonly Coordinates[], danger: AvalancheDanger): AvalancheDanger | null {
  const { area } = danger
  if (!points.some((point) => isInArea(point, area))) return null
  return { ...danger, area: { ...area, regions: regionsAt(points, area) } }
}

/** Anything older counts as unknown. */
function knownMap({ data, ...outcome }: Outcome<FloodMap>, now: number) {
  if (data === null || !('fetchedAt' in outcome)) return { data: null, knownAt: null }
  const knownAt = data.issuedAt ?? outcome.fetchedAt
  return now - knownAt > hazardsKnownForMs ? { data: null, knownAt } : { data, knownAt: null }
}

/** Dangers by region: of the country all, else of the regions that the points lie in. */
function regional<Region extends HazardRegion>(
  kind: 'forest-fire' | 'drought',
  outcome: Outcome<{ regions: readonly Region[] }>,
  points: readonly Coordinates[] | null,
  { now, dangerOf }: { now: number; dangerOf: (region: Region, source: Source) => FurtherDanger | null },
): Part {
  const missing = (knownAt: number | null): Part => ({ dangers: [], unread: [{ kind, knownAt }] })
  if (outcome.data === null) return missing(null)
  if (now - outcome.fetchedAt > hazardsKnownForMs) return missing(outcome.fetchedAt)
  const { regions } = outcome.data
  const here: readonly (Region | null)[] =
    points === null ? regions : points.map((point) => regionAt(point, regions))
  const found = [...new Set(here)].filter((region) => region !== null)
  return {
    dangers: found.flatMap((region) => dangerOf(region, outcome.source) ?? []),
    // A place in no region is none that somebody has looked at.
    unread: found.length === 0 || here.includes(null) ? [{ kind, knownAt: null }] : [],
  }
}

/** Droughts are graded for the regions of the flood map: where they come without outlines, its own serve. */
function withOutlines(
  drought: Outcome<Drought>,
  { data: map }: Outcome<FloodMap>,
  language: Language,
): Outcome<Drought> {
  if (drought.data === null || map === null) return drought
  if (drought.data.regions.every(({ polygons }) => polygons.length > 0)) return drought
  const byName = new Map(
    map.sections.filter(({ kind }) => kind === 'region').map((one) => [one.name.toLowerCase(), one.polygons]),
  )
  const regions = drought.data.regions.map((region) => {
    const drawn =
      byName.get(region.names[language].toLowerCase()) ?? byName.get(region.names.de.toLowerCase())
    return region.polygons.length > 0 || !drawn ? region : { ...region, polygons: drawn }
  })
  return { ...drought, data: { regions } }
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
  shores: readonly Ring[],
): boolean {
  if (scope.kind === 'switzerland') return true
  if (scope.kind === 'place') return concernsShore(gauge, scope.place.coordinates, shores)
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
