import type {
  AvalancheDanger,
  FloodDanger,
  FurtherDanger,
  UnreadSource,
} from '../../../domain/danger/danger.ts'
import { isGrave } from '../../../domain/danger/danger.ts'
import { highestDanger } from '../../../domain/snow/avalanche-rules.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { naturalHazards } from '../../../reference/natural-hazards.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import { dangerLevelClass } from '../../design/marks.tsx'
import { shortTime } from '../../i18n/offline-note.ts'
import type { Writing } from '../../i18n/writing.ts'
import { searchOf } from '../../page/search-of.ts'
import { dangerView } from '../snow/danger-view.server.ts'
import { nameOf } from '../water/gauge-row.server.ts'
import type { DangerRowView, DangersView } from './danger-rows-view.ts'
import { periodText } from './warning-card.server.ts'

/** Names of gauges and regions on a row; more are counted. */
const mostNamed = 3

/** All but the weather warnings, which have cards of their own. `place`: a parameter, null for the country. */
export function dangersView(report: DangerReport, place: string | null, writing: Writing): DangersView {
  const rows = furtherDangers(report).map((danger) => ({
    isGrave: isGrave(danger),
    row: dangerRow(danger, place, writing),
  }))
  return {
    isFirst: report.dangers[0]?.kind !== 'weather',
    grave: rows.filter((one) => one.isGrave).map(({ row }) => row),
    slight: rows.filter((one) => !one.isGrave).map(({ row }) => row),
    unread: report.unread.map((source) => unreadView(source, writing)),
  }
}

const furtherDangers = ({ dangers }: Pick<DangerReport, 'dangers'>): FurtherDanger[] =>
  dangers.filter((danger) => danger.kind !== 'weather')

export function dangerRow(danger: FurtherDanger, place: string | null, writing: Writing): DangerRowView {
  const { t, format } = writing
  const { kind, level } = danger
  return {
    key: danger.id,
    look: level === null ? 'is-unstated' : dangerLevelClass(level),
    glyph: kind,
    level: level === null ? '?' : String(level),
    kind: `${t(`alerts.type-${kind}`)}${format.colon} ${wordOf(danger, writing)}`,
    ...(danger.kind === 'flood' ? floodWords(danger, writing) : avalancheWords(danger, writing)),
    scale: scaleOf(danger, writing),
    reached: level,
    path: `/${kind === 'flood' ? 'water' : 'snow'}${searchOf({ place })}`,
    isDemo: danger.source.isDemo,
  }
}

function scaleOf({ kind, level }: FurtherDanger, { t }: Writing): string {
  return level === null ? t('alerts.scaleUnread') : t(`alerts.scale-${kind}`, { level })
}

/** The authority's own word for the level. */
function wordOf(danger: FurtherDanger, writing: Writing): string {
  if (danger.kind === 'avalanche') {
    const { ratings } = danger.area
    const { value, isAtLeast } = highestDanger(ratings)
    const word = writing.t(`snow.danger-${value}`)
    return isAtLeast ? dangerView({ value, isAtLeast }, ratings, writing).text : word
  }
  const level = danger.gauges[0].danger ?? 1
  return writing.t(`alerts.danger-${level}`)
}

function floodWords({ gauges }: FloodDanger, writing: Writing): Pick<DangerRowView, 'title' | 'detail'> {
  const { t, format } = writing
  const [first] = gauges
  const stations = named(gauges.map((one) => nameOf(one, writing).station).filter(Boolean), writing)
  const measured = t('alerts.measuredAt', { time: shortTime(first.measuredAt, writing) })
  const flow = first.dischargeM3s === null ? '' : `${format.number(Math.round(first.dischargeM3s))}\u00a0m³/s`
  return {
    title: nameOf(first, writing).water,
    detail: [stations, [flow, measured].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
  }
}

function avalancheWords(
  { area }: AvalancheDanger,
  writing: Writing,
): Pick<DangerRowView, 'title' | 'detail'> {
  const title = named(
    area.regions.map(({ name }) => name),
    writing,
  )
  const { validFrom: startAt, validTo: endAt } = area
  return {
    title: title || writing.t('alerts.type-avalanche'),
    detail: periodText({ startAt, endAt }, swissTime, writing),
  }
}

function named(names: readonly string[], { t }: Writing): string {
  const shown = names.slice(0, mostNamed).join(', ')
  const more = names.length - mostNamed
  return more > 0 ? `${shown} ${t('alerts.andMore', { value: more })}` : shown
}

function unreadView(source: UnreadSource, writing: Writing): DangersView['unread'][number] {
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
