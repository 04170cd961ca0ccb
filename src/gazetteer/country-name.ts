import { type Language, swissLocale } from '../domain/language.ts'

const displayNames = new Map<Language, Intl.DisplayNames>()

/** "FR" is Frankreich in German; a code unknown to Unicode stays as it is. */
export function countryName(code: string, language: Language): string {
  let names = displayNames.get(language)
  if (!names) {
    names = new Intl.DisplayNames(swissLocale[language], { type: 'region', fallback: 'code' })
    displayNames.set(language, names)
  }
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}
