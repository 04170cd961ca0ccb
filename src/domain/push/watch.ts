import type { FurtherDanger } from '../danger/danger.ts'
import type { Language } from '../language.ts'
import type { Severity } from '../warning/warning.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { Wish } from './wish.ts'

/** What a subscriber wants to hear of a place. */
export type Watch = {
  /** Slug, or a point rounded to a kilometre. */
  place: string
  /** From this severity on; null: no warnings. */
  warningsFrom: Severity | null
  /** null: nothing about rain. */
  rain: { quiet: QuietHours | null } | null
  /** From level 3 of five on. A choice made before there were any includes none. */
  dangers?: readonly FurtherDanger['kind'][]
  /** Each kind once. */
  wishes?: readonly Wish[]
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
