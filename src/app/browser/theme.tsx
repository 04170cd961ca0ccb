import { useEffect, useSyncExternalStore } from 'react'
import { type Theme, ThemeSwitch } from '../design/theme-switch.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { readStored, store } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'

const key = storageKeys.theme

const listeners = new Set<() => void>()

function chosenTheme(): Theme {
  const stored = readStored(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  // Another tab may choose too.
  addEventListener('storage', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

/** The colour of the browser's own bars. */
export function ThemeColours() {
  return themeColours.map(([scheme, colour]) => (
    <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
  ))
}

const themeColours = [
  ['light', '#ffffff'],
  ['dark', '#0b131a'],
] as const

function colourBrowser(theme: Theme): void {
  for (const [scheme, colour] of themeColours) {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][content="${colour}"]`)
    if (!meta) continue
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

/** The visitor's choice; the server knows none. */
export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'system' as const)
}

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const { t } = useLanguage()
  const theme = useChosenTheme()
  useEffect(() => {
    // The first client render is "system" whatever is stored, like the server's.
    const shown = theme === chosenTheme() ? theme : chosenTheme()
    if (shown === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = shown
    colourBrowser(shown)
  }, [theme])
  return (
    <div className="theme-choice needs-scripts">
      <ThemeSwitch
        legend={t('shell.theme')}
        labels={{
          system: t('shell.theme.system'),
          light: t('shell.theme.light'),
          dark: t('shell.theme.dark'),
        }}
        value={theme}
        onChange={(chosen) => {
          store(key, chosen)
          for (const tell of listeners) tell()
        }}
      />
    </div>
  )
}
