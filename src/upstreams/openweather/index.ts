import { UpstreamError } from '../../domain/failure.ts'
import type { ProviderFacts, WeatherSource } from '../../ports/sources.ts'
import { createUpstreamHttp, type UpstreamHttp, type UpstreamHttpOptions } from '../http/upstream-http.ts'
import { droppedFields } from '../json/lenient.ts'
import { fetchOneCall, provider } from './client.ts'
import { mapOneCall } from './map.ts'
import { createOneCallParser } from './schema.ts'

export const openWeatherFacts: ProviderFacts = {
  id: provider,
  name: 'OpenWeather',
  serves: ['weather'],
  attribution: 'Weather data provided by OpenWeather',
  licence: 'OpenWeather terms',
  url: 'https://openweathermap.org/',
  coverage: 'World',
  minimumIntervalMs: 10 * 60 * 1000,
}

export const openWeatherBaseUrl = new URL('https://api.openweathermap.org')

export type OpenWeatherOptions = Omit<UpstreamHttpOptions, 'provider' | 'secretParameters'> & {
  /** Scheme, host and any prefix before /data/3.0/onecall. */
  baseUrl?: URL
}

export function createOpenWeather(
  options: OpenWeatherOptions,
): WeatherSource & { circuit: UpstreamHttp['state'] } {
  const { baseUrl = openWeatherBaseUrl, ...httpOptions } = options
  const http = createUpstreamHttp({ ...httpOptions, provider, secretParameters: ['appid'] })
  const parse = createOneCallParser(options.clock)
  return {
    facts: openWeatherFacts,
    circuit: http.state,
    async fetchWeather(request, signal) {
      const body = await fetchOneCall(http, baseUrl, request, signal)
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
        const message = `${provider}: no present weather in the answer`
        throw new UpstreamError({ provider, kind: 'bad-answer' }, message)
      }
      return report
    },
  }
}
