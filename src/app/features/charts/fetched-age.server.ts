import { type AgeText, ageText } from '../../i18n/age-text.tsx'
import type { Writing } from '../../i18n/writing.ts'

/** Of values without a time of their own: when we last retrieved them. */
export function fetchedAge(at: number, timeZone: string, writing: Writing): AgeText {
  const { t, format, now } = writing
  const text =
    now - at < 60_000 ? t('weather.fetchedNow') : t('weather.fetched', { ago: format.ago(at, now) })
  return ageText(text, at, timeZone, writing)
}
