import { setTimeout as delay } from 'node:timers/promises'

/** Until they are there, Swiss places show the forecasts of MET Norway. */
export const untilLocalForecasts = (url: string): Promise<void> =>
  until(url, '/api/v1/weather?place=zurich', '"meteoswiss-forecast"')

/** Until then the page of warnings shows examples, and pages with warnings are cached for a moment only. */
export const untilWarnings = (url: string): Promise<void> => until(url, '/alerts.atom', '<feed')

/** The site has worked out what it makes in the background; while browsers run they would wait for a processor. */
export async function untilReady(url: string): Promise<void> {
  await untilLocalForecasts(url)
  await until(url, '/api/v1/radar', '"predicted"')
  // The demo world computes what is first requested; /about requests every source.
  await fetch(`${url}/en/about`).catch(() => undefined)
}

async function until(url: string, path: string, says: string): Promise<void> {
  const giveUpAt = Date.now() + 900_000
  while (Date.now() < giveUpAt) {
    const answer = await fetch(url + path)
    if (answer.ok && (await answer.text()).includes(says)) return
    await delay(100)
  }
  throw new Error(`${url}${path} does not say ${says}`)
}
