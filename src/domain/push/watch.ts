import type { FurtherDanger } from '../danger/danger.ts'
import type { Language } from '../language.ts'
import { localTime } from '../time/local-time.ts'
import type { Severity } from '../warning/warning.ts'

/** "22:00" to "07:00" on the clock of the place; texts of this form compare like times. */
export type QuietHours = { from: string; to: string }

/** What a subscriber wants to hear of a place. */
export type Watch = {
  /** Slug, or a point rounded to a kilometre. */
  place: string
  /** From this severity on; null: no warnings. */
  warningsFrom: Severity | null
  /** null: nothing about rain. */
  rain: { quiet: QuietHours | null } | null
  /** From level 3 of five on. Whoever chose before there were any is told of none. */
  dangers?: readonly FurtherDanger['kind'][]
}

/** One browser that wants to hear from us, as its push service knows it. */
export type Subscriber = {
  /** Whoever knows this address may send to the browser, within what the keys allow: a secret. */
  endpoint: string
  /** base64url: the browser's P-256 public key and 16 bytes that both sides know. */
  keys: { p256dh: string; auth: string }
  language: Language
  watches: Watch[]
}

/** Hours that end where they begin are none. */
export function isQuiet(quiet: QuietHours | null, now: number, timeZone: string): boolean {
  if (quiet === null || quiet.from === quiet.to) return false
  const { hour, minute } = localTime(now, timeZone)
  const time = `${two(hour)}:${two(minute)}`
  return quiet.from < quiet.to ? quiet.from <= time && time < quiet.to : quiet.from <= time || time < quiet.to
}

const two = (number: number) => String(number).padStart(2, '0')
