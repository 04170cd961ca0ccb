import type { ProviderFacts, WeatherSource } from '../../ports/sources.ts'
import { badAnswer } from '../http/bad-answer.ts'
import { createUpstreamHttp, type UpstreamHttpOptions } from '../http/upstream-http.ts'
import { droppedFields } from '../json/lenient.ts'
import { createOpenWeatherClient, fetchOneCall3, provider } from './client.ts'
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

export const openWeatherBaseUrl = new URL('https://api.openweathermap.org')

export type OpenWeatherOptions = Omit<UpstreamHttpOptions, 'provider' | 'secretParameters'> & {
  /** Scheme, host and any prefix before /data. */
  baseUrl?: URL
  /** Before every call, each of which is billed; rejects where none may be made. */
  takeCall?: () => Promise<void>
}

export function createOpenWeather(options: OpenWeatherOptions): WeatherSource {
  const { baseUrl = openWeatherBaseUrl, takeCall = async () => undefined, ...httpOptions } = options
  const http = createUpstreamHttp({ ...httpOptions, provider, secretParameters: ['appid'] })
  const client = createOpenWeatherClient({ http, baseUrl, takeCall })
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
