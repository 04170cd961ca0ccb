import type { AlertScope, AlertType, Severity } from '../alert/alert.ts'
import type { FailureKind } from '../failure.ts'
import type { InEveryLanguage, Language } from '../language.ts'
import { forPlace, inPlace } from './place-in-sentence.ts'

/** A fixed title of the product; used only where the weather of the coming hours is good too. */
const goodWeatherTitle: InEveryLanguage = {
  en: 'All Clear: Good Weather Conditions',
  de: 'Keine Warnungen: günstige Wetterlage',
  fr: 'Aucune alerte\u202f: bonnes conditions météo',
  it: 'Nessuna allerta: condizioni meteo favorevoli',
}

const noWarningsTitle: Record<AlertScope['kind'], InEveryLanguage<(place: string) => string>> = {
  place: {
    en: (place) => `All Clear: No Active Alerts ${forPlace(place, 'en')}`,
    de: (place) => `Keine Warnungen ${inPlace(place, 'de')}`,
    fr: (place) => `Aucune alerte ${inPlace(place, 'fr')}`,
    it: (place) => `Nessuna allerta ${inPlace(place, 'it')}`,
  },
  region: {
    en: () => 'All Clear: No Active Alerts for This Region',
    de: () => 'Keine Warnungen für diese Region',
    fr: () => 'Aucune alerte pour cette région',
    it: () => 'Nessuna allerta per questa regione',
  },
  switzerland: {
    en: () => 'All Clear: No Active Alerts for Switzerland',
    de: () => 'Keine Warnungen für die Schweiz',
    fr: () => 'Aucune alerte pour la Suisse',
    it: () => 'Nessuna allerta per la Svizzera',
  },
}

const noWarningsDescription: Record<AlertScope['kind'], InEveryLanguage> = {
  place: {
    en: 'No active weather alerts for this location.',
    de: 'Für diesen Ort bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active pour ce lieu.',
    it: 'Nessuna allerta meteo attiva per questa località.',
  },
  region: {
    en: 'No active weather alerts for this region.',
    de: 'Für diese Region bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active pour cette région.',
    it: 'Nessuna allerta meteo attiva per questa regione.',
  },
  switzerland: {
    en: 'No active weather alerts in Switzerland.',
    de: 'In der Schweiz bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active en Suisse.',
    it: 'Nessuna allerta meteo attiva in Svizzera.',
  },
}

/** `isCalm`: the coming hours are good weather too. Elsewhere the all-clear says nothing about the weather. */
export function allClearText(
  scope: AlertScope,
  language: Language,
  isCalm: boolean,
): { title: string; description: string } {
  const title =
    scope.kind === 'place' && isCalm
      ? goodWeatherTitle[language]
      : noWarningsTitle[scope.kind][language](scope.kind === 'place' ? scope.place.names[language] : '')
  return { title, description: noWarningsDescription[scope.kind][language] }
}

/** Logged word for word, and shown in the note of the samples. */
export const parseFailure = 'Failed to parse weather alerts'

/** Why there are samples instead of warnings, for the note in them. */
export function alertFailureText(
  { kind, status }: { kind: FailureKind; status?: number | undefined },
  language: Language,
): string {
  if (kind === 'bad-answer') return parseFailureTexts[language]
  return status === undefined ? noAnswerTexts[language] : `HTTP ${status}`
}

const parseFailureTexts: InEveryLanguage = {
  en: parseFailure,
  de: 'die Antwort des Warndienstes ist nicht lesbar',
  fr: 'la réponse du service d’alerte est illisible',
  it: 'la risposta del servizio di allerta è illeggibile',
}

const noAnswerTexts: InEveryLanguage = {
  en: 'no response from the alert service',
  de: 'der Warndienst antwortet nicht',
  fr: 'le service d’alerte ne répond pas',
  it: 'il servizio di allerta non risponde',
}

export const defaultAreaNames: InEveryLanguage = {
  en: 'Switzerland',
  de: 'Schweiz',
  fr: 'Suisse',
  it: 'Svizzera',
}

export const sampleMarker: InEveryLanguage = {
  en: '[EXAMPLE DATA]',
  de: '[BEISPIELDATEN]',
  fr: '[DONNÉES D’EXEMPLE]',
  it: '[DATI DI ESEMPIO]',
}

export function sampleNote(language: Language, errorMessage: string): string {
  switch (language) {
    case 'en':
      return `Not a real alert: the alerts could not be loaded (${errorMessage}).`
    case 'de':
      return `Keine echte Warnung: Die Warnungen konnten nicht geladen werden (${errorMessage}).`
    case 'fr':
      return `Ceci n’est pas une véritable alerte\u202f: les alertes n’ont pas pu être chargées (${errorMessage}).`
    case 'it':
      return `Non è un’allerta reale: non è stato possibile caricare le allerte (${errorMessage}).`
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
      en: 'Example: thunderstorm alert',
      de: 'Beispiel: Gewitterwarnung',
      fr: 'Exemple\u202f: alerte aux orages',
      it: 'Esempio: allerta temporali',
    },
    description: {
      en: 'This is how an alert for thunderstorms with gusts and heavy rain would appear.',
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
      en: 'Example: wind alert',
      de: 'Beispiel: Windwarnung',
      fr: 'Exemple\u202f: alerte de vent',
      it: 'Esempio: allerta vento',
    },
    description: {
      en: 'This is how an alert for strong gusts starting in a few hours would appear.',
      de: 'So würde eine Warnung vor starken Böen dargestellt, die in einigen Stunden beginnt.',
      fr: 'Voici comment s’afficherait une alerte aux fortes rafales débutant dans quelques heures.',
      it: 'Così verrebbe mostrata un’allerta per forti raffiche che inizia tra qualche ora.',
    },
  },
]
