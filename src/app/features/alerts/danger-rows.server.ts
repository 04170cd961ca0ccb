import type {
  AvalancheDanger,
  DroughtDanger,
  FireDanger,
  FloodDanger,
  FurtherDanger,
  UnreadSource,
} from '../../../domain/danger/danger.ts'
import { isGrave } from '../../../domain/danger/danger.ts'
import { highestDanger } from '../../../domain/snow/avalanche-rules.ts'
import { insideSentence } from '../../../domain/texts/inside-sentence.ts'
import { warningAreaName } from '../../../domain/texts/warning-texts.ts'
import { localDate, swissTime } from '../../../domain/time/local-time.ts'
import { severityRank } from '../../../domain/warning/severity-rank.ts'
import { groupWarnings, type WarningGroup } from '../../../domain/warning/warning-groups.ts'
import { warningAnchor, warningTexts } from '../../../domain/warning/warning-rules.ts'
import { naturalHazards } from '../../../reference/natural-hazards.ts'
import { waterName } from '../../../reference/water-names.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import type { GlyphName } from '../../design/icons/icon.tsx'
import { dangerLevelClass, severityClass } from '../../design/marks.tsx'
import { shortTime } from '../../i18n/offline-note.ts'
import type { Writing } from '../../i18n/writing.ts'
import { searchOf } from '../../page/search-of.ts'
import { dangerView } from '../snow/danger-view.server.ts'
import { nameOf } from '../water/gauge-row.server.ts'
import { alertsQuery } from './alerts-query.ts'
import { periodText, scaleText, severityText, statedLevel } from './warning-card.server.ts'

type RowWords = Pick<DangerRowView, 'title' | 'detail' | 'common'>

/** Names of gauges and regions on a row; more are counted. */
const mostNamed = 3
/** A whole region has dozens; the page of all warnings has them, and every word of each. */
const mostOfRegion = 4

/** All but the weather warnings, which have cards of their own. `place`: a parameter, null for the country. */
export function dangersView(report: DangerReport, place: string | null, writing: Writing) {
  const rows = furtherDangers(report).map((danger) => ({
    isGrave: isGrave(danger),
    row: dangerRow(danger, place, writing),
  }))
  return {
    /** One of them is graver than every weather warning, and stands before these. */
    isFirst: report.dangers[0]?.kind !== 'weather',
    grave: rows.filter((one) => one.isGrave).map(({ row }) => row),
    slight: rows.filter((one) => !one.isGrave).map(({ row }) => lineOf(row, writing)),
    /** What could not be read, and that this is no calm. */
    unread: report.unread.map((source) => unreadView(source, writing)),
  }
}

/** "Rhine, flood: moderate danger". */
const lineOf = (row: DangerRowView, { language }: Writing) => ({
  ...row,
  line: `${row.title}, ${insideSentence(row.kind, language)}`,
})

/** From level 3 on a row of its own; below, one line each. */
export type DangersView = ReturnType<typeof dangersView>

/** Of a whole country: what one authority says alike of several rivers or regions is one row that names them all. */
export function grouped(view: DangersView, writing: Writing): DangersView {
  const slight = groupsOf(view.slight).map((row) => lineOf(row, writing))
  return { ...view, grave: groupsOf(view.grave), slight }
}

function groupsOf(rows: readonly DangerRowView[]): DangerRowView[] {
  const alike = Map.groupBy(rows, ({ glyph, level, kind, common }) => [glyph, level, kind, common].join('|'))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const isSaidByAll = group.every(({ detail }) => detail === first.detail)
    const title = group.map((row) => row.title).join(', ')
    return { ...first, title, detail: isSaidByAll ? first.detail : first.common }
  })
}

const furtherDangers = ({ dangers }: Pick<DangerReport, 'dangers'>): FurtherDanger[] =>
  dangers.filter((danger) => danger.kind !== 'weather')

/** The gravest of a region, whoever warns, a row each. */
export function regionDangers(report: DangerReport, region: string, writing: Writing) {
  const all = [
    ...groupWarnings(report.warnings.data.warnings).map((group) => ({
      rank: severityRank(group.lead),
      isRow: true,
      row: weatherRow(group, region, writing),
    })),
    ...furtherDangers(report).map((danger) => ({
      rank: danger.rank,
      isRow: isGrave(danger),
      row: dangerRow(danger, null, writing),
    })),
  ].toSorted((one, other) => other.rank - one.rank)
  const shown = all.slice(0, mostOfRegion)
  const rowsOf = (isRow: boolean) => shown.filter((one) => one.isRow === isRow).map(({ row }) => row)
  return {
    dangers: {
      isFirst: true,
      grave: rowsOf(true),
      slight: rowsOf(false).map((row) => lineOf(row, writing)),
      unread: report.unread.map((source) => unreadView(source, writing)),
    },
    moreCount: all.length - shown.length,
  }
}

/** The issuer's own title, with the areas and until when the last of them is warned. */
function weatherRow(
  { lead, warnings, spans }: WarningGroup,
  region: string,
  writing: Writing,
): DangerRowView {
  const { t, format, language } = writing
  const level = statedLevel(lead)
  const [{ language: titleLanguage, text }] = warningTexts(lead, language)
  const period = {
    startAt: Math.min(...spans.map(({ startAt }) => startAt)),
    endAt: Math.max(...spans.map(({ endAt }) => endAt)),
    ...(spans.some(({ isEndAssumed }) => isEndAssumed) && { isEndAssumed: true as const }),
  }
  const areas = [...new Set(warnings.map(({ area }) => warningAreaName(area, language)).filter(Boolean))]
  return {
    key: lead.id,
    look: level === null ? 'is-unstated' : severityClass(level),
    glyph: level === null ? 'info' : `severity-${level}`,
    level: '',
    kind: `${severityText(lead, writing)}${format.colon} ${insideSentence(t(`alerts.type-${lead.type}`), writing.language)}`,
    title: text.title,
    titleLanguage,
    detail: [named(areas, writing), periodText(period, swissTime, writing)].filter(Boolean).join(' · '),
    scale: scaleText(lead, writing) ?? '',
    reached: level,
    steps: 4,
    path: `/alerts${alertsQuery.write({ region, alert: warningAnchor(lead) })}#${warningAnchor(lead)}`,
    common: '',
  }
}

export function dangerRow(danger: FurtherDanger, place: string | null, writing: Writing): DangerRowView {
  const { t, format } = writing
  const { kind, level } = danger
  return {
    key: danger.id,
    look: level === null ? 'is-unstated' : dangerLevelClass(level),
    glyph: glyphs[kind],
    level: level === null ? '?' : String(level),
    kind: `${t(`alerts.type-${kind}`)}${format.colon} ${wordOf(danger, writing)}`,
    ...namedWords(danger, writing),
    scale: level === null ? t(`alerts.scaleUnread-${kind}`) : t(`alerts.scale-${kind}`, { level }),
    reached: level,
    steps: 5,
    path: pathOf(danger, place),
  }
}

/** A danger as one row, written out by the server in the visitor's language. */
export type DangerRowView = {
  key: string
  /** A class: of its level, or that none could be read. */
  look: string
  glyph: GlyphName
  /** The authority's own number; "?" where it could not be read, none of colours. */
  level: string
  /** "Flood: significant danger". */
  kind: string
  /** Lake or river, region, or the issuer's own words. */
  title: string
  /** Of the issuer's words, where they may be in another language than the page. */
  titleLanguage?: string
  /** Where it is measured and when, or until when it holds. */
  detail: string
  /** "FOEN, level 3 of 5". */
  scale: string
  /** Boxes of the scale that are filled; null where the level is unknown. */
  reached: number | null
  steps: 4 | 5
  /** Of the detail, what further rivers or regions may share: what is ordered, when it was issued. */
  common: string
  /** null: no page of ours says more of it. */
  path: string | null
}

const glyphs = {
  flood: 'flood',
  avalanche: 'avalanche',
  'forest-fire': 'fire',
  drought: 'drought',
} as const satisfies Record<FurtherDanger['kind'], GlyphName>

function namedWords(danger: FurtherDanger, writing: Writing): RowWords {
  if (danger.kind === 'flood') return floodWords(danger, writing)
  return danger.kind === 'avalanche' ? avalancheWords(danger, writing) : regionWords(danger, writing)
}

/** Fires and droughts have no page of their own, but the page of all dangers asks the canton for the place. */
function pathOf({ kind }: FurtherDanger, place: string | null): string | null {
  const search = searchOf({ place })
  if (kind === 'flood' || kind === 'avalanche') return `/${kind === 'flood' ? 'water' : 'snow'}${search}`
  return place && `/alerts${search}#${kind === 'forest-fire' ? 'fire' : 'here'}`
}

/** The authority's own word for the level. */
function wordOf(danger: FurtherDanger, writing: Writing): string {
  if (danger.kind === 'avalanche') {
    const { ratings } = danger.area
    const { value, isAtLeast } = highestDanger(ratings)
    const word = writing.t(`snow.danger-${value}`)
    return isAtLeast ? dangerView({ value, isAtLeast }, ratings, writing).text : word
  }
  const own = danger.kind === 'flood' ? sectionWords(danger) : danger.region.words[writing.language]
  const { language } = writing
  return (
    insideSentence(own, language) ||
    (danger.level === null ? writing.t('alerts.unstated') : floodLevel(danger.level, writing))
  )
}

/** The map's words begin with the number, which is shown beside them: "Hazard level 3: …". */
const sectionWords = ({ sections, level }: FloodDanger): string =>
  sections.find((section) => section.level === level)?.words.replace(/^[^:]*\b[1-5]\s*:\s*/, '') ?? ''

/** Gauges tell a number only; the words are those of the federal scale. */
const floodLevel = (level: number, { t }: Writing): string =>
  t(`alerts.danger-${level === 5 ? 5 : level === 4 ? 4 : level === 3 ? 3 : level === 2 ? 2 : 1}`)

function floodWords({ water, gauges, level, issuedAt }: FloodDanger, writing: Writing): RowWords {
  const { t, format, language } = writing
  const [first] = gauges
  const title = waterName(water, language)
  // A level that the map expects is not what a gauge has measured.
  if (first?.danger !== level) {
    const issued = issuedAt === null ? '' : t('alerts.issuedAt', { time: shortTime(issuedAt, writing) })
    return {
      /** Lake or river, or the regions of the bulletin. */
      title,
      /** Where it is measured and when, or until when it holds. */
      detail: issued,
      common: issued,
    }
  }
  const stations = named(gauges.map((one) => nameOf(one, writing).station).filter(Boolean), writing)
  const measured = t('alerts.measuredAt', { time: shortTime(first.measuredAt, writing) })
  const flow = first.dischargeM3s === null ? '' : `${format.number(Math.round(first.dischargeM3s))}\u00a0m³/s`
  return {
    title,
    detail: [stations, [flow, measured].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    common: '',
  }
}

function avalancheWords({ area }: AvalancheDanger, writing: Writing): RowWords {
  const title = named(
    area.regions.map(({ name }) => name),
    writing,
  )
  const { validFrom: startAt, validTo: endAt } = area
  const period = periodText({ startAt, endAt }, swissTime, writing)
  return { title: title || writing.t('snow.bulletin'), detail: period, common: period }
}

function regionWords(danger: FireDanger | DroughtDanger, writing: Writing): RowWords {
  const { t, format, language, now } = writing
  const { names, validFrom } = danger.region
  // The year would be missing from a day of the last one.
  const isOfThisYear =
    validFrom !== null &&
    localDate(validFrom, swissTime).slice(0, 4) === localDate(now, swissTime).slice(0, 4)
  const since = isOfThisYear ? t('alerts.levelSince', { day: format.dayMonth(validFrom, swissTime) }) : ''
  const ordered = danger.kind === 'forest-fire' ? (danger.region.measure?.title[language] ?? '') : ''
  return {
    title: names[language],
    detail: [since, ordered].filter(Boolean).join(' · '),
    common: ordered,
  }
}

function named(names: readonly string[], { t }: Writing): string {
  const shown = names.slice(0, mostNamed).join(', ')
  const more = names.length - mostNamed
  return more > 0 ? `${shown} ${t('alerts.andMore', { value: more })}` : shown
}

function unreadView(source: UnreadSource, writing: Writing) {
  const url = naturalHazards[writing.language]
  return {
    key: source.kind,
    title: unreadText(source, writing),
    text: writing.t('alerts.notCalm'),
    link: { name: new URL(url).host, url },
  }
}

/** "Flood levels: not readable since 14:10". */
export function unreadText({ kind, knownAt }: UnreadSource, writing: Writing): string {
  return knownAt === null
    ? writing.t(`alerts.unread-${kind}`)
    : writing.t(`alerts.unreadSince-${kind}`, { time: shortTime(knownAt, writing) })
}
