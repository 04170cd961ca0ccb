import type { Language } from '../language.ts'

/**
 * A finished text behind a colon or a comma: "Feux : danger fort". German nouns keep their capital, and abbreviations
 * ("UV") theirs in every language.
 */
export function insideSentence(text: string, language: Language): string {
  if (language === 'de') return text
  return text.replace(/^\p{Lu}(?=\p{Ll}|’)/u, (letter) => letter.toLowerCase())
}

/** "lac de Thoune" and "lago di Thun" stand inside a sentence; "Lake Thun" and "Thunersee" are names as they are. */
export const lakeInside = (name: string): string => name.replace(/^(Lac|Lago) /, (word) => word.toLowerCase())
