import { startServer } from './server-process.ts'

/** One server for all browser tests; its address travels to the workers in the environment. */
export default async function startSite() {
  const server = await startServer({ LOG_LEVEL: 'warn' })
  process.env.SITE_URL = server.url
  return () => server.stop()
}
