import type { InEveryLanguage, Language } from '../language.ts'
import { languages } from '../language.ts'
import type { SampleAlert } from '../texts/alert-texts.ts'
import {
  allClearDescription,
  allClearTitle,
  defaultAreaNames,
  sampleAlertTexts,
  sampleMarker,
  sampleNote,
} from '../texts/alert-texts.ts'
import type { AlertSnapshot, Severity, WeatherAlert } from './alert.ts'
import { severities } from './alert.ts'

const hourMs = 3_600_000

/** Spec section 5: validity where the feed gives no end that can be read. */
export const defaultAlertValidityMs = 24 * hourMs

/** Spec section 5; `area` of an alert whose feed names none. Show it through `alertAreaName`. */
export const defaultAlertArea = 'Switzerland'

/** Spec section 5. */
export const defaultAlertTitle: InEveryLanguage = {
  en: 'Weather Alert',
  de: 'Wetterwarnung',
  fr: 'Alerte météo',
  it: 'Allerta meteo',
}

export const allClearId = 'all-clear'

/** Spec section 4, in its order: the gravest words are looked for first. */
export function severityFromText(text: string): Severity {
  const words = text.toLowerCase()
  if (words.includes('red alert') || words.includes('extreme')) return 'extreme'
  if (words.includes('orange alert') || words.includes('severe')) return 'severe'
  if (words.includes('yellow alert') || words.includes('moderate')) return 'moderate'
  return 'minor'
}

/** A feed's own severity value; unknown values are treated as minor (spec section 3). */
export function severityFromWord(word: unknown): Severity {
  const value = typeof word === 'string' ? word.trim().toLowerCase() : ''
  return severities.find((severity) => severity === value) ?? 'minor'
}

export function alertEndOrDefault(endAt: number | null, now: number): number {
  return endAt !== null && Number.isFinite(endAt) ? endAt : now + defaultAlertValidityMs
}

/** The issuer's area name as it stands; only our own "Switzerland" is put into the reader's language. */
export function alertAreaName(area: string, language: Language): string {
  return area === defaultAlertArea ? defaultAreaNames[language] : area
}

/** An alert's id as the name of an anchor: no spaces, nothing an address would have to escape. */
export function alertAnchor({ id }: Pick<WeatherAlert, 'id'>): string {
  return `alert-${id.replace(/[^\w.-]+/g, '-')}`
}

function inEveryLanguage<T>(textOf: (language: Language) => T): InEveryLanguage<T> {
  return { en: textOf('en'), de: textOf('de'), fr: textOf('fr'), it: textOf('it') }
}

/** The spec's message for a place that no alert concerns (section 9). */
export function allClearAlert(now: number): WeatherAlert {
  return {
    id: allClearId,
    severity: 'minor',
    type: 'other',
    area: defaultAlertArea,
    polygons: [],
    startAt: now,
    endAt: now + defaultAlertValidityMs,
    updatedAt: now,
    texts: inEveryLanguage((language) => ({
      title: allClearTitle[language],
      description: allClearDescription[language],
      instruction: null,
    })),
    furtherTexts: {},
    isSample: false,
    web: null,
  }
}

/**
 * Spec section 8: what stands in when the feed fails and there is no last good copy. Every description opens
 * with the marker, and the first also says what went wrong; `errorMessage` must not hold a secret.
 */
export function sampleAlerts(now: number, errorMessage: string): WeatherAlert[] {
  return sampleAlertTexts.map((sample, index) => sampleAlert(sample, index === 0 ? errorMessage : null, now))
}

function sampleAlert(sample: SampleAlert, errorMessage: string | null, now: number): WeatherAlert {
  return {
    id: `sample-${sample.type}`,
    severity: sample.severity,
    type: sample.type,
    area: defaultAlertArea,
    polygons: [],
    startAt: now + sample.startsInHours * hourMs,
    endAt: now + sample.endsInHours * hourMs,
    updatedAt: null,
    texts: inEveryLanguage((language) => {
      const note = errorMessage === null ? '' : ` ${sampleNote(language, errorMessage)}`
      return {
        title: sample.title[language],
        description: `${sampleMarker[language]}${note} ${sample.description[language]}`,
        instruction: null,
      }
    }),
    furtherTexts: {},
    isSample: true,
    web: null,
  }
}

export type AlertPhase = 'ongoing' | 'upcoming' | 'over'

export function alertPhase(alert: Pick<WeatherAlert, 'startAt' | 'endAt'>, now: number): AlertPhase {
  if (alert.endAt <= now) return 'over'
  return alert.startAt <= now ? 'ongoing' : 'upcoming'
}

const phaseOrder: Record<AlertPhase, number> = { ongoing: 0, upcoming: 1, over: 2 }

/** Ongoing before upcoming, the gravest first, then by start; the same input gives the same order. */
export function sortAlerts(alerts: readonly WeatherAlert[], now: number): WeatherAlert[] {
  return alerts.toSorted(
    (a, b) =>
      phaseOrder[alertPhase(a, now)] - phaseOrder[alertPhase(b, now)] ||
      severities.indexOf(b.severity) - severities.indexOf(a.severity) ||
      a.startAt - b.startAt ||
      (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  )
}

/**
 * What a reader sees: the alerts that concern them and are not over, sorted; else the all-clear message. Where
 * nobody may conclude that all is well (a feed whose silence means nothing, or samples) there is no all-clear.
 * Samples are shown everywhere: they belong to no place.
 */
export function alertsToShow(
  snapshot: AlertSnapshot,
  concerns: (alert: WeatherAlert) => boolean,
  now: number,
): WeatherAlert[] {
  const current = snapshot.alerts.filter((alert) => alertPhase(alert, now) !== 'over')
  const shown = current.filter((alert) => alert.isSample || concerns(alert))
  if (shown.length > 0) return sortAlerts(shown, now)
  const feedIsAlive = current.length > 0 || snapshot.emptyMeans === 'all-clear'
  return feedIsAlive ? [allClearAlert(now)] : []
}

/** The alert's words in the reader's language, else in the first language it has, with that language. */
export function alertTextIn(
  alert: WeatherAlert,
  language: Language,
): { language: Language; text: NonNullable<WeatherAlert['texts'][Language]> } | null {
  for (const candidate of [language, ...languages]) {
    const text = alert.texts[candidate]
    if (text) return { language: candidate, text }
  }
  return null
}
