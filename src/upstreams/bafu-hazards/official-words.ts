import { z } from 'zod'
import { type InEveryLanguage, inEveryLanguage, languages } from '../../domain/language.ts'
import { cleanedName } from '../../domain/texts/cleaned-name.ts'
import type { FederalLevel } from '../../domain/warning/federal-level.ts'
import { lenient } from '../json/lenient.ts'
import { oneLineText } from '../json/one-line-text.ts'

/** Longer than any title or order; what is longer is no text of theirs and left out. */
const text = lenient(z.string().max(1000))

/** "name_de", "name_fr", … as the office writes them. */
export const inFour = <const Name extends string>(name: Name) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, text])) as {
    [Key in `${Name}_${(typeof languages)[number]}`]: typeof text
  }

/** Unaltered, one line each; a language that lacks them has another one's. */
export function officialWords(fields: Record<string, unknown>, name: string): InEveryLanguage {
  const of = (language: string) => {
    const sent = fields[`${name}_${language}`]
    return typeof sent === 'string' ? oneLineText(sent, 1000) : ''
  }
  const any = languages.map(of).find((words) => words !== '') ?? ''
  return { en: of('en') || any, de: of('de') || any, fr: of('fr') || any, it: of('it') || any }
}

/** The name of a region, set as in print; the flood map’s names, by which droughts find their outlines, are too. */
export function shownNames(fields: Record<string, unknown>): InEveryLanguage {
  const names = officialWords(fields, 'name')
  return inEveryLanguage((language) => cleanedName(names[language]))
}

/** A number, or the same as text; all else is no level. */
export function federalLevel(sent: unknown): FederalLevel | null {
  const level = typeof sent === 'string' && /^[1-5]$/.test(sent.trim()) ? Number(sent) : sent
  return level === 1 || level === 2 || level === 3 || level === 4 || level === 5 ? level : null
}
