import type { FailureKind } from '../failure.ts'
import { type InEveryLanguage, inEveryLanguage, type Language } from '../language.ts'
import type { WarningScope, WeatherWarning } from '../warning/warning.ts'
import { defaultWarningArea, defaultWarningValidityMs } from '../warning/warning-rules.ts'
import { cleanedName } from './cleaned-name.ts'
import { forPlace, inPlace } from './place-in-sentence.ts'

/** A fixed title of the product; used only where the coming hours are calm too and no other danger is known. */
const goodWeatherTitle: InEveryLanguage = {
  en: 'All Clear: Good Weather Conditions',
  de: 'Keine Warnungen: günstige Wetterlage',
  fr: 'Aucune alerte\u202f: bonnes conditions météo',
  it: 'Nessuna allerta: condizioni meteo favorevoli',
}

const noWarningsTitle: Record<WarningScope['kind'], InEveryLanguage<(place: string) => string>> = {
  place: {
    en: (place) => `No warnings ${forPlace(place, 'en')}`,
    de: (place) => `Keine Warnungen ${inPlace(place, 'de')}`,
    fr: (place) => `Aucune alerte ${inPlace(place, 'fr')}`,
    it: (place) => `Nessuna allerta ${inPlace(place, 'it')}`,
  },
  region: {
    en: () => 'No warnings for this region',
    de: () => 'Keine Warnungen für diese Region',
    fr: () => 'Aucune alerte pour cette région',
    it: () => 'Nessuna allerta per questa regione',
  },
  switzerland: {
    en: () => 'No warnings for Switzerland',
    de: () => 'Keine Warnungen für die Schweiz',
    fr: () => 'Aucune alerte pour la Suisse',
    it: () => 'Nessuna allerta per la Svizzera',
  },
}

/** The place's sentence in English is a label of the product: "alerts" there, "warnings" elsewhere. */
const noWarningsDescription: Record<WarningScope['kind'], InEveryLanguage> = {
  place: {
    en: 'No active weather alerts for this location.',
    de: 'Für diesen Ort bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active pour ce lieu.',
    it: 'Nessuna allerta meteo attiva per questa località.',
  },
  region: {
    en: 'No active weather warnings for this region.',
    de: 'Für diese Region bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active pour cette région.',
    it: 'Nessuna allerta meteo attiva per questa regione.',
  },
  switzerland: {
    en: 'No active weather warnings in Switzerland.',
    de: 'In der Schweiz bestehen keine Wetterwarnungen.',
    fr: 'Aucune alerte météo active en Suisse.',
    it: 'Nessuna allerta meteo attiva in Svizzera.',
  },
}

/** `isCalm`: the coming hours are good weather too, and nobody else reports danger. Elsewhere it praises nothing. */
export function allClearText(
  scope: WarningScope,
  language: Language,
  isCalm: boolean,
): { title: string; description: string } {
  const title =
    scope.kind === 'place' && isCalm
      ? goodWeatherTitle[language]
      : noWarningsTitle[scope.kind][language](scope.kind === 'place' ? scope.place.names[language] : '')
  return { title, description: noWarningsDescription[scope.kind][language] }
}

/** The all-clear in the form of a warning, as the API lists it. It does not know the weather, so it does not praise it. */
export function allClearWarning(now: number, scope: WarningScope): WeatherWarning {
  return {
    id: 'all-clear',
    severity: 'minor',
    scale: null,
    type: 'other',
    area: defaultWarningArea,
    polygons: [],
    startAt: now,
    endAt: now + defaultWarningValidityMs,
    updatedAt: now,
    texts: inEveryLanguage((language) => ({ ...allClearText(scope, language, false), instruction: null })),
    furtherTexts: {},
    isSample: false,
    web: null,
  }
}

/** Logged word for word. */
export const parseFailure = 'Failed to parse weather alerts'

/** Why there are samples instead of warnings, for the note in them. */
export function warningFailureText(
  { kind, status }: { kind: FailureKind; status?: number | undefined },
  language: Language,
): string {
  if (kind === 'bad-answer') return parseFailureTexts[language]
  return status === undefined ? noAnswerTexts[language] : `${statusTexts[language]} ${status}`
}

const parseFailureTexts: InEveryLanguage = {
  en: 'the response of the warning service could not be read',
  de: 'die Antwort des Warndienstes ist nicht lesbar',
  fr: 'la réponse du service d’alerte est illisible',
  it: 'la risposta del servizio di allerta è illeggibile',
}

const statusTexts: InEveryLanguage = { en: 'error', de: 'Fehler', fr: 'erreur', it: 'errore' }

const noAnswerTexts: InEveryLanguage = {
  en: 'no response from the warning service',
  de: 'der Warndienst antwortet nicht',
  fr: 'le service d’alerte ne répond pas',
  it: 'il servizio di allerta non risponde',
}

const defaultAreaNames: InEveryLanguage = {
  en: 'Switzerland',
  de: 'Schweiz',
  fr: 'Suisse',
  it: 'Svizzera',
}

/** The issuer's area name, set as print sets it; our own "Switzerland" is put into the reader's language. */
export function warningAreaName(area: string, language: Language): string {
  return area === defaultWarningArea ? defaultAreaNames[language] : cleanedName(area)
}
