import { placesEn } from '../../../domain/texts/places/en.ts'
import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'

export default placePhrases(placesEn)
