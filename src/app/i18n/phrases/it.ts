import { placesIt } from '../../../domain/texts/places/it.ts'
import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'

export default placePhrases(placesIt)
