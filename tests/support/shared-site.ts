import { eventually } from './eventually.ts'
import { startServer } from './server-process.ts'
import { untilLocalForecasts } from './until-ready.ts'

type Site = { url: string; stop(): Promise<unknown> }

/** The site of `npm test` for tests that change nothing and count nothing; run alone, they start a server of their own. */
export async function sharedSite(): Promise<Site> {
  const url = process.env.SITE_URL
  if (!url) return startServer()
  await untilLocalForecasts(url)
  return { url, stop: async () => undefined }
}

/** For what compares two answers: the site lives on, and a newer radar image may come between them, but not each time. */
export const atOneMoment = (compare: () => Promise<void>): Promise<void> =>
  eventually(compare, { timeoutMs: 5000, everyMs: 100 })
