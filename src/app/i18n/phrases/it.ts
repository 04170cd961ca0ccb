import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'
import { placesIt } from '../../../domain/texts/places/it.ts'

export default placePhrases(placesIt)
