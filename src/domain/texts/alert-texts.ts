import type { AlertType, Severity } from '../alert/alert.ts'
import type { InEveryLanguage, Language } from '../language.ts'

/** English wording: spec section 9. */
export const allClearTitle: InEveryLanguage = {
  en: 'All Clear: Good Weather Conditions',
  de: 'Keine Warnungen: günstige Wetterlage',
  fr: 'Aucune alerte\u202f: bonnes conditions météo',
  it: 'Nessuna allerta: condizioni meteo favorevoli',
}

/** English wording: spec section 2. */
export const allClearDescription: InEveryLanguage = {
  en: 'No active weather alerts for this location.',
  de: 'Für diesen Ort bestehen keine Wetterwarnungen.',
  fr: 'Aucune alerte météo en cours pour ce lieu.',
  it: 'Nessuna allerta meteo in corso per questa località.',
}

export const defaultAreaNames: InEveryLanguage = {
  en: 'Switzerland',
  de: 'Schweiz',
  fr: 'Suisse',
  it: 'Svizzera',
}

export const sampleMarker: InEveryLanguage = {
  en: '[SAMPLE DATA]',
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
      return `Ceci n’est pas une vraie alerte\u202f: les alertes n’ont pas pu être chargées (${errorMessage}).`
    case 'it':
      return `Non è una vera allerta: non è stato possibile caricare le allerte (${errorMessage}).`
  }
}

export type SampleAlert = {
  type: AlertType
  severity: Severity
  startsInHours: number
  endsInHours: number
  title: InEveryLanguage
  description: InEveryLanguage
}

/** Our own inventions, never an issuer's words, and never above moderate: an example must not frighten. */
export const sampleAlertTexts: readonly SampleAlert[] = [
  {
    type: 'storms',
    severity: 'moderate',
    startsInHours: 0,
    endsInHours: 6,
    title: {
      en: 'Sample: thunderstorm warning',
      de: 'Beispiel: Gewitterwarnung',
      fr: 'Exemple\u202f: alerte aux orages',
      it: 'Esempio: allerta temporali',
    },
    description: {
      en: 'This is how a warning about thunderstorms with gusts and heavy rain would be shown.',
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
      en: 'Sample: wind warning',
      de: 'Beispiel: Windwarnung',
      fr: 'Exemple\u202f: alerte de vent',
      it: 'Esempio: allerta vento',
    },
    description: {
      en: 'This is how a warning about strong gusts that starts in a few hours would be shown.',
      de: 'So würde eine Warnung vor starken Böen dargestellt, die in einigen Stunden beginnt.',
      fr: 'Voici comment s’afficherait une alerte aux fortes rafales débutant dans quelques heures.',
      it: 'Così verrebbe mostrata un’allerta per forti raffiche che inizia tra qualche ora.',
    },
  },
]
