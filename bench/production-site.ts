import { startServer } from '../tests/support/server-process.ts'

/** Limits per client are lifted: all load comes from one. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  DEMO: '1',
  API_REQUESTS_PER_MINUTE: '1000000000',
  COSTLY_ANSWERS_PER_MINUTE: '1000000000',
}

/** The site in production mode. `settled`: the radar has its first forecast, whose making would disturb what is measured. */
export async function startProductionSite() {
  const site = await startServer(productionEnvironment, { hasRadar: true })
  return { ...site, pid: site.child.pid ?? 0, settled: () => radarForecast(site.url) }
}

async function radarForecast(url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if ((await (await fetch(`${url}/api/v1/radar`)).text()).includes('"predicted"')) return
    await new Promise((next) => setTimeout(next, 1000))
  }
  throw new Error('the radar made no forecast')
}
