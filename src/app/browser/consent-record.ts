import { dayMs } from '../../domain/time/durations.ts'

/** The decision as stored in local storage. */
export type ConsentRecord = {
  /** Raised for a new purpose or partner: every visitor is asked again. */
  version: number
  /** ISO time of the decision. */
  date: string
  advertising: boolean
}

export const consentVersion = 1

/** After a year the question is asked again. */
export const consentLastsMs = 365 * dayMs

/** Sent to the browser as text too (startup/before-hydration.ts): it must not use anything from outside itself. */
export function makeConsent(version: number, advertising: boolean, now: number): ConsentRecord {
  return { version, date: new Date(now).toISOString(), advertising }
}

/** null: undecided. Storage is outside text, and a decision for another question or an old one no longer counts. */
export function parseConsent(text: string | null, now: number): ConsentRecord | null {
  try {
    const { version, date, advertising } = JSON.parse(text ?? 'null') ?? {}
    const age = now - Date.parse(date)
    const isValid = version === consentVersion && typeof advertising === 'boolean' && age < consentLastsMs
    return isValid ? { version, date, advertising } : null
  } catch {
    return null
  }
}
