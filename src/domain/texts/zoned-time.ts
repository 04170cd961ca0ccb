import { type Language, swissLocale } from '../language.ts'
import { isShownTwice } from '../time/local-time.ts'

/**
 * A time as it is shown, with its zone where the place's clock shows it twice: "02:30 CEST", "02:30 MEZ". An ordinary
 * space: the columns of tables are as wide as a time.
 */
export function zonedTime(shown: string, at: number, timeZone: string, language: Language): string {
  return isShownTwice(at, timeZone) ? `${shown} ${zoneName(at, timeZone, language)}` : shown
}

/** "MESZ"; where the language has no short name, "UTC+2". */
function zoneName(at: number, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(swissLocale[language], { timeZone, timeZoneName: 'short' })
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
