import { warningGeography } from '../../../src/reference/warning-regions.ts'
import { createGetWarnings, type GetWarnings } from '../../../src/services/warnings/get-warnings.ts'
import { memoryCache } from '../memory-cache.ts'
import { recordedLog } from '../recorded-log.ts'
import { providerFacts } from './sources.ts'

type Options = Parameters<typeof createGetWarnings>[0]
type Feed = Options['source']

/** The warnings of one feed, on a site whose weather provider relays none unless the test says so. */
export function warningsOf({
  fetchWarnings,
  clock,
  log = recordedLog(),
  ...more
}: Pick<Feed, 'fetchWarnings'> & Pick<Options, 'clock'> & Partial<Options>): GetWarnings {
  const facts = providerFacts('feed')
  return createGetWarnings({
    source: { facts, factsOf: () => facts, fetchWarnings },
    getWeather: async () => ({ data: null, failures: [] }),
    geography: warningGeography,
    cache: memoryCache(clock),
    patienceMs: 1200,
    clock,
    log,
    ...more,
  })
}
