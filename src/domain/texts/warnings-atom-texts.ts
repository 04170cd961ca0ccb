import type { InEveryLanguage, Language } from '../language.ts'
import { swissLocale } from '../language.ts'
import { memoise } from '../memoise.ts'
import { swissTime } from '../time/local-time.ts'
import type { Severity, WarningPeriod, WarningType } from '../warning/warning.ts'
import { withOrdinalFirst } from './ordinal-first.ts'
import { zonedTime } from './zoned-time.ts'

/** Our own words around the issuer's in the Atom feed. */
type WarningsAtomTexts = {
  title: (of: string) => string
  subtitle: string
  demo: string
  /** `end` is null where the issuer names none. */
  valid: (start: string, end: string | null) => string
  severities: Record<Severity, string>
  types: Record<WarningType, string>
}

export const warningsAtomTexts: InEveryLanguage<WarningsAtomTexts> = {
  en: {
    title: (of) => `Weather warnings: ${of}`,
    subtitle: 'Warnings issued by MeteoSwiss, relayed unchanged. Swiss local time.',
    demo: 'Demo data, not a real warning',
    valid: (start, end) => `Valid from ${start}${end ? ` to ${end}` : ', no end given'}`,
    severities: {
      minor: 'Notice',
      moderate: 'Yellow warning',
      severe: 'Orange warning',
      extreme: 'Red warning',
    },
    types: {
      wind: 'Wind',
      rain: 'Rain',
      storms: 'Thunderstorms',
      snow: 'Snow',
      fog: 'Fog',
      heat: 'Heat',
      cold: 'Cold',
      'forest-fire': 'Forest fire',
      avalanche: 'Avalanches',
      flood: 'Flood',
      coastal: 'Coast',
      other: 'Other',
    },
  },
  de: {
    title: (of) => `Wetterwarnungen: ${of}`,
    subtitle: 'Warnungen von MeteoSchweiz, unverändert weitergegeben. Schweizer Zeit.',
    demo: 'Demodaten, keine echte Warnung',
    valid: (start, end) =>
      end ? `Gültig von ${start} bis ${end}` : `Gültig ab ${start}, Ende nicht angegeben`,
    severities: {
      minor: 'Hinweis',
      moderate: 'Gelbe Warnung',
      severe: 'Orange Warnung',
      extreme: 'Rote Warnung',
    },
    types: {
      wind: 'Wind',
      rain: 'Regen',
      storms: 'Gewitter',
      snow: 'Schnee',
      fog: 'Nebel',
      heat: 'Hitze',
      cold: 'Kälte',
      'forest-fire': 'Waldbrand',
      avalanche: 'Lawinen',
      flood: 'Hochwasser',
      coastal: 'Küste',
      other: 'Andere',
    },
  },
  fr: {
    title: (of) => `Alertes météo\u202f: ${of}`,
    subtitle: 'Alertes de MétéoSuisse, transmises sans modification. Heure suisse.',
    demo: 'Données de démonstration, pas une véritable alerte',
    valid: (start, end) =>
      end ? `Valable du ${start} au ${end}` : `Valable dès le ${start}, fin non précisée`,
    severities: { minor: 'Avis', moderate: 'Alerte jaune', severe: 'Alerte orange', extreme: 'Alerte rouge' },
    types: {
      wind: 'Vent',
      rain: 'Pluie',
      storms: 'Orages',
      snow: 'Neige',
      fog: 'Brouillard',
      heat: 'Canicule',
      cold: 'Froid',
      'forest-fire': 'Incendies de forêt',
      avalanche: 'Avalanches',
      flood: 'Crues',
      coastal: 'Côte',
      other: 'Autres',
    },
  },
  it: {
    title: (of) => `Allerte meteo: ${of}`,
    subtitle: 'Allerte di MeteoSvizzera, trasmesse senza modifiche. Ora svizzera.',
    demo: 'Dati dimostrativi, non un’allerta reale',
    valid: (start, end) => `Valida da ${start}, ${end ? `a ${end}` : 'fine non indicata'}`,
    severities: {
      minor: 'Avviso',
      moderate: 'Allerta gialla',
      severe: 'Allerta arancione',
      extreme: 'Allerta rossa',
    },
    types: {
      wind: 'Vento',
      rain: 'Pioggia',
      storms: 'Temporali',
      snow: 'Neve',
      fog: 'Nebbia',
      heat: 'Canicola',
      cold: 'Freddo',
      'forest-fire': 'Incendi boschivi',
      avalanche: 'Valanghe',
      flood: 'Piene',
      coastal: 'Costa',
      other: 'Altro',
    },
  },
}

const feedFormat = memoise(
  (language: Language) =>
    new Intl.DateTimeFormat(swissLocale[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: swissTime,
    }),
)

/** "Sun 15 Nov, 14:05", "dim. 15 nov. à 14:05", on the Swiss clock. */
export function feedTime(at: number, language: Language): string {
  // The time ends the text.
  const text = zonedTime(withOrdinalFirst(feedFormat(language).format(at), language), at, swissTime, language)
  if (language === 'en') return text.replace(',', '')
  return language === 'fr' ? text.replace(', ', ' à ') : text
}

/** When a warning holds, as a sentence without its full stop. */
export function validText({ startAt, endAt, isEndAssumed }: WarningPeriod, language: Language): string {
  const end = isEndAssumed ? null : feedTime(endAt, language)
  return warningsAtomTexts[language].valid(feedTime(startAt, language), end)
}
