import de from '../app/i18n/de/offline.ts'
import en from '../app/i18n/en/offline.ts'
import fr from '../app/i18n/fr/offline.ts'
import itTexts from '../app/i18n/it/offline.ts'
import type { TextKey } from '../app/i18n/texts.ts'
import type { Language } from '../domain/language.ts'

const texts: Record<Language, Record<string, string>> = { en, de, fr, it: itTexts }

export type OfflineKey = Extract<TextKey, `offline.${string}`>

/** The worker's own texts: pages get theirs from the server. */
export function offlineText(
  language: Language,
  key: OfflineKey,
  values: Record<string, string> = {},
): string {
  const text = texts[language][key.slice('offline.'.length)] ?? key
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
