import type { Language } from '../../domain/language.ts'
import { languageOfTag } from '../../domain/language.ts'
import {
  type AvalancheBulletin,
  type AvalancheProblem,
  type BulletinArea,
  type BulletinTexts,
  type DangerRating,
  type DangerValue,
  type DayPeriod,
  type HeightBand,
  problemTypes,
  type TextBlock,
} from '../../domain/snow/avalanche.ts'
import { joinAlike, joinRegions } from '../../domain/snow/join-alike.ts'
import { cleanedName } from '../../domain/texts/cleaned-name.ts'
import { parseIsoInstant } from '../../domain/time/iso-instant.ts'
import type { Ring } from '../../domain/warning/warning.ts'
import { cornerBudget, readOutlines } from '../geojson/outlines.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { richText } from './rich-text.ts'
import type { WireBulletin, WireFeature, WireProblem, WireRating } from './schema.ts'

const valueOfWord: Readonly<Record<string, DangerValue>> = {
  low: 1,
  moderate: 2,
  considerable: 3,
  high: 4,
  very_high: 5,
  no_rating: 'no-rating',
  no_snow: 'no-snow',
}

/** A bulletin from its features; null if features were sent and none of them can be read. */
export function mapBulletin(features: readonly WireFeature[], requested: Language): AvalancheBulletin | null {
  const budget = cornerBudget()
  let isWhole = true
  const areas = new Map<string, BulletinArea>()
  for (const [index, { bulletin, geometry, dropped }] of features.entries()) {
    const polygons = geometry === undefined ? [] : readOutlines(geometry, budget)
    const area = bulletin && mapArea(bulletin, polygons ?? [], `area-${index}`)
    if (area === null || polygons === null || dropped.length > 0) isWhole = false
    if (area === null) continue
    // A feature for each region instead of each bulletin says the same of all of them.
    const known = areas.get(area.id)
    if (known) join(known, area)
    else areas.set(area.id, area)
  }
  if (features.length > 0 && areas.size === 0) return null
  const sent = features.find(({ bulletin }) => bulletin?.lang)?.bulletin?.lang
  return { language: languageOfTag(sent ?? '') ?? requested, areas: joinAlike([...areas.values()]), isWhole }
}

function join(known: BulletinArea, further: BulletinArea): void {
  known.regions = joinRegions([...known.regions, ...further.regions])
  known.polygons.push(...further.polygons)
  const same = JSON.stringify(known.ratings) === JSON.stringify(further.ratings)
  // Two that differ under one name: both count, so that the higher one wins.
  if (!same) known.ratings.push(...further.ratings)
}

/** null without a time of validity: what cannot be dated cannot be shown as valid. */
function mapArea(wire: WireBulletin, polygons: Ring[][], fallbackId: string): BulletinArea | null {
  const validFrom = parseIsoInstant(wire.validTime?.startTime)
  const validTo = parseIsoInstant(wire.validTime?.endTime)
  if (validFrom === null || validTo === null || validTo <= validFrom) return null
  const regions = (wire.regions ?? []).flatMap((region) =>
    region
      ? [{ id: region.regionID, name: cleanedName(oneLineText(region.name ?? region.regionID, 200)) }]
      : [],
  )
  const [only, ...others] = regions
  const isOfOne = only !== undefined && others.length === 0 && polygons.length > 0
  return {
    id: wire.bulletinID ?? fallbackId,
    validFrom,
    validTo,
    publishedAt: parseIsoInstant(wire.publicationTime),
    nextUpdateAt: parseIsoInstant(wire.nextUpdate),
    isUnscheduled: wire.unscheduled ?? false,
    regions: isOfOne ? [{ ...only, polygons }] : regions,
    ratings: (wire.dangerRatings ?? []).map(mapRating),
    problems: (wire.avalancheProblems ?? []).flatMap((problem) => (problem ? [mapProblem(problem)] : [])),
    texts: textsOf(wire),
    polygons: isOfOne ? [] : polygons,
  }
}

function mapRating(wire: WireRating | undefined): DangerRating {
  const subdivision = wire?.customData?.CH?.subdivision
  return {
    value: dangerOf(wire?.mainValue),
    subdivision:
      subdivision === 'plus' || subdivision === 'neutral' || subdivision === 'minus' ? subdivision : null,
    period: periodOf(wire?.validTimePeriod),
    band: bandOf(wire?.elevation),
  }
}

function mapProblem(wire: WireProblem): AvalancheProblem {
  const named = wire.aspects ?? []
  const coreZone = oneLineText(wire.customData?.CH?.coreZoneText ?? '', 2000)
  return {
    type: problemTypes.find((type) => type === wire.problemType) ?? null,
    value: wire.dangerRatingValue === undefined ? null : dangerOf(wire.dangerRatingValue),
    band: bandOf(wire.elevation),
    // A rose with a part missing would show dangerous slopes as harmless.
    aspects: named.includes(undefined)
      ? []
      : named.filter((aspect) => aspect !== undefined && aspect !== 'n/a'),
    period: periodOf(wire.validTimePeriod),
    coreZone: coreZone === '' ? null : coreZone,
    text: richText(wire.comment ?? ''),
  }
}

const dangerOf = (word: string | undefined): DangerValue =>
  (word !== undefined && Object.hasOwn(valueOfWord, word) ? valueOfWord[word] : undefined) ?? 'unknown'

/** A period that we do not know counts for the whole day. */
const periodOf = (word: string | undefined): DayPeriod =>
  word === 'earlier' || word === 'later' ? word : 'all_day'

const bandOf = (
  elevation:
    | { lowerBound?: HeightBand['lower'] | undefined; upperBound?: HeightBand['upper'] | undefined }
    | undefined,
): HeightBand => ({ lower: elevation?.lowerBound ?? null, upper: elevation?.upperBound ?? null })

function textsOf(wire: WireBulletin): BulletinTexts {
  const both = (
    part: { highlights?: string | undefined; comment?: string | undefined } | undefined,
  ): TextBlock[] => [...richText(part?.highlights ?? ''), ...richText(part?.comment ?? '')]
  return {
    highlights: richText(wire.highlights ?? ''),
    activity: both(wire.avalancheActivity),
    travelAdvisory: both(wire.travelAdvisory),
    snowpack: both(wire.snowpackStructure),
    weatherReview: both(wire.weatherReview),
    weather: both(wire.weatherForecast),
    tendency: (wire.tendency ?? []).flatMap(both),
  }
}
