import type { InEveryLanguage, Language } from '../language.ts'
import { swissLocale } from '../language.ts'
import { memoise } from '../memoise.ts'
import { localTime, swissTime } from '../time/local-time.ts'
import type { Severity, WarningPeriod, WarningType } from '../warning/warning.ts'
import { germanClock, hourOnly } from './german.ts'
import { alle, dalle } from './italian.ts'
import { withOrdinalFirst } from './ordinal-first.ts'
import { zonedTime } from './zoned-time.ts'

/** Our own words around the issuer's in the Atom feed. */
type WarningsAtomTexts = {
  title: (of: string) => string
  subtitle: string
  demo: string
  issuer: string
  /** What MeteoAlarm's terms ask for; the pages say the same. */
  rights: string
  /** "Valid", before a colon and a period. */
  valid: string
  /** `end` is null where the issuer names none; its day is null where it is the same. */
  period: (start: DayAndTime, end: { day: string | null; time: string } | null) => string
  severities: Record<Severity, string>
  types: Record<WarningType, string>
}

export const warningsAtomTexts: InEveryLanguage<WarningsAtomTexts> = {
  en: {
    title: (of) => `Weather warnings: ${of}`,
    subtitle: 'Warnings issued by MeteoSwiss, relayed unchanged. Swiss local time.',
    demo: 'Demo data, not a real warning',
    issuer: 'MeteoSwiss',
    rights:
      'Warnings issued by MeteoSwiss, relayed unchanged via EUMETNET – MeteoAlarm. Time delays between this website and MeteoAlarm are possible; for the most up-to-date information, see meteoalarm.org.',
    valid: 'Valid',
    period: (start, end) =>
      end
        ? `${start.day}, ${start.time} to ${end.day === null ? '' : `${end.day}, `}${end.time}`
        : `from ${start.day}, ${start.time}, no end given`,
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
    issuer: 'MeteoSchweiz',
    rights:
      'Warnungen von MeteoSchweiz, unverändert weitergegeben über EUMETNET – MeteoAlarm. Verzögerungen zwischen dieser Website und MeteoAlarm sind möglich; den neusten Stand zeigt meteoalarm.org.',
    valid: 'Gültig',
    period(start, end) {
      if (!end) return `ab ${start.day}, ${germanClock(start.time)}, Ende nicht angegeben`
      return end.day === null
        ? `${start.day}, ${hourOnly(start.time)} bis ${germanClock(end.time)}`
        : `${start.day}, ${germanClock(start.time)}, bis ${end.day}, ${germanClock(end.time)}`
    },
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
    issuer: 'MétéoSuisse',
    rights:
      'Alertes de MétéoSuisse, transmises sans modification par EUMETNET – MeteoAlarm. Des retards entre ce site et MeteoAlarm sont possibles\u202f; pour l’information la plus récente, voir meteoalarm.org.',
    valid: 'Validité\u202f',
    period(start, end) {
      if (!end) return `dès le ${start.day} à ${start.time}, fin non précisée`
      return end.day === null
        ? `${start.day} de ${start.time} à ${end.time}`
        : `du ${start.day} à ${start.time} au ${end.day} à ${end.time}`
    },
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
    issuer: 'MeteoSvizzera',
    rights:
      'Allerte di MeteoSvizzera, trasmesse senza modifiche tramite EUMETNET – MeteoAlarm. Sono possibili ritardi tra questo sito e MeteoAlarm; per le informazioni più aggiornate si veda meteoalarm.org.',
    valid: 'Validità',
    period(start, end) {
      if (!end) return `da ${start.day}, ${start.time}, fine non indicata`
      return end.day === null
        ? `${start.day}, ${dalle(start.time)} ${alle(end.time)}`
        : `da ${start.day}, ${start.time}, a ${end.day}, ${end.time}`
    },
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

const feedFormats = memoise((timeZone: string) =>
  memoise(
    (language: Language) =>
      new Intl.DateTimeFormat(swissLocale[language], {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  ),
)

/** "Sun 15 Nov, 14:05", "dim. 15 nov. à 14:05", on the Swiss clock or another one. */
export function feedTime(at: number, language: Language, timeZone = swissTime): string {
  const shown = feedFormats(timeZone)(language).format(at)
  // The time ends the text.
  const text = zonedTime(withOrdinalFirst(shown, language), at, timeZone, language)
  if (language === 'en') return text.replace(',', '')
  return language === 'fr' ? text.replace(', ', ' à ') : text
}

type DayAndTime = { day: string; time: string }

const dayFormat = memoise(
  (language: Language) =>
    new Intl.DateTimeFormat(swissLocale[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: swissTime,
    }),
)

function dayAndTime(at: number, language: Language): DayAndTime {
  const { hour, minute } = localTime(at, swissTime)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const day = withOrdinalFirst(dayFormat(language).format(at), language)
  return {
    day: language === 'en' ? day.replace(',', '') : day,
    time: zonedTime(clock, at, swissTime, language),
  }
}

/** When a warning holds, on the Swiss clock: "Tue 21 Jul, 20:00 to 21:00"; the same day is named once. */
export function periodText({ startAt, endAt, isEndAssumed }: WarningPeriod, language: Language): string {
  const start = dayAndTime(startAt, language)
  const { day, time } = dayAndTime(endAt, language)
  const end = isEndAssumed ? null : { day: day === start.day ? null : day, time }
  return warningsAtomTexts[language].period(start, end)
}

/** The same behind its label, without a full stop. */
export const validText = (period: WarningPeriod, language: Language): string =>
  `${warningsAtomTexts[language].valid}: ${periodText(period, language)}`
