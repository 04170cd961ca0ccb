import { normaliseName } from './normalise-name.ts'

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** "Mürren" is "Muerren". */
export function withUmlautsSpelt(name: string): string {
  return name.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter)
}

/** "Buchs AG", "Buchs (AG)" are "Buchs": the canton is shown beside the name anyway. */
export function withoutCanton(name: string, canton: string): string {
  return name.replace(new RegExp(`(?: ${canton}| \\(${canton}\\))$`), '')
}

/** "S. Antonino" is "Sant'Antonino", "S. Pietro" "San Pietro": Swiss Post abbreviates what people write in full. */
export function withItalianSaintInFull(name: string): string {
  return name
    .replace(/\bSta\. /, 'Santa ')
    .replace(/\bS\. (?=[AEIOU])/, "Sant'")
    .replace(/\bS\. /, 'San ')
}

/** One saint, three spellings; two for her. */
const saintWords = [
  ['st', 'saint', 'sankt'],
  ['ste', 'sainte'],
]

/** The normalised "st gallen" is also "saint gallen" and "sankt gallen", while still being typed too. */
export function saintSpellings(key: string): string[] {
  const words = key.split(' ')
  for (const spellings of saintWords) {
    const at = words.findIndex((word) => spellings.includes(word))
    if (at >= 0 && words.length > 1) return spellings.map((word) => words.with(at, word).join(' '))
  }
  return [key]
}

/** The forms under which a name is looked up: itself, with saint in full, ü as ue, and each half of a double name ("Murten/Morat"). */
export function keysOfName(name: string): string[] {
  const halves = name.includes('/') ? name.split('/') : []
  const inFull = withItalianSaintInFull(name)
  const forms = [name, inFull, ...[name, inFull].map(withUmlautsSpelt), ...halves]
  return [...new Set(forms.flatMap((form) => saintSpellings(normaliseName(form))))]
}
