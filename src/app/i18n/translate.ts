import type { Language } from '../../domain/language.ts'
import { memoise } from '../../domain/memoise.ts'
import { capitalised } from '../../domain/texts/capitalised.ts'
import { withItalianArticles } from '../../domain/texts/italian.ts'
import type { PlacePhrases } from '../../domain/texts/places/place-phrases.ts'
import type { Catalogue, TextValues, Translate } from './texts.ts'

const warned = new Set<string>()

/** One warning per missing text, not one per render. */
function warnOnce(language: Language, key: string) {
  const mark = `${language}:${key}`
  if (warned.has(mark)) return
  warned.add(mark)
  console.warn(`Missing text "${key}" in ${language}`)
}

/** Made once per language: making them costs more than translating a page. */
const pluralRules = memoise((language: Language) => new Intl.PluralRules(language))

/** The visitor's language, else English, else the key itself. */
export function createTranslate(
  language: Language,
  active: Catalogue,
  english: Catalogue | null,
  /** Asked when a text needs them: a later page may have loaded them. */
  phrases: () => PlacePhrases | undefined,
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
    const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      if (name in values) return String(values[name])
      return placePhrase(name, values, phrases()) || whole
    })
    // german.ts knows more of clocks; a browser fills in single times, and every byte is on every page.
    if (language === 'de') return filled.replace(/\b0?(\d+):00(?=\u00a0Uhr)/, '$1')
    return language === 'it' ? withItalianArticles(filled) : filled
  }
}

/**
 * A text with a `{place}` may use its phrase: "{inPlace}" is "auf dem Säntis", "{InPlace}" begins a sentence; one with a
 * `{station}` as well: "la station {ofStation}" is "la station du Moléson".
 */
function placePhrase(
  form: string,
  { place, station }: TextValues,
  places: PlacePhrases | undefined,
): string | undefined {
  const small = form.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  const name = small.endsWith('Station') ? station : place
  const phrase =
    typeof name === 'string'
      ? places?.[small.replace('Station', 'Place') as keyof PlacePhrases]?.(name)
      : undefined
  return phrase && form !== small ? capitalised(phrase) : phrase
}
