import { maximumAgeMs } from '../../domain/staleness.ts'
import { defineRadarProvider } from '../define-provider.ts'
import { facts } from './facts.ts'

export const operaRadar = defineRadarProvider({
  facts,
  baseUrl: 'OPERA_BASE_URL',
  serves: { radar: maximumAgeMs.radar },
  create: async (outside) => (await import('./index.ts')).createOpera(outside),
})
