import { Hono } from 'hono'
import { type Env, isSameOrigin } from '../http/client-address.ts'
import { isBrowser, openedPage } from '../http/opened-page.ts'

/**
 * Pages that follow each other without a reload: their data has mostly been fetched in advance, and so tells nobody that
 * they were opened. The address comes as the Referer. For the site's own pages, and so not described.
 */
export function openedApi(options: { countView: (page: string) => void; publicOrigin: string }) {
  const api = new Hono<Env>()
  api.post('/opened', (c) => {
    const { pathname = '' } = URL.parse(c.req.header('referer') ?? '') ?? {}
    const page = isSameOrigin(c, options.publicOrigin) ? openedPage(pathname) : null
    if (page && isBrowser(c.req.header('user-agent') ?? null)) options.countView(page)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
  return api
}
