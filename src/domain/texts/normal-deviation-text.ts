import type { InEveryLanguage, Language } from '../language.ts'
import { swissLocale } from '../language.ts'
import type { MonthPart, NormalDeviation } from '../weather/normals.ts'
import { finishedText } from './finished-text.ts'

const parts: InEveryLanguage<Record<MonthPart, string>> = {
  en: { early: 'early ', mid: 'mid-', late: 'late ' },
  de: { early: 'Anfang ', mid: 'Mitte ', late: 'Ende ' },
  fr: { early: 'début ', mid: 'la mi-', late: 'fin ' },
  it: { early: 'inizio ', mid: 'metà ', late: 'fine ' },
}

/** "mid-November", "Mitte November", "la mi-novembre", "metà novembre". */
function partOfMonthText(part: MonthPart, month: number, language: Language): string {
  const name = new Intl.DateTimeFormat(swissLocale[language], { month: 'long', timeZone: 'UTC' })
  return `${parts[language][part]}${name.format(Date.UTC(2026, month - 1, 15))}`
}

/** "Today is 3.1° warmer than normal for mid-November." */
export function normalDeviationText(
  deviation: NormalDeviation,
  language: Language,
  /** "3.1", in the visitor's degrees. */
  degreesApart: (byC: number) => string,
): string {
  const { kind } = deviation
  const time = partOfMonthText(deviation.part, deviation.month, language)
  const figure = degreesApart(deviation.differenceC)
  switch (language) {
    case 'en':
      if (kind === 'usual') return `Today’s temperature is about normal for ${time}.`
      return `Today is ${figure}° ${kind} than normal for ${time}.`
    case 'de':
      if (kind === 'usual') return `Heute ist es etwa so warm wie ${time} üblich.`
      return finishedText(
        `Heute ist es ${figure}\u00a0Grad ${kind === 'warmer' ? 'wärmer' : 'kälter'} als ${time} üblich.`,
        language,
      )
    case 'fr':
      if (kind === 'usual') return `La température du jour est proche de la norme de ${time}.`
      return `Il fait aujourd’hui ${figure}° de ${kind === 'warmer' ? 'plus' : 'moins'} que la norme de ${time}.`
    case 'it':
      if (kind === 'usual') return `Oggi la temperatura è vicina alla norma di ${time}.`
      return finishedText(
        `Oggi la temperatura è ${figure}\u00a0gradi ${kind === 'warmer' ? 'sopra' : 'sotto'} la norma di ${time}.`,
        language,
      )
  }
}
