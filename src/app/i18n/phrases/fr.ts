import { placesFr } from '../../../domain/texts/places/fr.ts'
import { placePhrases } from '../../../domain/texts/places/place-phrases.ts'

export default placePhrases(placesFr)
