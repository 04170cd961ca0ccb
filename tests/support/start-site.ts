import { startServer } from './server-process.ts'

/** One server for all browser tests, that of `npm test` or one of its own; its address travels in the environment. */
export default async function startSite() {
  const url = process.env.SITE_URL
  if (url) {
    await untilReady(url)
    return
  }
  const server = await startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true })
  process.env.SITE_URL = server.url
  await untilReady(server.url)
  return () => server.stop()
}

async function untilReady(url: string): Promise<void> {
  // The radar's first pictures are made in the background; while the browsers run they would wait for a processor.
  // Until the local forecasts are there, Swiss places show those of MET Norway.
  await until(url, '/api/v1/weather?place=zurich', '"meteoswiss-forecast"')
  await until(url, '/api/v1/radar', '"predicted"')
  // The demo world computes what it is first asked for; /about asks every source.
  await fetch(`${url}/en/about`).catch(() => undefined)
}

async function until(url: string, path: string, says: string): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (Date.now() < giveUpAt) {
    const answer = await fetch(url + path)
    if (answer.ok && (await answer.text()).includes(says)) return
    await new Promise((next) => setTimeout(next, 500))
  }
}
