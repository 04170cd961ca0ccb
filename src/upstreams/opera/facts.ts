import type { ProviderFacts } from '../../ports/sources.ts'

export const provider = 'opera'

export const facts: ProviderFacts = {
  id: provider,
  name: 'EUMETNET OPERA',
  // The licence asks to say that it was: reflectivity is shown as a rate of rain, on other cells.
  attribution: 'Radar: EUMETNET OPERA, CC BY 4.0 (modified)',
  licence: 'CC BY 4.0',
  url: 'https://www.eumetnet.eu/opera',
}
