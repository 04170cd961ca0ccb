import { writingOf } from '../../../src/app/i18n/page-texts.server.ts'
import type { Writing } from '../../../src/app/i18n/writing.ts'
import type { Language } from '../../../src/domain/language.ts'
import { metricUnits } from '../../../src/domain/weather/shown-units.ts'

export const writingIn = (language: Language, now: number): Writing =>
  writingOf({ language, settings: metricUnits, now })
