import { type AlertPeriod, severities, type WeatherAlert } from '../../../domain/alert/alert.ts'
import { regionsWarned } from '../../../domain/alert/alert-area.ts'
import type { AlertGroup } from '../../../domain/alert/alert-groups.ts'
import { alertAnchor, alertPhase, alertTexts, furtherInstruction } from '../../../domain/alert/alert-rules.ts'
import { federalLevelOf } from '../../../domain/alert/federal-level.ts'
import { isSeverityStated, severityRank } from '../../../domain/alert/severity-rank.ts'
import { isLanguage, type Language, languageName } from '../../../domain/language.ts'
import { alertAreaName } from '../../../domain/texts/alert-texts.ts'
import { addDays, localDate } from '../../../domain/time/local-time.ts'
import { regions } from '../../../reference/regions.ts'
import { alertGeography } from '../../../reference/warning-regions.ts'
import type { AlertReport } from '../../../services/get-alerts.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import type { AlertCardView, AlertLabels, AlertWords, ManyLanguageCardView } from './alert-card-view.ts'
import { timeAhead } from './time-ahead.server.ts'

export function levelOf({ severity }: Pick<WeatherAlert, 'severity'>): SeverityLevel {
  return (severities.indexOf(severity) + 1) as SeverityLevel
}

/** null where the issuer states none. */
export function statedLevel(
  alert: Pick<WeatherAlert, 'severity' | 'scale' | 'issuer'>,
): SeverityLevel | null {
  return isSeverityStated(alert) ? levelOf(alert) : null
}

/** "Severe", or that none is stated. */
export function severityText(alert: WeatherAlert, { t }: Writing): string {
  return isSeverityStated(alert) ? t(`weather.severity-${alert.severity}`) : t('alerts.severityUnstated')
}

/** Of all that is in force or announced, which samples never are. */
export function gravestFirst({ alerts, fromProvider }: AlertReport): WeatherAlert[] {
  const real = [...alerts, ...(fromProvider?.alerts ?? [])].filter(({ isSample }) => !isSample)
  return real.sort((a, b) => severityRank(b) - severityRank(a))
}

export function alertLabels({ t }: Writing): AlertLabels {
  return {
    area: t('alerts.area'),
    valid: t('alerts.valid'),
    region: t('alerts.filterRegion'),
    issuedBy: t('alerts.issuedBy'),
    updated: t('alerts.updated'),
    sample: t('alerts.sample'),
  }
}

type CardContext = {
  /** The visitor's place, where one of the alerts may concern it. */
  own: { name: string; concerns(alert: WeatherAlert): boolean } | null
  timeZone: string
}

export function alertCard(group: AlertGroup, context: CardContext, writing: Writing): AlertCardView {
  const { lead, alerts, updatedAt } = group
  const { t, format, language } = writing
  const isOwn = (alert: WeatherAlert) => !alert.isSample && (context.own?.concerns(alert) ?? false)
  const level = statedLevel(lead)
  const [words] = wordsOf(lead, language)
  return {
    anchor: alertAnchor(lead),
    level,
    severity: severityText(lead, writing),
    scale: scaleText(lead, writing),
    type: lead.type,
    typeName: t(`alerts.type-${lead.type}`),
    isSample: lead.isSample,
    words,
    spans: spansOf(group, isOwn, context, writing),
    regions: regionsOf(alerts, writing),
    issuer: lead.issuer ?? null,
    updated:
      updatedAt === null
        ? null
        : {
            iso: new Date(updatedAt).toISOString(),
            text: `${namedDay(updatedAt, context.timeZone, writing).day}, ${format.clock(updatedAt, context.timeZone)}`,
          },
    own: context.own && alerts.some(isOwn) ? t('alerts.concerns', { place: context.own.name }) : null,
  }
}

/** With the issuer's words in its other languages, for the page that shows them. */
export function manyLanguageCard(
  group: AlertGroup,
  context: CardContext,
  writing: Writing,
): ManyLanguageCardView {
  const { lead } = group
  const [, ...otherWords] = wordsOf(lead, writing.language)
  return { ...alertCard(group, context, writing), otherWords: lead.isSample ? [] : otherWords }
}

function spansOf(
  group: AlertGroup,
  isOwn: (alert: WeatherAlert) => boolean,
  { own, timeZone }: CardContext,
  writing: Writing,
): AlertCardView['spans'] {
  const { t, language, now } = writing
  const spans = new Map<string, AlertCardView['spans'][number]>()
  for (const span of ownFirst(group.spans, ({ alerts }) => alerts.some(isOwn))) {
    const period = periodText(span, timeZone, writing)
    const areas = ownFirst(span.alerts, isOwn).map((alert) => ({
      anchor: alertAnchor(alert),
      name: alertAreaName(alert.area, language) || (own?.name ?? ''),
    }))
    const phase =
      alertPhase(span, now) === 'ongoing'
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
function scaleText(alert: WeatherAlert, { t }: Writing): string | null {
  const level = levelOf(alert)
  const federal = federalLevelOf(alert)
  const scales = [
    alert.scale === 'meteoalarm' ? t('alerts.meteoalarm', { level }) : null,
    federal ? t('alerts.federal', { level: federal, danger: t(`alerts.danger-${federal}`) }) : null,
  ].filter((one) => one !== null)
  return scales.length > 0 ? scales.join(' · ') : null
}

/** The product's own regions that the alerts touch; none for what concerns the whole country or lies abroad. */
function regionsOf(alerts: readonly WeatherAlert[], { format, language }: Writing): string | null {
  if (alerts.some(({ isSample, issuer }) => isSample || issuer !== undefined)) return null
  const warned = new Set(alerts.flatMap((alert) => regionsWarned(alert, alertGeography)))
  const named = regions.filter(({ id }) => warned.has(id))
  return named.length === 0 || named.length === regions.length
    ? null
    : format.list(named.map(({ names }) => names[language]))
}

function wordsOf(alert: WeatherAlert, language: Language): [AlertWords, ...AlertWords[]] {
  const [first, ...others] = alertTexts(alert, language).map(({ language: tag, text }) => ({
    language: tag,
    languageName: ownName(tag),
    title: text.title,
    description: text.description,
    instruction: furtherInstruction(text),
  }))
  return [first as AlertWords, ...others]
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
  { startAt, endAt, isEndAssumed }: AlertPeriod,
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
