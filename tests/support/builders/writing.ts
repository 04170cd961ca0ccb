import { createFormat } from '../../../src/app/i18n/format.ts'
import { translateFor } from '../../../src/app/i18n/page-texts.server.ts'
import type { Writing } from '../../../src/app/i18n/writing.ts'
import type { Language } from '../../../src/domain/language.ts'

export const writingIn = (language: Language, now: number): Writing => ({
  language,
  t: translateFor(language),
  format: createFormat(language),
  now,
})
