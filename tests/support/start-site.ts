import { startSites } from './sites.ts'
import { untilReady } from './until-ready.ts'

/** The servers of all browser tests, those of `npm test` or their own. Where they are travels in the environment. */
export default async function startSite() {
  const own = process.env.SITE_URL ? null : await startSites()
  if (own) Object.assign(process.env, own.env)
  await untilReady(process.env.SITE_URL as string)
  return () => own?.stop()
}
