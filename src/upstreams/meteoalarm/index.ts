import type { ProviderFacts } from '../../ports/sources.ts'
import { provider } from './client.ts'

export { createAtomReader } from './client.ts'

export const defaultFeedUrl = 'https://feeds.meteoalarm.org/feeds/meteoalarm-legacy-atom-switzerland'

export const facts: ProviderFacts = {
  id: provider,
  name: 'MeteoSwiss / EUMETNET – MeteoAlarm',
  attribution:
    'MeteoSwiss / EUMETNET – MeteoAlarm. Time delays between this website and MeteoAlarm are possible; for the most up-to-date information see meteoalarm.org.',
  licence: 'Terms equivalent to CC BY 4.0, redistributed promptly and unaltered',
  url: 'https://meteoalarm.org',
}
