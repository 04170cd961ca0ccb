import type { WarningType } from '../../../domain/warning/warning.ts'
import type { SeverityLevel } from '../../design/marks.tsx'

/** An issuer's own words in one language. */
export type WarningWords = {
  /** BCP 47. */
  language: string
  languageName: string
  title: string
  description: string
  /** null where the description already holds it word for word. */
  instruction: string | null
}

/** The words around an issuer's own. */
export type WarningLabels = {
  area: string
  valid: string
  region: string
  issuedBy: string
  updated: string
  sample: string
}

/** One event on a card, written out by the server in the visitor's language. */
export type WarningCardView = {
  anchor: string
  /** null where the issuer states no severity. */
  level: SeverityLevel | null
  /** "Severe", or that none is stated. */
  severity: string
  /** "MeteoAlarm: orange, 3 of 4", with the federal level where the warning names one; null without a scale. */
  scale: string | null
  type: WarningType
  typeName: string
  isSample: boolean
  words: WarningWords
  /** Which areas when: more than one where the times differ. */
  spans: { areas: { anchor: string; name: string }[]; period: string; phase: string }[]
  /** Northern, western … Switzerland. */
  regions: string | null
  issuer: string | null
  updated: { iso: string; text: string } | null
  /** "Concerns Zürich". */
  own: string | null
}

export type ManyLanguageCardView = WarningCardView & { otherWords: WarningWords[] }

/** Warnings that a provider of weather passes on, under its name. */
export type ProviderWarningsView = { provider: string; cards: WarningCardView[] }

/** What is said where no warning is shown, or before those that may be out of date. */
export type WarningNoticeView = {
  glyph: 'check' | 'clock' | 'info'
  title: string
  text: string
  /** Who knows more. */
  links: { label: string; services: { name: string; url: string }[] } | null
}
