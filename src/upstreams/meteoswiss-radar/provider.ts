import { maximumAgeMs } from '../../domain/staleness.ts'
import { defineRadarProvider } from '../define-provider.ts'
import { facts } from './facts.ts'

export const meteoswissRadar = defineRadarProvider({
  facts,
  baseUrl: 'METEOSWISS_BASE_URL',
  serves: { radar: maximumAgeMs.radar },
  async create(outside) {
    const { createMeteoswiss, createMeteoswissHail } = await import('./index.ts')
    return { radar: createMeteoswiss(outside), hail: createMeteoswissHail(outside) }
  },
})
