import { isLanguage, type Language } from '../../domain/language.ts'
import { splitPath } from '../i18n/localised-path.ts'
import { readCookie, readStored, replaceStored, writeCookie } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'

const key = storageKeys.language

export function storeLanguage(language: Language): void {
  replaceStored(key, language)
  writeCookie(key, language)
}

/** The stored language, which plain addresses use. */
export function storedLanguage(): Language | null {
  const stored = readStored(key) ?? readCookie(key)
  return isLanguage(stored) ? stored : null
}

/** Restores a lost cookie; true if a plain address was rendered in another language. */
export function mirrorStoredLanguage(shown: Language, pathname: string): boolean {
  const stored = readStored(key)
  if (!isLanguage(stored)) return false
  if (readCookie(key) !== stored) writeCookie(key, stored)
  return stored !== shown && splitPath(pathname).prefix === null
}
