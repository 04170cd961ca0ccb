import type { WarningArea } from '../domain/alert-area.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import { hash2 } from './noise.ts'
import { hourMs, summerness } from './synoptic.ts'
import type { Hazard, Level } from './warning-texts.ts'

export type WarnedRegion = Pick<WarningArea, 'id' | 'name' | 'centre' | 'bounds'>

/** Something dangerous that the atmosphere will really do in a region. */
export type Warning = {
  region: WarnedRegion
  hazard: Hazard
  level: Level
  onsetMs: number
  expiresMs: number
  sentMs: number
  /** Gust in m/s, sum in mm or cm, rate in mm/h, temperature in °C, visibility in m: by hazard. */
  magnitude: number
  /** 32 hex digits, the same in every feed that lists the warning. */
  key: string
}

/** Warnings are worked out anew so often; between, the same list is filtered by the time. */
export const issueMs = 3 * hourMs
const lookBackH = 36
const lookAheadH = 30
/** Air is examined every so many hours, precipitation every hour. */
const airStepH = 3
/** The feed stays readable: the most dangerous ones. */
const mostWarnings = 16

type Hourly = { atMs: number; air: AirState; rateMmh: number }
type Episode = { from: number; to: number; magnitude: number; level: Level }

/** Thresholds after the danger levels of MeteoSwiss for low ground, rounded. */
function levelOf(value: number, yellow: number, orange: number, red: number): Level | null {
  if (value >= red) return 4
  if (value >= orange) return 3
  return value >= yellow ? 2 : null
}

/** Everything that a feed may have to list between `issueAtMs` and `issueAtMs + issueMs`. */
export function deriveWarnings(atmosphere: Atmosphere, region: WarnedRegion, issueAtMs: number): Warning[] {
  const hours: Hourly[] = []
  let air: AirState | null = null
  for (let h = -lookBackH; h <= lookAheadH; h++) {
    const atMs = issueAtMs + h * hourMs
    // Aligned to the clock, so that two issues examine the same instants.
    if (air === null || (atMs / hourMs) % airStepH === 0) air = atmosphere.at(region.centre, null, atMs)
    hours.push({ atMs, air, rateMmh: atmosphere.rateAt(region.centre, atMs) })
  }
  const elevationM = hours[0]?.air.elevationM ?? 500
  const high = elevationM > 1200
  const found: [Hazard, Episode[]][] = [
    [
      'wind',
      episodes(
        hours,
        4,
        (h) => h.air.gustMs,
        (v) => (high ? levelOf(v, 33, 39, 46) : levelOf(v, 22, 27, 32)),
      ),
    ],
    [
      'rain',
      sums(
        hours,
        (h) => (h.air.temperatureC > 1.2 ? h.rateMmh : 0),
        (mm) => levelOf(mm, high ? 55 : 42, 70, 110),
      ),
    ],
    [
      'snow',
      sums(
        hours,
        (h) => (h.air.temperatureC <= 1.2 ? h.rateMmh : 0),
        (cm) => levelOf(cm, high ? 30 : 9, high ? 50 : 20, high ? 80 : 40),
      ),
    ],
    ['thunderstorm', storms(atmosphere, region, hours)],
    [
      'heat',
      episodes(
        hours,
        15,
        (h) => h.air.temperatureC,
        (v) => levelOf(v, 32.5, 34.5, 36.5),
      ),
    ],
    ['frost', frosts(hours, elevationM)],
    [
      'fog',
      episodes(
        hours,
        3,
        (h) => (h.air.fog ? 1000 - h.air.visibilityM : 0),
        (v) => (v >= 870 ? 2 : null),
      ).filter((e) => e.to - e.from >= 6),
    ],
  ]
  return found.flatMap(([hazard, list]) => list.map((episode) => toWarning(region, hazard, episode, hours)))
}

/** Warnings to be listed at that instant: issued, and not ended for longer than six hours. */
export function listWarnings(candidates: readonly Warning[], nowMs: number): Warning[] {
  return candidates
    .filter((warning) => warning.sentMs <= nowMs && warning.expiresMs > nowMs - 6 * hourMs)
    .sort((a, b) => b.level - a.level || a.onsetMs - b.onsetMs || (a.key < b.key ? -1 : 1))
    .slice(0, mostWarnings)
}

/** Runs of hours above the lowest level, joined over short breaks. */
function episodes(
  hours: readonly Hourly[],
  joinH: number,
  value: (hour: Hourly) => number,
  level: (value: number) => Level | null,
): Episode[] {
  const list: Episode[] = []
  hours.forEach((hour, i) => {
    const magnitude = value(hour)
    const reached = level(magnitude)
    if (reached === null) return
    const last = list.at(-1)
    if (last && i - last.to <= joinH) {
      last.to = i + 1
      last.level = Math.max(last.level, reached) as Level
      last.magnitude = Math.max(last.magnitude, magnitude)
    } else list.push({ from: i, to: i + 1, magnitude, level: reached })
  })
  return list
}

/** Wet spells joined over breaks of six hours, graded by their sum. */
function sums(
  hours: readonly Hourly[],
  mm: (hour: Hourly) => number,
  level: (sum: number) => Level | null,
): Episode[] {
  return episodes(hours, 6, mm, (v) => (v > 0 ? 2 : null)).flatMap((spell) => {
    const magnitude = hours.slice(spell.from, spell.to).reduce((sum, hour) => sum + mm(hour), 0)
    const reached = level(magnitude)
    return reached === null ? [] : [{ ...spell, magnitude, level: reached }]
  })
}

function storms(atmosphere: Atmosphere, region: WarnedRegion, hours: readonly Hourly[]): Episode[] {
  const heavy = (hour: Hourly) =>
    hour.rateMmh > 14 && atmosphere.at(region.centre, null, hour.atMs).thunder ? hour.rateMmh : 0
  return episodes(hours, 2, heavy, (v) => levelOf(v, 14, 22, 50))
}

/** Late frost matters from April to mid-May, on low ground. */
function frosts(hours: readonly Hourly[], elevationM: number): Episode[] {
  const season = summerness(hours[0]?.atMs ?? 0)
  const isSpring = season > 0.05 && season < 0.62 && summerness((hours[0]?.atMs ?? 0) + 240 * hourMs) > season
  if (!isSpring || elevationM > 900) return []
  return episodes(
    hours,
    6,
    (h) => -h.air.temperatureC,
    (v) => levelOf(v, 0.5, 3, 6),
  )
}

function toWarning(
  region: WarnedRegion,
  hazard: Hazard,
  episode: Episode,
  hours: readonly Hourly[],
): Warning {
  const onsetMs = hours[episode.from]?.atMs ?? 0
  const lastMs = hours[episode.to - 1]?.atMs ?? onsetMs
  // A sample every three hours stands for three hours.
  const expiresMs = lastMs + hourMs
  const lead = hazard === 'thunderstorm' ? hourMs : 20 * hourMs
  const sentMs =
    Math.floor((onsetMs - lead) / issueMs) * issueMs + (hash2(7, onsetMs / hourMs, 1) % 50) * 60_000
  const seed = hash2(hazard.length * 31 + hazard.charCodeAt(0), onsetMs / hourMs, Number(region.id.slice(2)))
  const key = [1, 2, 3, 4].map((n) => hash2(seed, n, 99).toString(16).padStart(8, '0')).join('')
  return {
    region,
    hazard,
    level: episode.level,
    onsetMs,
    expiresMs,
    sentMs: hazard === 'thunderstorm' ? onsetMs - 45 * 60_000 : sentMs,
    magnitude: episode.magnitude,
    key,
  }
}
