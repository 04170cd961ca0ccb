import { minuteMs } from '../../domain/time/durations.ts'
import type { Writing } from '../i18n/writing.ts'
import { type AgeText, ageText } from './age-text.tsx'

const justNow = {
  'home.updated': 'home.updatedNow',
  'weather.fetched': 'weather.fetchedNow',
  'alerts.received': 'alerts.receivedNow',
} as const

/** "Updated 5 minutes ago", or "just now". */
export function agoText(what: keyof typeof justNow, at: number, timeZone: string, writing: Writing): AgeText {
  const { t, format, now } = writing
  const text = now - at < minuteMs ? t(justNow[what]) : t(what, { ago: format.ago(at, now) })
  return ageText(text, at, timeZone, writing)
}
