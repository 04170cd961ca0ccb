import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { isLanguage } from '../../domain/language.ts'
import { isDefault, settingsOf, settingsText } from '../../domain/settings.ts'
import { type Env, isSameOrigin } from './client-address.ts'
import { limitBody } from './middleware/body-limit.ts'
import { problem } from './problem.ts'

const settingsCookie = 'settings'
/** All our cookies, for browsers that do not know Clear-Site-Data or ignore it without TLS. */
const ourCookies = [settingsCookie, 'language', 'userLocation', 'operator']
const aYearSeconds = 31_536_000

/** What the forms of the settings page send: with scripts the first is never sent, the cookie is written there. */
export function settingsRoute(options: { publicOrigin: string }) {
  const route = new Hono<Env>()
  const form = limitBody(4096)

  /** Another site must not change anything, or delete a visitor's places. */
  const refusal = (c: Context<Env>) => {
    const lang = c.req.param('lang')
    if (lang !== undefined && !isLanguage(lang))
      return problem(c, { status: 404, code: 'not-found', title: 'No such page' })
    return isSameOrigin(c, options.publicOrigin)
      ? null
      : problem(c, { status: 403, code: 'cross-origin', title: 'Only this site itself may change settings' })
  }
  const pageOf = (c: Context<Env>, search = '') => {
    const lang = c.req.param('lang')
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${lang ? `/${lang}` : ''}/settings${search}`, 303)
  }

  route.on('POST', ['/settings', '/:lang/settings'], form, async (c) => {
    const refused = refusal(c)
    if (refused) return refused
    const body: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    const settings = settingsOf((name) => (typeof body[name] === 'string' ? body[name] : null))
    if (!settings) return problem(c, { status: 422, code: 'bad-settings', title: 'A choice is unknown' })
    if (isDefault(settings)) deleteCookie(c, settingsCookie, { path: '/' })
    else
      setCookie(c, settingsCookie, settingsText(settings), {
        path: '/',
        sameSite: 'Lax',
        secure: options.publicOrigin.startsWith('https:'),
        maxAge: aYearSeconds,
      })
    return pageOf(c)
  })

  route.on('POST', ['/settings/delete', '/:lang/settings/delete'], form, (c) => {
    const refused = refusal(c)
    if (refused) return refused
    c.header('Clear-Site-Data', '"cache", "cookies", "storage"')
    for (const name of ourCookies) deleteCookie(c, name, { path: '/' })
    return pageOf(c, '?deleted=')
  })
  return route
}
