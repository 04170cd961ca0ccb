import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { readingOf } from '../../../tests/support/builders/sources.ts'
import { zurich } from '../../../tests/support/builders/weather.ts'
import { languages } from '../../domain/language.ts'
import { metricUnits } from '../../domain/weather/shown-units.ts'
import { loadAllTexts } from '../i18n/catalogues.ts'
import { type RequestContext, requestContext } from '../page/request-context.ts'
import { loader } from './forecast.tsx'

beforeAll(() => loadAllTexts(languages))

const now = Date.parse('2026-11-15T09:10:00Z')
const limmat = {
  id: '2099',
  name: 'Zürich, Unterhard',
  water: 'Limmat',
  coordinates: zurich.coordinates,
  measuredAt: now,
  temperatureC: null,
}

async function floodBeside(state: string) {
  const none = { data: null, failures: [] }
  const visit = {
    services: {
      findPlaces: { resolve: () => zurich },
      getWeather: async () => none,
      radar: { getRain: async () => none },
      getMorningForecast: async () => null,
      getAlerts: async () => readingOf({ state, alerts: [], fromProvider: null, updatedAt: now }, now),
      getWater: async () => ({ data: [{ ...limmat, danger: 3 }] }),
    },
    language: 'en',
    settings: metricUnits,
    now,
    freshUntil: () => {},
  } as unknown as RequestContext
  const context = new RouterContextProvider()
  context.set(requestContext, visit)
  const request = new Request('https://w.example/en/forecast?place=zurich')
  const args = { params: { lang: 'en' }, context, request, url: new URL(request.url) }
  return (await loader(args as unknown as Parameters<typeof loader>[0])).flood
}

it('a forecast without a warning above it names a flood nearby, with or without weather', async () => {
  expect(await floodBeside('all-clear')).toEqual({
    text: 'Limmat, Zürich, Unterhard: flood danger level 3, significant danger',
    path: '/water?place=zurich',
  })
  expect(await floodBeside('unknown')).toBeNull()
})
