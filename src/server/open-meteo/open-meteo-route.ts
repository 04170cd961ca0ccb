import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Clock } from '../../ports/platform.ts'
import type { Services } from '../../services/services.ts'
import type { Env, ReadClient } from '../http/client-address.ts'
import { openMeteoForecast } from './forecast.ts'
import { OpenMeteoError, readQuery } from './read-query.ts'

/** Open-Meteo's interface over our data, for programs whose address can be set: docs/open-meteo.md. */
export function openMeteoRoute(options: {
  services: () => Promise<Services>
  readClient: ReadClient
  clock: Clock
}) {
  const route = new Hono<Env>()
  route.use(cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 }), compress())
  route.get('/forecast', async (c) => {
    const startedAt = performance.now()
    const refuse = (status: 400 | 404 | 503, reason: string) =>
      c.json({ error: true, reason }, status, { 'Cache-Control': 'no-store' })
    try {
      const wish = readQuery(new URL(c.req.url).searchParams)
      const { findPlaces, getFreeWeather, radar } = await options.services()
      const { lat, lon } = wish.coordinates
      const place = findPlaces.resolve(`${lat},${lon}`)
      if (!place) return refuse(404, 'No such position')
      const [weather, rain] = await Promise.all([
        getFreeWeather(place, options.readClient(c).network),
        radar.getRain(place.coordinates),
      ])
      if (weather.data === null) return refuse(503, 'No weather data right now')
      const { elevationM } = place
      const heightM = weather.data.forecast?.point?.heightM ?? weather.data.forecast?.heightM ?? null
      const answer = openMeteoForecast(wish, {
        reading: weather,
        rain: rain.data,
        elevationM: elevationM ?? heightM,
        now: options.clock(),
      })
      const { latitude, longitude, ...rest } = answer
      const generationtime_ms = Math.round((performance.now() - startedAt) * 1000) / 1000
      return c.json({ latitude, longitude, generationtime_ms, ...rest }, 200, {
        'Cache-Control': 'public, max-age=60, stale-while-revalidate=300',
      })
    } catch (error) {
      if (error instanceof OpenMeteoError) return refuse(400, error.message)
      throw error
    }
  })
  return route
}
