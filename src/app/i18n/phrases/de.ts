import { placesDe } from '../../../domain/texts/places/de.ts'
import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'

export default placePhrases(placesDe)
