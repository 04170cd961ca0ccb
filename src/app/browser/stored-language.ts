import { isLanguage, type Language } from '../../domain/language.ts'
import { splitPath } from '../i18n/localised-path.ts'
import { readCookie, remember, remembered, writeCookie } from './remembered.ts'
import { storageKeys } from './storage-keys.ts'

const key = storageKeys.language

export function storeLanguage(language: Language): void {
  remember(key, language)
  writeCookie(key, language)
}

/** The language a plain address speaks for this visitor, if a choice was stored. */
export function storedLanguage(): Language | null {
  const stored = remembered(key) ?? readCookie(key)
  return isLanguage(stored) ? stored : null
}

/** Gives the server's copy back where it was lost; true when a plain address was rendered in another language. */
export function mirrorStoredLanguage(shown: Language, pathname: string): boolean {
  const stored = remembered(key)
  if (!isLanguage(stored)) return false
  if (readCookie(key) !== stored) writeCookie(key, stored)
  return stored !== shown && splitPath(pathname).prefix === null
}
