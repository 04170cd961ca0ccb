import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'
import { placesEn } from '../../../domain/texts/places/en.ts'

export default placePhrases(placesEn)
