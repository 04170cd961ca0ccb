import { severities, type WeatherAlert } from '../../../domain/alert/alert.ts'
import type { AlertGroup } from '../../../domain/alert/alert-groups.ts'
import { alertAnchor, alertAreaName, alertPhase, alertTextIn } from '../../../domain/alert/alert-rules.ts'
import { isLanguage, type Language, languageName, languages } from '../../../domain/language.ts'
import { addDays, localDate } from '../../../domain/time/local-time.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import type { AlertEntryView, AlertWords } from './alerts-page-view.ts'

/** Warnings are Swiss, whoever reads them. */
export const swissTime = 'Europe/Zurich'

export function levelOf({ severity }: Pick<WeatherAlert, 'severity'>): SeverityLevel {
  return (severities.indexOf(severity) + 1) as SeverityLevel
}

export function alertEntry(
  group: AlertGroup,
  concernsPlace: (alert: WeatherAlert) => boolean,
  writing: Writing,
): AlertEntryView {
  const { lead, alerts, updatedAt } = group
  const { t, format, language, now } = writing
  const level = levelOf(lead)
  const isOngoing = alertPhase(lead, now) === 'ongoing'
  const [words, ...otherWords] = wordsOf(lead, language)
  return {
    anchor: alertAnchor(lead),
    level,
    severity: t(`weather.severity-${lead.severity}`),
    levelName: t('weather.level', { level }),
    type: lead.type,
    typeName: t(`alerts.type-${lead.type}`),
    isSample: lead.isSample,
    words: words ?? { language, languageName: '', title: '', description: '', instruction: null },
    otherWords: lead.isSample ? [] : otherWords,
    period: periodText(lead, writing),
    phase: isOngoing
      ? t('alerts.ends', { when: format.relative(lead.endAt, now) })
      : t('alerts.starts', { when: format.relative(lead.startAt, now) }),
    isOngoing,
    areas: alerts.map((alert) => ({ anchor: alertAnchor(alert), name: alertAreaName(alert.area, language) })),
    updated:
      updatedAt === null
        ? null
        : { iso: new Date(updatedAt).toISOString(), text: momentText(updatedAt, writing) },
    concernsPlace: !lead.isSample && alerts.some(concernsPlace),
    web: lead.web,
  }
}

/** The reader's language first (or the one there is), then the others, Romansh and the like last. */
function wordsOf(alert: WeatherAlert, language: Language): AlertWords[] {
  const first = alertTextIn(alert, language)?.language
  const order = [first, ...languages.filter((one) => one !== first)]
  const own = order.flatMap((one) => {
    const text = one && alert.texts[one]
    return text ? [{ tag: one as string, text }] : []
  })
  const further = Object.entries(alert.furtherTexts).map(([tag, text]) => ({ tag, text }))
  return [...own, ...further].map(({ tag, text: { title, description, instruction } }) => ({
    language: tag,
    languageName: ownName(tag),
    title,
    description,
    instruction: instruction && !description.includes(instruction) ? instruction : null,
  }))
}

function ownName(tag: string): string {
  if (isLanguage(tag)) return languageName[tag]
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

function dayText(at: number, { t, format, now }: Writing): string {
  const today = localDate(now, swissTime)
  const date = localDate(at, swissTime)
  if (date === today) return t('weather.today')
  if (date === addDays(today, 1)) return t('weather.tomorrow')
  // A weekday is unmistakable for six days only.
  const isNear = date > today && date < addDays(today, 7)
  return isNear ? format.weekday(at, swissTime) : format.dayMonth(at, swissTime)
}

/** "today 16:00 to 22:00", "Friday 06:00 to Saturday 12:00". */
export function periodText(
  { startAt, endAt }: Pick<WeatherAlert, 'startAt' | 'endAt'>,
  writing: Writing,
): string {
  const { t, format } = writing
  const [start, end] = [format.time(startAt, swissTime), format.time(endAt, swissTime)]
  const [startDay, endDay] = [dayText(startAt, writing), dayText(endAt, writing)]
  return startDay === endDay
    ? t('weather.validDay', { day: startDay, start, end })
    : t('weather.validRange', { startDay, start, endDay, end })
}

/** "today, 10:05", "14 Nov, 02:16". */
function momentText(at: number, writing: Writing): string {
  return `${dayText(at, writing)}, ${writing.format.time(at, swissTime)}`
}
