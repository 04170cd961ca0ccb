import type { ProviderFacts } from '../../ports/sources.ts'

export const ownBaseUrl = 'https://view.eumetsat.int'

export const eumetsatFacts = (id: string): ProviderFacts => ({
  id,
  name: 'EUMETSAT',
  /** As the licence wants it, with the year in which it is shown. */
  get attribution() {
    return `Contains modified EUMETSAT Meteosat data ${new Date().getUTCFullYear()}`
  },
  licence: 'CC BY 4.0',
  url: 'https://www.eumetsat.int/eumetsat-data-licensing',
})
