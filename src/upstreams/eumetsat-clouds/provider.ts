import { maximumAgeMs } from '../../domain/staleness.ts'
import { defineCloudProvider } from '../define-provider.ts'
import { facts } from './facts.ts'

export const satelliteClouds = defineCloudProvider({
  facts,
  baseUrl: 'EUMETSAT_BASE_URL',
  serves: { clouds: maximumAgeMs.clouds },
  create: async (outside) => (await import('./index.ts')).createSatelliteClouds(outside),
})
