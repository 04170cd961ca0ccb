import type { InEveryLanguage } from '../../language.ts'
import { dayPhrasesDe } from './de.ts'
import { dayPhrasesEn } from './en.ts'
import { dayPhrasesFr } from './fr.ts'
import { dayPhrasesIt } from './it.ts'
import type { DayPhrases } from './phrases.ts'

export const dayPhrases: InEveryLanguage<DayPhrases> = {
  en: dayPhrasesEn,
  de: dayPhrasesDe,
  fr: dayPhrasesFr,
  it: dayPhrasesIt,
}
