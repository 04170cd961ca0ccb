import { alertGeography } from '../../../src/reference/warning-regions.ts'
import { createGetAlerts, type GetAlerts } from '../../../src/services/get-alerts.ts'
import { memoryCache } from '../memory-cache.ts'
import { recordedLog } from '../recorded-log.ts'
import { providerFacts } from './sources.ts'

type Options = Parameters<typeof createGetAlerts>[0]
type Feed = Options['source']

/** The warnings of one feed, on a site whose weather provider relays none unless the test says so. */
export function alertsOf({
  fetchAlerts,
  clock,
  log = recordedLog(),
  ...more
}: Pick<Feed, 'fetchAlerts'> & Pick<Options, 'clock'> & Partial<Options>): GetAlerts {
  const facts = providerFacts('feed')
  return createGetAlerts({
    source: { facts, factsOf: () => facts, fetchAlerts },
    getWeather: async () => ({ data: null, failures: [] }),
    geography: alertGeography,
    cache: memoryCache(clock),
    patienceMs: 1200,
    clock,
    log,
    ...more,
  })
}
