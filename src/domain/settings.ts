import {
  metricUnits,
  precipitationUnits,
  temperatureUnits,
  type Units,
  windUnits,
} from './weather/shown-units.ts'

/** "system" follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export const motions = ['system', 'reduced', 'full'] as const
export type Theme = (typeof themes)[number]
export type Motion = (typeof motions)[number]

/** What a visitor has chosen for all pages. */
export type Settings = Units & { theme: Theme; motion: Motion }

/** In the order of the cookie: it never changes within a version. */
export const settingChoices: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  theme: themes,
  temperature: temperatureUnits,
  wind: windUnits,
  precipitation: precipitationUnits,
  motion: motions,
}
export type SettingName = keyof Settings
const names = Object.keys(settingChoices) as SettingName[]

export const defaultSettings: Settings = { theme: 'system', ...metricUnits, motion: 'system' }

const version = '1'
/** Longer ones are not ours and not worth reading. */
const longestText = 64

/** The cookie's value: "1.dark.F.kt.in.system". */
export function settingsText(settings: Settings): string {
  return [version, ...names.map((name) => settings[name])].join('.')
}

/** A cookie is outside text: anything but a value we would write ourselves is nothing chosen. */
export function parseSettings(text: string | null): Settings {
  if (text === null || text.length > longestText) return defaultSettings
  const [given, ...values] = text.split('.')
  if (given !== version || values.length !== names.length) return defaultSettings
  return settingsOf((name) => values[names.indexOf(name)] ?? null) ?? defaultSettings
}

/** null where any value is not among the choices. */
export function settingsOf(chosenValue: (name: SettingName) => string | null): Settings | null {
  const chosen = names.map((name) => [name, chosenValue(name)] as const)
  const isKnown = ([name, value]: (typeof chosen)[number]) =>
    settingChoices[name].some((choice) => choice === value)
  return chosen.every(isKnown) ? (Object.fromEntries(chosen) as Settings) : null
}

export const isDefault = (settings: Settings) =>
  names.every((name) => settings[name] === defaultSettings[name])
