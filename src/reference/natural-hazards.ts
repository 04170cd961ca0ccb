import type { InEveryLanguage } from '../domain/language.ts'

/** The portal of the federal authorities, where their five levels are explained. */
export const naturalHazards: InEveryLanguage = {
  en: 'https://www.natural-hazards.ch',
  de: 'https://www.naturgefahren.ch',
  fr: 'https://www.dangers-naturels.ch',
  it: 'https://www.pericoli-naturali.ch',
}
