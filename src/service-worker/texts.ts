import deNote from '../app/i18n/de/note.ts'
import de from '../app/i18n/de/offline.ts'
import enNote from '../app/i18n/en/note.ts'
import en from '../app/i18n/en/offline.ts'
import frNote from '../app/i18n/fr/note.ts'
import fr from '../app/i18n/fr/offline.ts'
import itNote from '../app/i18n/it/note.ts'
import itTexts from '../app/i18n/it/offline.ts'
import type { Translate } from '../app/i18n/texts.ts'
import type { Language } from '../domain/language.ts'

const texts: Record<Language, Record<string, Record<string, string>>> = {
  en: { offline: en, note: enNote },
  de: { offline: de, note: deNote },
  fr: { offline: fr, note: frNote },
  it: { offline: itTexts, note: itNote },
}

/** The worker's own texts: pages get theirs from the server. */
export const translateIn =
  (language: Language): Translate =>
  (key, values = {}) => {
    const [namespace = '', name = ''] = key.split('.')
    const text = texts[language][namespace]?.[name] ?? key
    return text.replace(/\{(\w+)\}/g, (whole, value: string) => String(values[value] ?? whole))
  }
