import type { Language } from '../language.ts'
import { withGermanClock, withGermanDate } from './german.ts'

/** Neither a date ("16.11.2026") nor the version of a licence ("CC BY 4.0"). */
const decimalPoint = /(?<![\d.]|BY )(\d+)\.(\d+)(?!\.?\d)/g

/**
 * What the grammar of a language asks of every finished text: the clock and the dates of German, and in running German and Italian the
 * decimal comma, which the Swiss locales do not know. Labels, tables and charts follow the locale.
 */
export function finishedText(text: string, language: Language): string {
  if (language !== 'de' && language !== 'it') return text
  const written = /[.!?]$/.test(text) ? text.replace(decimalPoint, '$1,$2') : text
  return language === 'de' ? withGermanClock(withGermanDate(written)) : written
}
