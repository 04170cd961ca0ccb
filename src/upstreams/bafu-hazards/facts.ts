import type { ProviderFacts } from '../../ports/sources.ts'

/** FOEN asks to be credited, for fire with the cantons; all of it is open for any use. */
export const hazardFacts = (id: string, url: string, name: string): ProviderFacts => ({
  id,
  name,
  attribution: `Source: ${name}`,
  licence: 'Open use; the source must be credited',
  url,
})
