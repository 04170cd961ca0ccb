import type { RadarManifest } from '../../src/services/radar/show/radar-manifest.ts'
import { eventually } from './eventually.ts'

/** A first run makes two hours of demo weather and the nowcast: seconds on a quiet machine, many minutes on a starved one. */
export const patienceMs = 900_000

/** Until they are there, Swiss places show the forecasts of MET Norway. */
export const untilLocalForecasts = (url: string): Promise<void> =>
  until(url, '/api/v1/weather?place=zurich', '"id":"meteoswiss-forecast"')

/** Until then the page of warnings shows examples, and pages with warnings are cached for a moment only. */
export const untilWarnings = (url: string): Promise<void> => until(url, '/alerts.atom', '<feed')

/** The site has worked out what it makes in the background; while browsers run they would wait for a processor. */
export async function untilReady(url: string): Promise<void> {
  await untilLocalForecasts(url)
  await until(url, '/api/v1/radar', '"predicted"')
  // The demo world computes what is first requested; /about requests every source.
  await fetch(`${url}/en/about`).catch(() => undefined)
}

/** The demo world's radar fills in the background after the start: two hours back, then two ahead, then the rest. */
export const untilRadarFilled = (url: string): Promise<RadarManifest> =>
  eventually(
    async () => {
      const answer = await fetch(`${url}/api/v1/radar`)
      const { data } = (await answer.json()) as { data?: RadarManifest }
      if (data && data.frames.length >= 49 && data.motion && data.outer.isAvailable) return data
      throw new Error(`the radar is not filled: ${answer.status}, ${data?.frames.length} frames`)
    },
    { everyMs: 500, forMs: patienceMs },
  )

const until = (url: string, path: string, says: string): Promise<void> =>
  eventually(
    async () => {
      const answer = await fetch(url + path)
      const text = await answer.text()
      if (!answer.ok || !text.includes(says))
        throw new Error(`${url}${path} does not say ${says}: ${answer.status}`)
    },
    { everyMs: 100, forMs: patienceMs },
  )
