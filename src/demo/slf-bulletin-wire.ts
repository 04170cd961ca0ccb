import type { Language } from '../domain/language.ts'
import { memoise } from '../domain/memoise.ts'
import { dayMs, hourMs } from '../domain/time/durations.ts'
import { swissTime } from '../domain/time/local-time.ts'
import type { WarningArea } from '../domain/warning/warning-area.ts'
import type { Atmosphere } from './atmosphere.ts'
import { localMidnights } from './local-day.ts'
import { clamp, hash2, noise1 } from './noise.ts'
import { regionOutline } from './region-outline.ts'
import {
  coreZone,
  type DemoProblem,
  demoNotice,
  filled,
  levelNames,
  problemTexts,
  snowpackText,
  tendencyText,
  weatherText,
} from './slf-texts.ts'
import { snowfalls } from './snowpack.ts'

type Level = 1 | 2 | 3 | 4 | 5
const words = { 1: 'low', 2: 'moderate', 3: 'considerable', 4: 'high', 5: 'very_high' } as const
/** Heights at which slopes are judged. */
const slopeM = 2300

type Edition = { atMs: number; endMs: number; nextMs: number }
type Slope = {
  region: WarningArea
  freshCm: number
  gustMs: number
  /** Highest of the day to come. */
  freezingLevelM: number
  level: Level
  laterLevel: Level
  problem: DemoProblem
}

const isSeason = (month: number) => month === 12 || month <= 4
const monthOf = (midnightMs: number) => new Date(midnightMs + 12 * hourMs).getUTCMonth() + 1

/** Editions at 17:00 and 08:00 local time: the first on the evening of 1 December, the last on that of 30 April. */
function editionAt(nowMs: number): Edition | null {
  const [yesterday = 0, today = 0, tomorrow = 0] = localMidnights(swissTime, nowMs - dayMs, 2)
  const [morning, evening] = [today + 8 * hourMs, today + 17 * hourMs]
  if (nowMs >= evening) {
    if (!isSeason(monthOf(today))) return null
    return { atMs: evening, endMs: tomorrow + 17 * hourMs, nextMs: tomorrow + 8 * hourMs }
  }
  // What is in force before the evening was published yesterday or this morning.
  if (!isSeason(monthOf(yesterday))) return null
  return nowMs >= morning
    ? { atMs: morning, endMs: evening, nextMs: evening }
    : { atMs: yesterday + 17 * hourMs, endMs: evening, nextMs: morning }
}

export function createSlfBulletinWire(atmosphere: Atmosphere, seed: number, all: readonly WarningArea[]) {
  const regions = all.filter((area) => area.regions.includes('alpine'))
  const outlineOf = memoise((region: WarningArea) =>
    regionOutline(region, all).map(([lat, lon]) => [Number(lon.toFixed(4)), Number(lat.toFixed(4))]),
  )

  function judge(region: WarningArea, edition: Edition): Slope {
    const site = { coordinates: region.centre, heightM: slopeM, seed: 0 }
    const step = Math.floor(edition.atMs / (6 * hourMs))
    const freshCm = snowfalls(atmosphere, site, step, 12).reduce((sum, fall) => sum + fall, 0)
    // Last night, now, and the coming noon and afternoon.
    const times = [
      edition.atMs - 12 * hourMs,
      edition.atMs,
      edition.endMs - 5 * hourMs,
      edition.endMs - 2 * hourMs,
    ]
    const airs = times.map((atMs) => atmosphere.at(region.centre, slopeM, atMs))
    const gustMs = Math.max(...airs.map((air) => air.gustMs))
    const freezingLevelM = Math.max(...airs.slice(2).map((air) => air.freezingLevelM))
    const drift = clamp((gustMs - 12) / 12, 0, 1)
    const old = noise1(seed + 71, edition.atMs / (11 * dayMs) + region.centre.lon)
    const level = clamp(Math.floor(2 + 0.6 * old + freshCm / 40 + 0.8 * drift), 1, 5) as Level
    const isWet = freezingLevelM > 2500
    const laterLevel = isWet ? (clamp(Math.max(level, freezingLevelM > 2900 ? 3 : 2), 1, 4) as Level) : level
    const problem: DemoProblem =
      freshCm > 25
        ? drift > 0.3
          ? 'wind_slab'
          : 'new_snow'
        : drift > 0.5
          ? 'wind_slab'
          : 'persistent_weak_layers'
    return { region, freshCm, gustMs, freezingLevelM, level, laterLevel, problem }
  }

  const slopesOf = memoise((editionAtMs: number) => {
    const edition = editionAt(editionAtMs)
    return edition === null ? [] : regions.map((region) => judge(region, edition))
  }, 8)

  return (language: Language, nowMs: number): object => {
    const edition = editionAt(nowMs)
    const slopes = edition === null ? [] : slopesOf(edition.atMs)
    const texts = countryTexts(slopes, language)
    return {
      type: 'FeatureCollection',
      features: slopes.flatMap((slope) =>
        edition ? [feature(slope, edition, { language, texts, outlineOf })] : [],
      ),
    }
  }
}

/** One bulletin for each region, as SLF sends from winter 2026/27 on. */
function feature(
  slope: Slope,
  edition: Edition,
  {
    language,
    texts,
    outlineOf,
  }: { language: Language; texts: object; outlineOf: (region: WarningArea) => number[][] },
): object {
  const { region, level, laterLevel } = slope
  const iso = (atMs: number) => new Date(atMs).toISOString().replace('.000', '')
  const isSplit = laterLevel > level
  const rating = (value: Level, validTimePeriod: string) => ({
    mainValue: words[value],
    validTimePeriod,
    customData: { CH: { subdivision: value === 1 ? null : 'neutral' } },
  })
  return {
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: [[outlineOf(region)]] },
    properties: {
      bulletinID: idOf(edition, region),
      validTime: { startTime: iso(edition.atMs), endTime: iso(edition.endMs) },
      nextUpdate: iso(edition.nextMs),
      publicationTime: iso(edition.atMs),
      lang: language,
      unscheduled: false,
      regions: [{ regionID: region.id.replace('CH', 'CH-9'), name: region.name }],
      dangerRatings: isSplit
        ? [rating(level, 'all_day'), rating(laterLevel, 'later')]
        : [rating(level, 'all_day')],
      avalancheProblems: [
        problem(slope.problem, level, language),
        ...(isSplit ? [problem('wet_snow', laterLevel, language)] : []),
      ],
      ...texts,
    },
  }
}

/** Snowpack, weather and outlook are written for the whole country, as SLF does. */
function countryTexts(slopes: readonly Slope[], language: Language): object {
  const most = (value: (slope: Slope) => number) => Math.max(0, ...slopes.map(value))
  const values = {
    fresh: Math.round(most(({ freshCm }) => freshCm)),
    level: Math.round(most(({ freezingLevelM }) => freezingLevelM) / 100) * 100,
    gust: Math.round((most(({ gustMs }) => gustMs) * 3.6) / 5) * 5,
  }
  const written = (text: Record<Language, string>) => ({ comment: filled(text[language], values) })
  return {
    highlights: demoNotice[language],
    snowpackStructure: written(snowpackText),
    weatherForecast: written(weatherText),
    tendency: [written(tendencyText)],
  }
}

function problem(problemType: DemoProblem, level: Level, language: Language): object {
  const height = problemType === 'persistent_weak_layers' ? 2200 : 2000
  const zoneText = filled(coreZone[language], {
    name: levelNames[level]?.[language] ?? '',
    level,
    height,
  })
  const isWet = problemType === 'wet_snow'
  return {
    problemType,
    dangerRatingValue: words[level],
    elevation: isWet ? null : { lowerBound: height, upperBound: null },
    aspects: isWet ? [] : problemType === 'new_snow' ? allAspects : shady,
    validTimePeriod: isWet ? 'later' : 'all_day',
    comment: problemTexts[problemType][language],
    customData: { CH: { subdivision: null, coreZoneText: isWet ? null : zoneText } },
  }
}
const shady = ['N', 'NE', 'E', 'NW']
const allAspects = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** As long as a UUID, and the same for the same edition. */
function idOf({ atMs }: Edition, { id }: WarningArea): string {
  const hex = (salt: number) =>
    hash2(salt, Math.floor(atMs / hourMs), Number(id.replace(/\D/g, '')))
      .toString(16)
      .padStart(8, '0')
  const digits = [1, 2, 3, 4].map(hex).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
