import type { Language } from '../language.ts'
import { placesDe } from './places/de.ts'
import { placesEn } from './places/en.ts'
import { placesFr } from './places/fr.ts'
import { placesIt } from './places/it.ts'
import { type PlacePhrases, placePhrases } from './places/place-phrases.ts'

/*
 * Places decline: "auf dem Säntis", "au col du Grimsel", "sul Cervino", "in the Alps". Towns follow their language's
 * rule; peaks, passes and huts are known by their names, and what else takes an article is listed in `places/`. Tests
 * hold that no curated one is forgotten.
 */
export const placesIn: Record<Language, PlacePhrases> = {
  en: placePhrases(placesEn),
  de: placePhrases(placesDe),
  fr: placePhrases(placesFr),
  it: placePhrases(placesIt),
}

/** Where something is: "in Bern", "auf der Rigi", "au Locle", "all’Aia". */
export const inPlace = (name: string, language: Language): string => placesIn[language].inPlace(name)

/** For where something is meant: "für das Jungfraujoch", "pour Le Locle", "per il Passo del San Gottardo". */
export const forPlace = (name: string, language: Language): string => placesIn[language].forPlace(name)

/** As the subject: "der Säntis", "l’Eiger", "Bern". */
export const thePlace = (name: string, language: Language): string => placesIn[language].thePlace(name)

/** After "of" or "from": "the Säntis", "vom Säntis", "du Locle", "d’Andermatt", "dello Jungfraujoch". */
export const ofPlace = (name: string, language: Language): string => placesIn[language].ofPlace(name)
