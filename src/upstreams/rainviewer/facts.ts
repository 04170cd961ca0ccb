import type { ProviderFacts } from '../../ports/sources.ts'

export const provider = 'rainviewer'

export const facts: ProviderFacts = {
  id: provider,
  name: 'RainViewer',
  attribution: 'Weather data by RainViewer',
  licence: 'Free for personal and educational use with attribution',
  url: 'https://www.rainviewer.com',
}
