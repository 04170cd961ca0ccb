import { eventually } from './eventually.ts'
import { ownServer } from './own-server.ts'
import { untilLocalForecasts, untilWarnings } from './until-ready.ts'

/**
 * The site of `npm test` for tests that change nothing and count nothing; run alone, they start a server of their own,
 * which ends with the tests of the file that called this.
 */
export async function sharedSite(): Promise<{ url: string }> {
  const url = process.env.SITE_URL
  const site = url ? { url } : await ownServer()
  if (url) await untilLocalForecasts(url)
  await untilWarnings(site.url)
  return site
}

/** For what compares two answers: the site lives on, and a newer radar image may come between them, but not each time. */
export const atOneMoment = (compare: () => Promise<void>): Promise<void> =>
  eventually(compare, { everyMs: 100 })
