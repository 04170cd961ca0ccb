import { startServer } from './server-process.ts'
import { untilReady } from './until-ready.ts'

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
