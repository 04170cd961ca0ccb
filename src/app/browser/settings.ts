import { useSyncExternalStore } from 'react'
import { defaultSettings, isDefault, type Settings, settingsText, themes } from '../../domain/settings.ts'
import { expireCookie, readCookie, takeOldEntry, writeCookie } from './browser-storage.ts'
import { useRootData } from './root-data.ts'
import { storageKeys } from './storage-keys.ts'

let chosen: Settings | null = null
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

/**
 * What the visitor has chosen: here, else in the cookie that the server read. For theme, motion and the settings
 * themselves; figures are written in the units of the page's own data (LanguageProvider).
 */
export function useSettings(): Settings {
  const own = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  )
  const root = useRootData()
  return own ?? root?.settings ?? defaultSettings
}

/** In a cookie, which the server reads; none where everything is as without a choice. */
export function storeSettings(settings: Settings): void {
  chosen = settings
  if (isDefault(settings)) expireCookie(storageKeys.settings)
  else writeCookie(storageKeys.settings, settingsText(settings))
  for (const tell of listeners) tell()
}

/** Before there were settings the theme stood alone in local storage: it is taken over once. */
export function adoptOldTheme(): void {
  const old = takeOldEntry('theme')
  const theme = themes.find((one) => one === old)
  if (theme && readCookie(storageKeys.settings) === null) storeSettings({ ...defaultSettings, theme })
}
