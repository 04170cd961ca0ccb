import { type Danger, isForBar, type WeatherDanger } from '../../../domain/danger/danger.ts'
import { isLanguage } from '../../../domain/language.ts'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import type { Place, RegionId } from '../../../domain/place/place.ts'
import { insideSentence } from '../../../domain/texts/inside-sentence.ts'
import { swissTime } from '../../../domain/time/local-time.ts'
import { warningAnchor, warningTexts } from '../../../domain/warning/warning-rules.ts'
import { isAbroad } from '../../../domain/warning/warning-state.ts'
import type { DangerReport } from '../../../services/warnings/get-dangers.ts'
import { severityClass } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import { dangerRow } from './danger-rows.server.ts'
import { periodText, statedLevel } from './warning-card.server.ts'
import { lastKnownText } from './warning-notice.server.ts'

type BarContext = {
  notify: KeptPlace | null
  /** Of the place or region, as texts name it. */
  name: string
  timeZone: string
  /** Of the warnings page, "" on the page itself. */
  path: string
  /** For pages of other dangers; null: a region, which they do not know. */
  slug: string | null
}

/** The gravest danger for the place that no page of it may miss; `path` is that of the warnings page, "" on the page itself. */
export function warningBar(
  report: DangerReport,
  place: Place,
  path: string,
  writing: Writing,
): WarningBarView | null {
  const name = place.names[writing.language]
  const { slug, timeZone } = place
  return barOf(report, { name, timeZone, path, slug, notify: notifyOf(place, writing) }, writing)
}

/** As for a place; it may hold in a part of the region only, which is then said. */
export function regionWarningBar(
  report: DangerReport,
  { id, name }: { id: RegionId; name: string },
  writing: Writing,
): WarningBarView | null {
  const path = `/alerts?region=${id}`
  const bar = barOf(report, { name, timeZone: swissTime, path, slug: null, notify: null }, writing)
  return bar && { ...bar, period: `${bar.period} (${writing.t('alerts.barParts')})` }
}

/** Messages are of the warnings here alone. */
export function notifyOf(place: Place, { language }: Writing): KeptPlace | null {
  return isAbroad(place) ? null : { value: place.slug, label: place.names[language] }
}

function barOf(report: DangerReport, context: BarContext, writing: Writing) {
  const [gravest, ...others] = report.dangers.filter(isForBar)
  if (!gravest) return null
  const count = others.length
  return {
    ...(gravest.kind === 'weather'
      ? weatherBar(gravest, report, context, writing)
      : furtherBar(gravest, context, writing)),
    /** Whom the bell notifies of; null: a region, or a place whose warnings we do not have. */
    notify: context.notify,
    /** "2 more dangers"; null: it is the only one. */
    more: count === 0 ? null : writing.t('alerts.moreDangers', { count }),
  }
}

/** The gravest danger for the page's place, in one line under the header. */
export type WarningBarView = NonNullable<ReturnType<typeof barOf>>

function weatherBar(
  { warning }: WeatherDanger,
  { warnings }: DangerReport,
  { name, timeZone, path }: BarContext,
  writing: Writing,
) {
  const { language, t } = writing
  const level = statedLevel(warning)
  const { language: tag, text } = warningTexts(warning, language)[0]
  const isRelayed = warning.issuer !== undefined
  const period = periodText(warning, isRelayed ? timeZone : swissTime, writing)
  return {
    /** A class: of its level, or that none is stated. */
    look: level === null ? 'is-unstated' : severityClass(level),
    glyph: level === null ? ('info' as const) : (`severity-${level}` as const),
    /** "Red warning for Zürich", "Flood danger for Zürich, level 4 of 5". */
    lead: t(level === null ? 'alerts.barUnstated' : `alerts.bar-${level}`, { place: name }),
    /** The issuer’s words, set behind a colon. */
    title: insideSentence(text.title, isLanguage(tag) ? tag : 'de'),
    /** BCP 47, of the title. */
    language: tag,
    /** "until 21:00 today", and from when it was last known. */
    period:
      warnings.data.state === 'last-known' && !isRelayed
        ? `${period} (${lastKnownText(warnings.fetchedAt, writing)})`
        : period,
    /** A path as in the routes, or an anchor on the same page. */
    to: `${path}#${warningAnchor(warning)}`,
  }
}

function furtherBar(
  danger: Exclude<Danger, WeatherDanger>,
  { name, slug, path: allPath }: BarContext,
  writing: Writing,
) {
  const { look, glyph, title, detail, path } = dangerRow(danger, slug, writing)
  const { kind, level } = danger
  const lead =
    level === null
      ? writing.t(`alerts.barUnread-${kind}`, { place: name })
      : writing.t(`alerts.bar-${kind}`, { place: name, level })
  return {
    look,
    glyph,
    lead,
    title,
    language: writing.language,
    period: detail,
    to: path ?? allPath,
  }
}
