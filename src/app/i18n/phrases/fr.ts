import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'
import { placesFr } from '../../../domain/texts/places/fr.ts'

export default placePhrases(placesFr)
