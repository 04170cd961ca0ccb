import { startServer } from '../tests/support/server-process.ts'

/** The site in production mode. `settled`: the radar has its first forecast, whose making would disturb what is measured. */
export async function startProductionSite() {
  const site = await startServer({ NODE_ENV: 'production', DEMO: '1' }, { hasRadar: true })
  return { ...site, pid: site.child.pid ?? 0, settled: () => radarForecast(site.url) }
}

async function radarForecast(url: string): Promise<void> {
  // Seldom enough for the limit on API requests.
  for (let tries = 0; tries < 60; tries++) {
    if ((await (await fetch(`${url}/api/v1/radar`)).text()).includes('"predicted"')) return
    await new Promise((next) => setTimeout(next, 2000))
  }
  throw new Error('the radar made no forecast')
}
