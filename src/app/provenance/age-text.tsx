import type { Writing } from '../i18n/writing.ts'

/** How old values are, and exactly when they are from: for the pointer, and on paper, where no age stays true. */
export type AgeText = { text: string; iso: string; absolute: string }

export const ageText = (text: string, at: number, timeZone: string, { format }: Writing): AgeText => ({
  text,
  iso: new Date(at).toISOString(),
  absolute: format.dateTime(at, timeZone),
})

export function AgeTime({ age: { text, iso, absolute } }: { age: AgeText }) {
  return (
    <time dateTime={iso} title={absolute}>
      {text}
    </time>
  )
}
