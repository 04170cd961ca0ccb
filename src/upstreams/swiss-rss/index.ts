import type { ProviderFacts } from '../../ports/sources.ts'
import { provider } from './client.ts'

export { createRssReader } from './client.ts'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss',
  attribution: 'Source: MeteoSwiss',
  licence: 'Warnings redistributed promptly and unaltered, source named',
  url: 'https://www.meteoswiss.admin.ch',
}
