import { memoise } from '../domain/memoise.ts'
import { hourMs, minuteMs } from '../domain/time/durations.ts'
import type { WarningArea } from '../domain/warning/warning-area.ts'
import type { AirState, Atmosphere } from './atmosphere.ts'
import { hash2 } from './noise.ts'
import { summerness } from './synoptic.ts'
import type { Hazard, WarningLevel } from './warning-texts.ts'

export type WarnedRegion = Pick<WarningArea, 'id' | 'name' | 'centre' | 'bounds'>

/** Something dangerous that the atmosphere will really do at the centre of a region. */
export type Warning = {
  region: WarnedRegion
  hazard: Hazard
  level: WarningLevel
  onsetMs: number
  expiresMs: number
  sentMs: number
  /** Gust in m/s, sum in mm or cm, rate in mm/h, °C above or below zero, metres of sight lost: by hazard. */
  magnitude: number
  /** 32 hex digits, the same in every feed that lists the warning. */
  key: string
}

/** Warnings are derived again this often; in between the same list is filtered by the time. */
export const issueMs = 3 * hourMs
const lookBackH = 36
/** Far enough to see the end of what begins within the lead time. */
const lookAheadH = 51
const leadH = 20
/** Air is examined at this interval in hours, precipitation every hour. */
const airStepH = 3
/**
 * The feed stays readable: the most dangerous ones, some of every other hazard and level, so that a stormy day is not red
 * alone, and some that are over, as in the real feed.
 */
const mostInForce = 12
const mostOfOthers = 3
const mostExpired = 3
const listedAfterEndMs = 6 * hourMs

/** Of the hour from `atMs` on; the air is that of its beginning or a little before. */
type Hourly = { atMs: number; air: AirState; rateMmh: number }
type Episode = { from: number; to: number; magnitude: number; level: WarningLevel }
type Rule = {
  /** Breaks up to this long belong to the episode. */
  joinH: number
  /** Hour of the day (UTC) at which a new warning begins, so that long spells come in days. */
  newDayAt: number | null
  value(hour: Hourly): number
  level(value: number): WarningLevel | null
}

/** Thresholds after the danger levels of MeteoSwiss, rounded. */
function levelOf(value: number, yellow: number, orange: number, red: number): WarningLevel | null {
  if (value >= red) return 4
  if (value >= orange) return 3
  return value >= yellow ? 2 : null
}

/** Everything that a feed may have to list between `issueAtMs` and `issueAtMs + issueMs`. */
export function deriveWarnings(atmosphere: Atmosphere, region: WarnedRegion, issueAtMs: number): Warning[] {
  const hourAt = hoursOf(atmosphere, region, issueAtMs)
  const { elevationM } = hourAt(0).air
  const isHigh = elevationM > 1200
  const seasonAtMs = issueAtMs - lookBackH * hourMs
  const rules: Record<Hazard, Rule> = {
    wind: {
      joinH: 4,
      newDayAt: null,
      value: (h) => h.air.gustMs,
      level: (ms) => (isHigh ? levelOf(ms, 34, 40, 47) : levelOf(ms, 22, 27, 32)),
    },
    rain: wet((h) => (h.air.temperatureC > 1.2 ? h.rateMmh : 0)),
    snow: wet((h) => (h.air.temperatureC > 1.2 ? 0 : h.rateMmh)),
    thunderstorm: storm(atmosphere, region, seasonAtMs),
    heat: {
      joinH: 5,
      newDayAt: 0,
      value: (h) => h.air.temperatureC,
      level: (celsius) => levelOf(celsius, 32.5, 34.5, 36.5),
    },
    frost: frost(seasonAtMs, elevationM),
    fog: {
      joinH: 3,
      newDayAt: 15,
      value: (h) => (h.air.fog ? 1000 - h.air.visibilityM : 0),
      level: (lostM) => (lostM >= 890 ? 2 : null),
    },
  }
  const hours = examine(hourAt, Object.values(rules))
  const found: Record<Hazard, Episode[]> = {
    wind: episodes(hours, rules.wind),
    rain: sums(hours, rules.rain, (mm) => levelOf(mm, isHigh ? 60 : 48, 75, 115)),
    snow: sums(hours, rules.snow, (cm) => (isHigh ? levelOf(cm, 32, 55, 85) : levelOf(cm, 10, 22, 40))),
    thunderstorm: episodes(hours, rules.thunderstorm),
    heat: episodes(hours, rules.heat),
    frost: episodes(hours, rules.frost),
    fog: episodes(hours, rules.fog).filter((spell) => spell.to - spell.from >= 9),
  }
  return Object.entries(found).flatMap(([hazard, list]) =>
    list.map((episode) => toWarning(region, hazard as Hazard, episode, hours)),
  )
}

/** What the feed lists at that instant: issued, in force or just over. */
export function listWarnings(candidates: readonly Warning[], nowMs: number): Warning[] {
  const issued = candidates
    .filter((warning) => warning.sentMs <= nowMs && warning.expiresMs > nowMs - listedAfterEndMs)
    .sort((a, b) => b.level - a.level || a.onsetMs - b.onsetMs || (a.key < b.key ? -1 : 1))
  const inForce = issued.filter((warning) => warning.expiresMs > nowMs)
  const gravest = inForce.slice(0, mostInForce)
  const others = Map.groupBy(inForce.slice(mostInForce), kindOf)
  for (const one of gravest) others.delete(kindOf(one))
  return [
    ...gravest,
    ...[...others.values()].flatMap((ofKind) => ofKind.slice(0, mostOfOthers)),
    ...issued.filter((warning) => warning.expiresMs <= nowMs).slice(0, mostExpired),
  ]
}

const kindOf = ({ hazard, level }: Warning) => `${hazard} ${level}`

const rainSamples = [10, 30, 50].map((minutes) => minutes * minuteMs)

/** By hours from the issue. The issues are as far apart as the air is examined, so that two examine the same instants. */
function hoursOf(atmosphere: Atmosphere, { centre }: WarnedRegion, issueAtMs: number) {
  const airAt = memoise((h: number) => atmosphere.at(centre, null, issueAtMs + h * hourMs))
  return memoise((h: number): Hourly => {
    const airH = Math.floor(h / airStepH) * airStepH
    const air = airAt(airH)
    const atMs = issueAtMs + h * hourMs
    // Sampled as the forecast samples it: a passing cell counts for as long as it stays.
    const rateMmh = rainSamples.reduce((sum, ms) => sum + atmosphere.rateAt(centre, atMs + ms), 0)
    return { atMs, air, rateMmh: rateMmh / rainSamples.length }
  })
}

/**
 * The hours in which a listed episode may begin or end and, beyond them, as many as it may go on for. Most regions are
 * quiet at either end: a third to a half of the hours is enough.
 */
function examine(hourAt: (h: number) => Hourly, rules: readonly Rule[]): Hourly[] {
  const isQuiet = (h: number) => rules.every(({ value, level }) => level(value(hourAt(h))) === null)
  const breakH = Math.max(...rules.map(({ joinH }) => joinH)) + 1
  const endOfBreak = (startH: number, stepH: number, farthestH: number) => {
    let h = startH
    for (let quietH = isQuiet(h) ? 1 : 0; quietH < breakH && h !== farthestH; ) {
      h += stepH
      quietH = isQuiet(h) ? quietH + 1 : 0
    }
    return h
  }
  const firstH = endOfBreak(breakH - 1 - listedAfterEndMs / hourMs, -1, -lookBackH)
  const lastH = endOfBreak(leadH + issueMs / hourMs - breakH, 1, lookAheadH)
  return Array.from({ length: lastH - firstH + 1 }, (_, i) => hourAt(firstH + i))
}

/** Runs of hours above the lowest level. */
function episodes(hours: readonly Hourly[], rule: Rule): Episode[] {
  const list: Episode[] = []
  const dayOf = (index: number) =>
    Math.floor(((hours[index]?.atMs ?? 0) / hourMs - (rule.newDayAt ?? 0)) / 24)
  hours.forEach((hour, i) => {
    const magnitude = rule.value(hour)
    const level = rule.level(magnitude)
    if (level === null) return
    const last = list.at(-1)
    const continues = last && i - last.to <= rule.joinH
    if (continues && (rule.newDayAt === null || dayOf(last.from) === dayOf(i))) {
      last.to = i + 1
      if (level > last.level) last.level = level
      last.magnitude = Math.max(last.magnitude, magnitude)
    } else list.push({ from: i, to: i + 1, magnitude, level })
  })
  return list
}

/** Spells joined over breaks of six hours. */
const wet = (value: Rule['value']): Rule => ({
  joinH: 6,
  newDayAt: null,
  value,
  level: (mm) => (mm > 0 ? 2 : null),
})

/** Wet spells, graded by their sum. */
function sums(hours: readonly Hourly[], rule: Rule, level: Rule['level']): Episode[] {
  return episodes(hours, rule).flatMap((spell) => {
    const magnitude = hours.slice(spell.from, spell.to).reduce((sum, hour) => sum + rule.value(hour), 0)
    const amountAt = (index: number) => {
      const hour = hours[index]
      return hour ? rule.value(hour) : 0
    }
    const reached = level(magnitude)
    return reached === null
      ? []
      : [{ ...withoutDrizzle(spell, magnitude, amountAt), magnitude, level: reached }]
  })
}

/** What falls before and after the bulk of it: nobody warns of the last millimetre under a blue sky. */
const drizzleShare = 0.05

function withoutDrizzle(spell: Episode, magnitude: number, amountAt: (index: number) => number): Episode {
  let { from, to } = spell
  for (let left = drizzleShare * magnitude - amountAt(from); left >= 0; left -= amountAt(from)) from += 1
  for (let left = drizzleShare * magnitude - amountAt(to - 1); left >= 0; left -= amountAt(to - 1)) to -= 1
  return { ...spell, from, to }
}

/** Heaviest thundery rate of the hour; looked for in the warm half of the year only. */
function storm(atmosphere: Atmosphere, { centre }: WarnedRegion, seasonAtMs: number): Rule {
  const isSeason = summerness(seasonAtMs) >= 0
  const thunder = (atMs: number) => {
    const air = atmosphere.at(centre, null, atMs)
    return air.thunder ? air.rateMmh : 0
  }
  const value = ({ atMs, air, rateMmh }: Hourly) => {
    if (!isSeason || air.temperatureC < 8) return 0
    if (rateMmh === 0 && atmosphere.rateAt(centre, atMs) === 0) return 0
    return Math.max(thunder(atMs), thunder(atMs + hourMs / 2))
  }
  return { joinH: 2, newDayAt: null, value, level: (mmh) => levelOf(mmh, 9, 18, 45) }
}

/** Late frost matters from April to mid-May, on low ground. */
function frost(seasonAtMs: number, elevationM: number): Rule {
  const season = summerness(seasonAtMs)
  const isSpring = season > 0.05 && season < 0.62 && summerness(seasonAtMs + 240 * hourMs) > season
  const matters = isSpring && elevationM <= 900
  return {
    joinH: 6,
    newDayAt: 15,
    value: (h) => -h.air.temperatureC,
    level: (below) => (matters ? levelOf(below, 0.5, 3, 6) : null),
  }
}

function toWarning(
  region: WarnedRegion,
  hazard: Hazard,
  episode: Episode,
  hours: readonly Hourly[],
): Warning {
  const onsetMs = hours[episode.from]?.atMs ?? 0
  const lastMs = hours[episode.to - 1]?.atMs ?? onsetMs
  const onsetHour = onsetMs / hourMs
  const plannedMs = onsetMs - leadH * hourMs + (hash2(7, onsetHour, 1) % 50) * minuteMs
  const seed = hash2(hazard.length * 31 + hazard.charCodeAt(0), onsetHour, Number(region.id.slice(2)))
  return {
    region,
    hazard,
    level: episode.level,
    onsetMs,
    expiresMs: lastMs + hourMs,
    // Storms are announced shortly before they break.
    sentMs: hazard === 'thunderstorm' ? onsetMs - 2 * hourMs : plannedMs,
    magnitude: episode.magnitude,
    key: [1, 2, 3, 4].map((n) => hash2(seed, n, 99).toString(16).padStart(8, '0')).join(''),
  }
}
