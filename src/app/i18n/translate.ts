import type { Language } from '../../domain/language.ts'
import type { Catalogue, TextValues, Translate } from './texts.ts'

const warned = new Set<string>()

/** One warning per missing text, not one per render. */
function warnOnce(language: Language, key: string) {
  const mark = `${language}:${key}`
  if (warned.has(mark)) return
  warned.add(mark)
  console.warn(`Missing text "${key}" in ${language}`)
}

const rules = new Map<Language, Intl.PluralRules>()

/** Made once per language: making them costs more than translating a page. */
function pluralRules(language: Language): Intl.PluralRules {
  const existing = rules.get(language)
  if (existing) return existing
  const made = new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

/** The visitor's language, else English, else the key itself (spec section 5). */
export function createTranslate(
  language: Language,
  active: Catalogue,
  english: Catalogue | null,
  onMissing: () => void = () => {},
): Translate {
  function find(key: string, values: TextValues | undefined): string | undefined {
    if (typeof values?.count === 'number') {
      const form = `${key}_${pluralRules(language).select(values.count)}`
      const text = active[form] ?? active[`${key}_other`]
      if (text !== undefined) return text
    }
    return active[key]
  }

  return (key, values) => {
    let text = find(key, values)
    if (text === undefined) {
      warnOnce(language, key)
      onMissing()
      text = english?.[typeof values?.count === 'number' ? `${key}_other` : key] ?? english?.[key] ?? key
    }
    if (!values) return text
    const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    )
    return 'place' in values ? bent(filled, language) : filled
  }
}

/** Before a place's name: "à Le Locle" is "au Locle", "a Airolo" is "ad Airolo". */
function bent(text: string, language: Language): string {
  if (language === 'fr') {
    return text.replace(/(?<!\p{L})(à|de) Le(s?) (?=\p{Lu})/gu, (_, preposition: string, plural: string) =>
      preposition === 'à' ? `au${plural && 'x'} ` : `d${plural ? 'es' : 'u'} `,
    )
  }
  return language === 'it' ? text.replace(/(?<!\p{L})a (?=A)/gu, 'ad ') : text
}
