import { useSyncExternalStore } from 'react'
import {
  defaultSettings,
  isDefault,
  parseSettings,
  type SettingName,
  type Settings,
  settingsText,
  themes,
} from '../../domain/settings.ts'
import { expireCookie, readCookie, takeOldEntry, writeCookie } from './browser-storage.ts'
import { useRootData } from './root-data.ts'
import { storageKeys } from './storage-keys.ts'

/** What was chosen in this tab; without cookies, all there is. */
let chosen: string | null = null
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

const storedText = () => (navigator.cookieEnabled ? readCookie(storageKeys.settings) : chosen)

/** Once something was chosen in this tab, what is stored now: another tab may have chosen since. Before that null. */
export const chosenHere = () => (chosen === null ? null : (storedText() ?? ''))

/**
 * What the visitor has chosen: here, else in the cookie that the server read. For theme, motion and the settings
 * themselves; figures are written in the units of the page's own data (LanguageProvider).
 */
export function useSettings(): Settings {
  const own = useSyncExternalStore(subscribe, chosenHere, () => null)
  const root = useRootData()
  return own === null ? (root?.settings ?? defaultSettings) : parseSettings(own)
}

/** In a cookie, which the server reads; none where everything is as without a choice. */
export function storeSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  const settings = { ...parseSettings(storedText()), [name]: value }
  chosen = settingsText(settings)
  if (isDefault(settings)) expireCookie(storageKeys.settings)
  else writeCookie(storageKeys.settings, chosen)
  for (const tell of listeners) tell()
}

/** Before there were settings the theme stood alone in local storage: it is taken over once. */
export function adoptOldTheme(): void {
  const old = takeOldEntry('theme')
  const theme = themes.find((one) => one === old)
  if (theme && readCookie(storageKeys.settings) === null) storeSetting('theme', theme)
}
