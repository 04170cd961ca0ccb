/** The four languages of the site. English is the default. */
export const languages = ['en', 'de', 'fr', 'it'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** A text in each language. */
export type InEveryLanguage<T = string> = Record<Language, T>

export function inEveryLanguage<T>(textOf: (language: Language) => T): InEveryLanguage<T> {
  return { en: textOf('en'), de: textOf('de'), fr: textOf('fr'), it: textOf('it') }
}

/** Swiss locales for Intl: numbers, dates and times follow these, never the bare language. */
export const swissLocale: InEveryLanguage = { en: 'en-CH', de: 'de-CH', fr: 'fr-CH', it: 'it-CH' }

/** The language's own name, as shown in the language menu. */
export const languageName: InEveryLanguage = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
}

export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language)
}

/** The first part of a language tag if it is one of ours: "de-CH" is de, "rm" is nothing. */
export function languageOfTag(tag: string): Language | null {
  const first = tag.trim().toLowerCase().split(/[-_]/, 1)[0]
  return isLanguage(first) ? first : null
}

/** Stored choice, else the best of our languages by the visitor's preferences, else the site's. */
export function negotiateLanguage(
  stored: string | null,
  acceptLanguage: string | null,
  spoken: Language = defaultLanguage,
): Language {
  if (isLanguage(stored)) return stored
  const preferences = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      const q = quality === undefined ? 1 : Number(quality.slice(2))
      return { language: languageOfTag(tag), q: Number.isFinite(q) ? q : 0, order }
    })
    .filter(({ language, q }) => language !== null && q > 0)
    .sort((a, b) => b.q - a.q || a.order - b.order)
  return preferences[0]?.language ?? spoken
}
