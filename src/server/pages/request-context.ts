import { isPending } from '../../domain/failure.ts'
import { minuteMs } from '../../domain/time/durations.ts'
import type { RequestContext } from '../../page-contract/page-contract.ts'
import type { Clock } from '../../ports/platform.ts'
import type { GetWeather } from '../../services/weather/get-weather.ts'
import type { RenderGate } from './render-gate.ts'

/** Data may be younger than this when a page or a picture is made; none is kept longer. */
const longestFreshMs = minuteMs
/** "Now" moves to the next hour and "today" to the next day at quarters of an hour UTC, in every time zone. */
const turnMs = 15 * minuteMs

/** The same for every request. */
type Site = Pick<RequestContext, 'services' | 'site' | 'publicOrigin' | 'log'> & {
  gate: Pick<RenderGate, 'renderTurn'>
  clock: Clock
}

type Asked = Pick<RequestContext, 'language' | 'savedPlace' | 'settings' | 'client' | 'release' | 'nonce'>

/** What the app is given for one page or picture, and until when the result may be kept. */
export function requestContextOf({ services, site, publicOrigin, log, gate, clock }: Site, asked: Asked) {
  const now = clock()
  let freshUntil = Math.min(now + longestFreshMs, (Math.floor(now / turnMs) + 1) * turnMs)
  /** Missing weather is looked for again at the next request, and a substitute gives way to a better source. */
  const withoutKeeping =
    (getWeather: GetWeather): GetWeather =>
    async (place, client) => {
      const outcome = await getWeather(place, client)
      if (outcome.data === null || isPending(outcome)) freshUntil = now
      return outcome
    }
  const context: RequestContext = {
    ...asked,
    services: {
      ...services,
      getWeather: withoutKeeping(services.getWeather),
      getWorldWeather: withoutKeeping(services.getWorldWeather),
    },
    site,
    publicOrigin,
    log,
    now,
    renderTurn: gate.renderTurn,
    freshUntil(at) {
      freshUntil = Math.min(freshUntil, at)
    },
  }
  return { context, freshUntil: () => freshUntil }
}
