import { startServer } from './server-process.ts'

/** One server for all browser tests; its address travels to the workers in the environment. */
export default async function startSite() {
  const server = await startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true })
  process.env.SITE_URL = server.url
  // The radar's first pictures are made in the background; while the browsers run they would wait for a processor.
  const giveUpAt = Date.now() + 120_000
  while (!(await hasForecast(server.url)) && Date.now() < giveUpAt)
    await new Promise((next) => setTimeout(next, 500))
  return () => server.stop()
}

async function hasForecast(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/radar`)
  return answer.ok && (await answer.text()).includes('"predicted"')
}
