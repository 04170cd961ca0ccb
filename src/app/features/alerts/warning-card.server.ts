import { isLanguage, type Language, languageName } from '../../../domain/language.ts'
import { warningAreaName } from '../../../domain/texts/warning-texts.ts'
import { addDays, localDate } from '../../../domain/time/local-time.ts'
import { federalLevelOf } from '../../../domain/warning/federal-level.ts'
import { isSeverityStated } from '../../../domain/warning/severity-rank.ts'
import { severities, type WarningPeriod, type WeatherWarning } from '../../../domain/warning/warning.ts'
import { regionsWarned } from '../../../domain/warning/warning-area.ts'
import type { WarningGroup } from '../../../domain/warning/warning-groups.ts'
import {
  furtherInstruction,
  warningAnchor,
  warningPhase,
  warningTexts,
} from '../../../domain/warning/warning-rules.ts'
import { regions } from '../../../reference/regions.ts'
import { warningGeography } from '../../../reference/warning-regions.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import { listedRegion } from '../../i18n/region-names.server.ts'
import type { Writing } from '../../i18n/writing.ts'
import { timeAhead } from './time-ahead.server.ts'

/** An issuer's own words in one language. */
export type WarningWords = {
  /** BCP 47. */
  language: string
  languageName: string
  title: string
  description: string
  /** null where the description already holds it word for word. */
  instruction: string | null
}

export function levelOf({ severity }: Pick<WeatherWarning, 'severity'>): SeverityLevel {
  return (severities.indexOf(severity) + 1) as SeverityLevel
}

/** null where the issuer states none. */
export function statedLevel(
  warning: Pick<WeatherWarning, 'severity' | 'scale' | 'issuer'>,
): SeverityLevel | null {
  return isSeverityStated(warning) ? levelOf(warning) : null
}

/** "Severe", or that none is stated. */
export function severityText(warning: WeatherWarning, { t }: Writing): string {
  return isSeverityStated(warning) ? t(`weather.severity-${warning.severity}`) : t('alerts.severityUnstated')
}

export function warningLabels({ t }: Writing) {
  return {
    area: t('alerts.area'),
    valid: t('alerts.valid'),
    region: t('alerts.filterRegion'),
    issuedBy: t('alerts.issuedBy'),
    updated: t('alerts.updated'),
    sample: t('alerts.sample'),
  }
}

/** The words around an issuer's own. */
export type WarningLabels = ReturnType<typeof warningLabels>

type CardContext = {
  /** The visitor's place, where one of the warnings may concern it. */
  own: { name: string; concerns(warning: WeatherWarning): boolean } | null
  timeZone: string
}

export function warningCard(group: WarningGroup, context: CardContext, writing: Writing) {
  const { lead, warnings, updatedAt } = group
  const { t, format, language } = writing
  const isOwn = (warning: WeatherWarning) => !warning.isSample && (context.own?.concerns(warning) ?? false)
  const level = statedLevel(lead)
  const [words] = wordsOf(lead, language)
  return {
    anchor: warningAnchor(lead),
    /** null where the issuer states no severity. */
    level,
    /** "Severe", or that none is stated. */
    severity: severityText(lead, writing),
    /** "MeteoAlarm: orange, 3 of 4", with the federal level where the warning names one; null without a scale. */
    scale: scaleText(lead, writing),
    type: lead.type,
    typeName: t(`alerts.type-${lead.type}`),
    isSample: lead.isSample,
    words,
    /** Which areas when: more than one where the times differ. */
    spans: spansOf(group, isOwn, context, writing),
    /** Northern, western … Switzerland; null where the place itself is named. */
    regions: warnings.some(isOwn) ? null : regionsOf(warnings, writing),
    issuer: lead.issuer ?? null,
    updated:
      updatedAt === null
        ? null
        : {
            iso: new Date(updatedAt).toISOString(),
            text: `${namedDay(updatedAt, context.timeZone, writing).day}, ${format.clock(updatedAt, context.timeZone)}`,
          },
    /** "Concerns Zürich". */
    own: context.own && warnings.some(isOwn) ? t('alerts.concerns', { place: context.own.name }) : null,
  }
}

/** One event on a card, written out by the server in the visitor's language. */
export type WarningCardView = ReturnType<typeof warningCard>

/** With the issuer's words in its other languages, for the page that shows them. */
export function manyLanguageCard(group: WarningGroup, context: CardContext, writing: Writing) {
  const { lead } = group
  const [, ...otherWords] = wordsOf(lead, writing.language)
  return { ...warningCard(group, context, writing), otherWords: lead.isSample ? [] : otherWords }
}

export type ManyLanguageCardView = ReturnType<typeof manyLanguageCard>

type Span = { areas: { anchor: string; name: string }[]; period: string; phase: string }

function spansOf(
  group: WarningGroup,
  isOwn: (warning: WeatherWarning) => boolean,
  { own, timeZone }: CardContext,
  writing: Writing,
): Span[] {
  const { t, language, now } = writing
  const spans = new Map<string, Span>()
  for (const span of ownFirst(group.spans, ({ warnings }) => warnings.some(isOwn))) {
    const period = periodText(span, timeZone, writing)
    const areas = ownFirst(span.warnings, isOwn).map((warning) => ({
      anchor: warningAnchor(warning),
      name: warningAreaName(warning.area, language) || (own?.name ?? ''),
    }))
    const phase =
      warningPhase(span, now) === 'ongoing'
        ? span.isEndAssumed
          ? t('alerts.ongoing')
          : t('alerts.ends', { when: timeAhead(span.endAt, now, language, 'nearest') })
        : t('alerts.starts', { when: timeAhead(span.startAt, now, language, 'whole') })
    // Two that began at different times and end together read the same.
    const known = spans.get(period)
    spans.set(period, { areas: [...(known?.areas ?? []), ...areas], period, phase })
  }
  return [...spans.values()]
}

function ownFirst<T>(items: readonly T[], isOwn: (item: T) => boolean): T[] {
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))]
}

/** Whose scale a level belongs to: MeteoAlarm has four colours, the federal authorities five levels. */
export function scaleText(warning: WeatherWarning, { t }: Writing): string | null {
  const level = levelOf(warning)
  const federal = federalLevelOf(warning)
  const scales = [
    warning.scale === 'meteoalarm' ? t('alerts.meteoalarm', { level }) : null,
    federal ? t('alerts.federal', { level: federal, danger: t(`alerts.danger-${federal}`) }) : null,
  ].filter((one) => one !== null)
  return scales.length > 0 ? scales.join(' · ') : null
}

/** The product's own regions that the warnings touch; none for what concerns the whole country or lies abroad. */
function regionsOf(warnings: readonly WeatherWarning[], { format, language }: Writing): string | null {
  if (warnings.some(({ isSample, issuer }) => isSample || issuer !== undefined)) return null
  const warned = new Set(warnings.flatMap((warning) => regionsWarned(warning, warningGeography)))
  const named = regions.filter(({ id }) => warned.has(id))
  return named.length === 0 || named.length === regions.length
    ? null
    : format.list(named.map(({ names }) => listedRegion(names, language)))
}

function wordsOf(warning: WeatherWarning, language: Language): [WarningWords, ...WarningWords[]] {
  const [first, ...others] = warningTexts(warning, language).map(({ language: tag, text }) => ({
    language: tag,
    languageName: ownName(tag),
    title: text.title,
    description: text.description,
    instruction: furtherInstruction(text),
  }))
  return [first as WarningWords, ...others]
}

function ownName(tag: string): string {
  if (isLanguage(tag)) return languageName[tag]
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** "today", "tomorrow", "Friday", "24 Nov", "24 November 2027": each wants other words around it. */
type NamedDay = { kind: 'today' | 'tomorrow' | 'weekday' | 'date'; day: string }

function namedDay(at: number, timeZone: string, { t, format, now }: Writing): NamedDay {
  const today = localDate(now, timeZone)
  const date = localDate(at, timeZone)
  if (date === today) return { kind: 'today', day: t('weather.today') }
  if (date === addDays(today, 1)) return { kind: 'tomorrow', day: t('weather.tomorrow') }
  // A weekday is unmistakable for six days only.
  const isNear = date > today && date < addDays(today, 7)
  if (isNear) return { kind: 'weekday', day: format.weekday(at, timeZone) }
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return { kind: 'date', day: isThisYear ? format.dayMonth(at, timeZone) : format.date(at, timeZone) }
}

/** "until 18:00 today", "16:00 to 22:00 today", "from 06:00 on Friday until 12:00 on Saturday", "no end given". */
export function periodText(
  { startAt, endAt, isEndAssumed }: WarningPeriod,
  timeZone: string,
  writing: Writing,
): string {
  const { t, format, now } = writing
  const [start, clock] = [format.time(startAt, timeZone), format.time(endAt, timeZone)]
  // "00:00 tomorrow" reads as a day more than it is: a day ends at its own 24:00.
  const [end, lastAt] = clock === '00:00' ? ['24:00', endAt - 1] : [clock, endAt]
  const [first, last] = [namedDay(startAt, timeZone, writing), namedDay(lastAt, timeZone, writing)]
  if (isEndAssumed)
    return startAt <= now ? t('alerts.noEnd') : t('alerts.openPeriod', { day: first.day, time: start })
  const until = t(`weather.until-${last.kind}`, { day: last.day, time: end })
  if (startAt <= now) return until
  if (localDate(startAt, timeZone) === localDate(lastAt, timeZone))
    return t(`weather.during-${first.kind}`, { day: first.day, start, end })
  return `${t(`weather.from-${first.kind}`, { day: first.day, time: start })} ${until}`
}
