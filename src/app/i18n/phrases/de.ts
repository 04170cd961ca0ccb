import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'
import { placesDe } from '../../../domain/texts/places/de.ts'

export default placePhrases(placesDe)
