import { isPending } from '../../../domain/failure.ts'
import type { Place } from '../../../domain/place/place.ts'
import type { TextBlock } from '../../../domain/snow/avalanche.ts'
import {
  type AvalancheBulletin,
  type AvalancheProblem,
  aspects,
  type BulletinArea,
  type BulletinTexts,
} from '../../../domain/snow/avalanche.ts'
import {
  areaAt,
  type BulletinState,
  bulletinState,
  byDanger,
  dangerByPeriod,
  editionOf,
  highestDanger,
  isValidAt,
  polygonsOf,
} from '../../../domain/snow/avalanche-rules.ts'
import { localDate, swissTime } from '../../../domain/time/local-time.ts'
import type { Outcome, Reading } from '../../../domain/weather/reading.ts'
import type { Writing } from '../../i18n/writing.ts'
import { creditView } from './credit-view.server.ts'
import { dangerMap } from './danger-map.server.ts'
import { bandText, dangerView } from './danger-view.server.ts'

export type ProblemView = AreaView['problems'][number]

export type TextView = { title: string; blocks: TextBlock[] }

export function bulletinView(outcome: Outcome<AvalancheBulletin>, place: Place, writing: Writing) {
  const { t, language } = writing
  const slfUrl = `https://www.slf.ch/${language}/`
  if (outcome.data === null)
    return {
      /** pending: SLF is still answering. */
      state: isPending(outcome) ? ('pending' as const) : ('failed' as const),
      /** What a reader must know before the first level: title and text. */
      message: { title: t('snow.failedTitle'), text: t('snow.failedText') },
      notes: [],
      /** Of the issuer's texts. */
      textLanguage: language,
      editionLines: [],
      /** No map unless it is in force. */
      map: null,
      areas: [],
      /** What all areas have in common. */
      texts: [],
      credit: null,
      slfUrl,
    }
  const bulletin = outcome.data
  const state = bulletinState(bulletin, writing.now)
  // Beside areas in force, those that are over would be read as in force.
  const listed =
    state === 'valid' ? bulletin.areas.filter((area) => isValidAt(area, writing.now)) : bulletin.areas
  const areas = listed.toSorted(byDanger)
  const here = areaAt(bulletin, place.coordinates, writing.now)
  const shared = sharedTexts(areas)
  const views = areas.map((area, index) => areaView(area, { index, isHere: area === here, shared }, writing))
  // An outlook on the day after tomorrow may come with the bulletin in force.
  const coming = bulletin.areas.filter(({ validFrom }) => state === 'valid' && validFrom > writing.now)
  const comingViews = coming
    .toSorted(byDanger)
    .map((area, index) =>
      areaView(area, { index: areas.length + index, isHere: false, shared: new Set() }, writing),
    )
  return {
    state,
    message: messageOf(state, writing),
    notes: notesOf(outcome, writing),
    textLanguage: bulletin.language,
    editionLines: editionLines(areas, writing),
    map:
      state === 'valid' && areas.some((area) => polygonsOf(area).length > 0)
        ? dangerMap(areas, views, place, writing)
        : null,
    areas: [
      ...views.filter(({ isHere }) => isHere),
      ...views.filter(({ isHere }) => !isHere),
      ...comingViews,
    ],
    texts: areas[0] ? textViews(areas[0].texts, shared, writing) : [],
    credit: creditView('warnings', { ...outcome, observedAt: null }, swissTime, writing),
    slfUrl,
  }
}

export type BulletinView = ReturnType<typeof bulletinView>

function messageOf(state: BulletinState, { t }: Writing) {
  if (state === 'valid') return null
  const name = state === 'off-season' ? 'offSeason' : state
  return { title: t(`snow.${name}Title`), text: t(`snow.${name}Text`) }
}

function notesOf({ data, failures, fetchedAt }: Reading<AvalancheBulletin>, writing: Writing): string[] {
  const { t, format, now, language } = writing
  return [
    ...(failures.length > 0 ? [t('snow.stale', { ago: format.ago(fetchedAt, now) })] : []),
    ...(data.isWhole ? [] : [t('snow.notWhole')]),
    ...(data.language === language || data.areas.length === 0 ? [] : [t('snow.otherLanguage')]),
  ]
}

/** `since`: where it is of the same day, the day has been named. */
const timeText = (at: number, { format }: Writing, since?: number): string => {
  const time = format.time(at, swissTime)
  const isNamed = since !== undefined && localDate(since, swissTime) === localDate(at, swissTime)
  return isNamed ? time : `${format.weekdayShort(at, swissTime)} ${format.dayMonth(at, swissTime)}, ${time}`
}

/** Where all areas agree; each area also shows its own period. */
function editionLines(areas: readonly BulletinArea[], writing: Writing): string[] {
  const { t } = writing
  const only = <Value>(values: (Value | null)[]) => (new Set(values).size === 1 ? (values[0] ?? null) : null)
  const edition = only(areas.map(editionOf))
  const published = only(areas.map(({ publishedAt }) => publishedAt))
  const next = only(areas.map(({ nextUpdateAt }) => nextUpdateAt))
  return [
    ...(edition === null ? [] : [t(`snow.edition-${edition}`)]),
    ...(published === null ? [] : [t('snow.published', { time: timeText(published, writing) })]),
    ...(next === null || next <= writing.now
      ? []
      : [t('snow.nextUpdate', { time: timeText(next, writing) })]),
  ]
}

type TextName = keyof BulletinTexts
const textNames: readonly TextName[] = [
  'highlights',
  'activity',
  'travelAdvisory',
  'snowpack',
  'weatherReview',
  'weather',
  'tendency',
]

/** Texts that are the same for all areas are shown once. */
function sharedTexts(areas: readonly BulletinArea[]): ReadonlySet<TextName> {
  const isShared = (name: TextName) =>
    new Set(areas.map(({ texts }) => JSON.stringify(texts[name]))).size === 1
  return new Set(textNames.filter(isShared))
}

function textViews(texts: BulletinTexts, wanted: ReadonlySet<TextName>, { t }: Writing): TextView[] {
  return textNames
    .filter((name) => wanted.has(name) && texts[name].length > 0)
    .map((name) => withOwnTitle({ title: t(`snow.texts-${name}`), blocks: texts[name] }))
}

const mostListedRegions = 12

function areaView(
  area: BulletinArea,
  { index, isHere, shared }: { index: number; isHere: boolean; shared: ReadonlySet<TextName> },
  writing: Writing,
) {
  const { t, format } = writing
  const parts = dangerByPeriod(area)
  const own = new Set(textNames.filter((name) => !shared.has(name)))
  return {
    anchor: `area-${index + 1}`,
    danger: dangerView(highestDanger(area.ratings), area.ratings, writing),
    /** By part of the day, where it changes. */
    parts: parts.flatMap(({ period, danger }) =>
      period === 'all_day'
        ? []
        : [{ period: t(`snow.period-${period}`), danger: dangerView(danger, area.ratings, writing) }],
    ),
    regions: area.regions.map(({ name }) => name).join(', '),
    /** "64 regions": what their names are folded under where they would fill a phone's screen. */
    regionsFolded:
      area.regions.length > mostListedRegions ? t('snow.regions', { count: area.regions.length }) : null,
    isHere,
    isUpcoming: area.validFrom > writing.now,
    valid: t('snow.valid', {
      period: `${timeText(area.validFrom, writing)} – ${timeText(area.validTo, writing, area.validFrom)}`,
    }),
    notes: [
      ...(area.isUnscheduled ? [t('snow.unscheduled')] : []),
      ...area.ratings.flatMap(({ value, band }) => {
        const where = bandText(band, writing)
        return where === null ? [] : [`${t(`snow.danger-${value}`)}${format.colon} ${where}`]
      }),
    ],
    problems: [...Map.groupBy(area.problems, contentOf).values()].flatMap((alike, number) =>
      alike.slice(0, 1).map((problem) => ({
        id: `problem-${number}`,
        name: [...new Set(alike.map(({ type }) => t(`snow.problem-${type ?? 'unknown'}`)))].join(' · '),
        ...problemView(problem, area, writing),
      })),
    ),
    texts: textViews(area.texts, own, writing),
  }
}

export type AreaView = ReturnType<typeof areaView>

/** SLF repeats the slopes and words of a problem at each other one that it describes together with it. */
const contentOf = ({ type: _, ...content }: AvalancheProblem): string => JSON.stringify(content)

function problemView(problem: AvalancheProblem, area: BulletinArea, writing: Writing) {
  const { t } = writing
  const isEverywhere = problem.aspects.length === aspects.length
  const letters = aspects
    .filter((aspect) => problem.aspects.includes(aspect))
    .map((a) => t(`snow.aspect-${a}`))
  const where = [
    isEverywhere ? t('snow.allAspects') : letters.join(', '),
    bandText(problem.band, writing) ?? '',
  ].filter((part) => part !== '')
  const isSplit = area.ratings.some(({ period }) => period !== 'all_day')
  return {
    danger:
      problem.value === null ? null : dangerView({ value: problem.value, isAtLeast: false }, [], writing),
    period: isSplit && problem.period !== 'all_day' ? t(`snow.period-${problem.period}`) : null,
    aspects: problem.aspects,
    /** "N, NE, E above 2200 m"; null where neither is named. */
    where: where.length === 0 ? null : where.join(' '),
    coreZone: problem.coreZone,
    text: problem.text,
  }
}

/** A text with a heading of its own needs none of ours: "Weather forecast to Tuesday". */
function withOwnTitle({ title, blocks }: TextView): TextView {
  const [first, ...rest] = blocks
  if (first?.kind !== 'heading' || rest.length === 0) return { title, blocks }
  return { title: first.runs.map((run) => ('text' in run ? run.text : ' ')).join(''), blocks: rest }
}
