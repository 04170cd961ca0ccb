import { type InEveryLanguage, inEveryLanguage, type Language } from '../language.ts'
import { hourMs } from '../time/durations.ts'
import type { Severity, WarningType, WeatherWarning } from '../warning/warning.ts'
import { defaultWarningArea } from '../warning/warning-rules.ts'

const sampleMarker: InEveryLanguage = {
  en: '[EXAMPLE DATA]',
  de: '[BEISPIELDATEN]',
  fr: '[DONNÉES D’EXEMPLE]',
  it: '[DATI DI ESEMPIO]',
}

export function sampleNote(language: Language, errorMessage: string): string {
  switch (language) {
    case 'en':
      return `Not a real warning: the warnings could not be loaded (${errorMessage}).`
    case 'de':
      return `Keine echte Warnung: Die Warnungen konnten nicht geladen werden (${errorMessage}).`
    case 'fr':
      return `Ceci n’est pas une véritable alerte\u202f: les alertes n’ont pas pu être chargées (${errorMessage}).`
    case 'it':
      return `Non è un’allerta reale: non è stato possibile caricare le allerte (${errorMessage}).`
  }
}

type SampleWarning = {
  type: WarningType
  severity: Severity
  startsInHours: number
  endsInHours: number
  title: InEveryLanguage
  description: InEveryLanguage
}

/** Our own inventions, never an issuer's words, and never above moderate: an example must not frighten. */
export const sampleWarningTexts: readonly SampleWarning[] = [
  {
    type: 'storms',
    severity: 'moderate',
    startsInHours: 0,
    endsInHours: 6,
    title: {
      en: 'Example: thunderstorm warning',
      de: 'Beispiel: Gewitterwarnung',
      fr: 'Exemple\u202f: alerte aux orages',
      it: 'Esempio: allerta temporali',
    },
    description: {
      en: 'This is how a warning of thunderstorms with gusts and heavy rain would appear.',
      de: 'So würde eine Warnung vor Gewittern mit Böen und kräftigem Regen dargestellt.',
      fr: 'Voici comment s’afficherait une alerte aux orages avec rafales et fortes pluies.',
      it: 'Così verrebbe mostrata un’allerta per temporali con raffiche e forti piogge.',
    },
  },
  {
    type: 'wind',
    severity: 'minor',
    startsInHours: 3,
    endsInHours: 12,
    title: {
      en: 'Example: wind warning',
      de: 'Beispiel: Windwarnung',
      fr: 'Exemple\u202f: alerte de vent',
      it: 'Esempio: allerta vento',
    },
    description: {
      en: 'This is how a warning of strong gusts starting in a few hours would appear.',
      de: 'So würde eine Warnung vor starken Böen dargestellt, die in einigen Stunden beginnt.',
      fr: 'Voici comment s’afficherait une alerte aux fortes rafales débutant dans quelques heures.',
      it: 'Così verrebbe mostrata un’allerta per forti raffiche che inizia tra qualche ora.',
    },
  },
]

/**
 * Shown when the feed fails and there is no last good copy. Every description opens with the marker, and the first
 * also gives the error; `reason` must not contain a secret.
 */
export function sampleWarnings(now: number, reason: InEveryLanguage): WeatherWarning[] {
  return sampleWarningTexts.map((sample, index) => sampleWarning(sample, index === 0 ? reason : null, now))
}

function sampleWarning(sample: SampleWarning, reason: InEveryLanguage | null, now: number): WeatherWarning {
  return {
    id: `sample-${sample.type}`,
    severity: sample.severity,
    scale: null,
    type: sample.type,
    area: defaultWarningArea,
    polygons: [],
    startAt: now + sample.startsInHours * hourMs,
    endAt: now + sample.endsInHours * hourMs,
    updatedAt: null,
    texts: inEveryLanguage((language) => {
      const note = reason === null ? '' : ` ${sampleNote(language, reason[language])}`
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
