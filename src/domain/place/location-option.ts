import type { Coordinates } from './coordinates.ts'

/** A line of the location picker. */
export type LocationOption = {
  /** Slug. */
  value: string
  label: string
  coordinates?: Coordinates
}

/** Slugs and "lat,lon", the latter with a signed name or without. */
const placeValue =
  /^[a-z0-9][a-z0-9.,-]{0,79}$|^-?\d{1,2}\.\d{1,6},-?\d{1,3}\.\d{1,6}(~[\p{L}\p{M}\p{N}_.,'’()-]{1,60}~[\w-]{12})?$/u

/** Whether a text from outside, such as a cookie, can name a place. */
export const isPlaceValue = (text: string): boolean => placeValue.test(text)

/** The default place, also for unknown ones. */
export const defaultPlaceSlug = 'zurich'

/** Case-insensitive substring of the label; a blank query keeps all. */
export function filterPresets<T extends LocationOption>(presets: readonly T[], query: string): T[] {
  const wanted = query.trim().toLocaleLowerCase('de-CH')
  return presets.filter((preset) => preset.label.toLocaleLowerCase('de-CH').includes(wanted))
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const undecomposed: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'e',
}

/** Lower case, accents folded (ü is u): "Château-d’Œx" is "chateau-d’oex". */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøðđþłıħŋə]/g, (letter) => undecomposed[letter] ?? letter)
}

/** A name as written in a URL: "St. Gallen" is "st-gallen". Empty for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  return foldAccents(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
