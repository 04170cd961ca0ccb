import { Hono } from 'hono'
import { languages } from '../../domain/language.ts'
import { placeText } from '../../domain/texts/place-text.ts'
import { localTime } from '../../domain/time/local-time.ts'
import { placeOutlook } from '../../domain/weather/outlook.ts'
import type { Clock } from '../../ports/platform.ts'
import { waterName } from '../../reference/water-names.ts'
import type { Services } from '../../services/services.ts'
import type { Env, ReadClient } from '../http/client-address.ts'
import { problem } from '../http/problem.ts'

/** GET /de/zuerich.txt: what the place's page says, in plain lines. */
export function placeTextRoute(options: {
  services: () => Promise<Services>
  readClient: ReadClient
  clock: Clock
}) {
  const route = new Hono<Env>()
  route.get('/:file{.+\\.txt}', async (c, next) => {
    const language = languages.find((one) => c.req.path.startsWith(`/${one}/`))
    if (!language) return next()
    const { findPlaces, getWeather, getDangers, radar } = await options.services()
    const name = c.req.param('file').replace(/\.txt$/, '')
    const place = findPlaces.resolve(name)
    if (!place) return problem(c, { status: 404, code: 'unknown-place', title: 'No such place' })
    const [weather, rain, report] = await Promise.all([
      getWeather(place, options.readClient(c).network),
      radar.getRain(place.coordinates),
      getDangers({ kind: 'place', place }, language),
    ])
    const now = options.clock()
    const time = (at: number) => {
      const { hour, minute } = localTime(at, place.timeZone)
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    }
    const readings = [weather, rain, report.warnings].flatMap((one) => ('source' in one ? [one.source] : []))
    const { state, isOutside = false } = report.warnings.data
    const text = placeText(
      {
        place,
        outlook: weather.data && placeOutlook(weather.data, rain.data, now),
        dangers: report.dangers,
        unread: report.unread,
        state,
        isOutside,
        attributions: [...new Set(readings.map(({ attribution }) => attribution))],
        isDemo: readings.some(({ isDemo }) => isDemo),
        now,
      },
      language,
      { time, waterName: (water) => waterName(water, language) },
    )
    return c.text(`${text}\n`, 200, {
      'Cache-Control': 'public, max-age=60',
      'Access-Control-Allow-Origin': '*',
      'Content-Language': language,
    })
  })
  return route
}
