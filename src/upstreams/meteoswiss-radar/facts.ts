import { openDataFacts } from '../meteoswiss-open-data/client.ts'

export const provider = 'meteoswiss'

export const facts = openDataFacts(provider)
