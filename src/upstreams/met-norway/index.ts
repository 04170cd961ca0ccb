import type { ProviderFacts, WeatherSource } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { oneLineText } from '../json/one-line-text.ts'
import { createMetNorwayClient, type MetNorwayOptions } from './client.ts'
import { mapForecast, provider } from './map.ts'

export const metNorwayFacts: ProviderFacts = {
  id: provider,
  name: 'MET Norway',
  attribution: 'Weather forecast: MET Norway',
  licence: 'CC BY 4.0',
  url: 'https://api.met.no/',
}

/** At most this many unknown symbols are logged, each once. */
const mostUnknown = 50

export function createMetNorway(options: MetNorwayOptions): WeatherSource {
  const { clock, log } = options
  const client = createMetNorwayClient(options)
  const unknown = new Set<string>()

  function noteUnknown(symbol: string): void {
    if (unknown.has(symbol) || unknown.size >= mostUnknown) return
    unknown.add(symbol)
    log.warn(
      { provider, symbol: oneLineText(symbol, 60) },
      'unknown weather symbol: derived from the figures',
    )
  }

  return {
    facts: metNorwayFacts,
    async fetchWeather(request, signal) {
      const forecast = await client.fetchForecast(request, signal)
      const { coordinates, timeZone } = request
      const report = mapForecast(forecast, { coordinates, timeZone, now: clock(), noteUnknown })
      if (report === null) throw badAnswer(provider, 'nothing about this moment')
      return report
    },
  }
}

export const metNorway = defineProvider({
  facts: metNorwayFacts,
  baseUrl: 'METNO_BASE_URL',
  // Called only for places abroad: its age says nothing.
  serves: { 'world-weather': Number.POSITIVE_INFINITY },
  create: (world) =>
    createMetNorway({
      ...world,
      // 20 requests a second are allowed per application: we make 14 and, after a pause, up to 5 concurrently.
      acquireTurn: world.turns({ name: provider, everyMs: 70, makeUpMs: 350 }),
    }),
})
