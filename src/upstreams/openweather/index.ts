import { maximumAgeMs } from '../../domain/staleness.ts'
import type { ProviderFacts, WeatherSource } from '../../ports/sources.ts'
import { defineProvider } from '../define-provider.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { droppedFields } from '../json/lenient.ts'
import { createOpenWeatherClient, fetchOneCall3, type OpenWeatherOptions, provider } from './client.ts'
import { mapOneCall } from './map.ts'
import { callsOf4, createOneCall4 } from './one-call-4.ts'
import { createOneCallParser } from './schema.ts'
import { createVersions } from './versions.ts'

export const openWeatherFacts: ProviderFacts = {
  id: provider,
  name: 'OpenWeather',
  attribution: 'Weather data provided by OpenWeather',
  licence: 'OpenWeather terms',
  url: 'https://openweathermap.org/',
}

export function createOpenWeather(options: OpenWeatherOptions): WeatherSource {
  const client = createOpenWeatherClient(options)
  const oneCall4 = createOneCall4({ client, clock: options.clock, log: options.log })
  const versions = createVersions({
    fetch3: (request, signal) => fetchOneCall3(client, request, signal),
    fetch4: oneCall4.fetch,
    log: options.log,
  })
  const parse = createOneCallParser(options.clock)
  return {
    facts: openWeatherFacts,
    callsPerReport: (key) => (versions.uses4(key) ? callsOf4 : 1),
    async fetchWeather(request, signal) {
      const body = await versions.fetch(request, signal)
      const now = options.clock()
      const wire = parse(body)
      const dropped = wire === undefined ? [] : droppedFields(body, wire)
      if (dropped.length > 0) {
        const fields = { provider, count: dropped.length, fields: dropped.slice(0, 20) }
        options.log.warn(fields, 'upstream fields dropped')
      }
      const { coordinates } = request
      const report = wire === undefined ? null : mapOneCall(wire, { coordinates, now })
      if (report === null) {
        throw badAnswer(provider, 'no present weather in the answer')
      }
      return report
    },
  }
}

export const openWeather = defineProvider({
  facts: openWeatherFacts,
  baseUrl: 'OPENWEATHER_BASE_URL',
  serves: { weather: maximumAgeMs.weather },
  create: createOpenWeather,
})
