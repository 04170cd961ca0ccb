import { createFormat } from '../app/i18n/format.ts'
import { shortTime } from '../app/i18n/offline-note.ts'
import { type Language, swissLocale } from '../domain/language.ts'
import { escapeXml } from '../domain/texts/escape-xml.ts'
import { translateIn } from './texts.ts'

/** `title` is markup, as the page's own. */
export type PageCopy = {
  address: string
  title: string
  /** As markup too. */
  siteName: string
  language: Language
  /** As chosen when it was loaded; null: as the device. */
  theme: string | null
  at: number
}

const styles = `:root{--paper:light-dark(#fff,#0b131a);--ink:light-dark(#0d1920,#eef3f6);--ink-2:light-dark(#42515b,#b4c1ca);--line:light-dark(#d5dce0,#263440);--red:light-dark(#e2001a,#ff5148)}
body{margin:0;font:1.0625rem/1.5 "Wetterhorn Sans","Helvetica Neue",Helvetica,Arial,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:40rem;margin:0 auto;padding:2rem 1.25rem 4rem}
svg{display:block;width:3rem;margin-bottom:2rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem}
p{margin:0 0 1.25rem;color:var(--ink-2)}
a{color:inherit}
.again{display:inline-block;padding:.625rem 1.25rem;border-radius:.125rem;background:var(--ink);color:var(--paper);text-decoration:none}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:block;padding:.75rem 0;text-decoration:none}
li a:hover b{text-decoration:underline}
li span{display:block;color:var(--ink-2);font-size:.9375rem}
:focus-visible{outline:3px solid var(--red);outline-offset:2px}`

const logo = (siteName: string) =>
  `<svg viewBox="0 0 40 34" role="img" aria-label="${siteName}"><path fill="currentColor" fill-rule="evenodd" d="M0 31 9.5 17l3.5 2.5L23 3l7.5 12.5 2.5-2L40 31zM23 3l-2 9.5 3 5L19.5 27l8-9.5-3-5.5z"/><circle fill="var(--red)" cx="8.5" cy="7.5" r="4.2"/></svg>`

/** The page comes by itself when the connection is back. The policy lets in this script alone, by its hash. */
const script = `addEventListener('online',()=>location.reload())`
const scriptHash = 'sha256-zUrpI4a/9ssL41jvBxDp6kI2En1grUlk4bFAH/DVG1g='

/** Instead of a page that is not cached: a list of those that are, newest first. Self-contained. */
export function offlinePage(options: {
  language: Language
  copies: readonly PageCopy[]
  fontUrl: string
  siteName: string
  now: number
}): Response {
  const { language, now } = options
  const translate = translateIn(language)
  const t = (...[key, values]: Parameters<typeof translate>) => escapeXml(translate(key, values))
  // Copies of many places, on the clock that the reader has.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const items = options.copies.map(({ address, title, at, ...copy }) => {
    const time = shortTime(at, { format: createFormat(language), now, timeZone })
    return `<li><a href="${escapeXml(address)}"><b lang="${copy.language}">${title}</b><span>${t('offline.asOf', { time })}</span></a></li>`
  })
  const html = `<!doctype html><html lang="${swissLocale[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${t('offline.title')} | ${options.siteName}</title><style>@font-face{font-family:"Wetterhorn Sans";src:url(/${options.fontUrl});font-weight:100 900}:root{color-scheme:${options.copies[0]?.theme ?? 'light dark'}}${styles}</style><script>${script}</script></head><body><main>${logo(options.siteName)}<h1>${t('offline.title')}</h1><p>${t('offline.missing')}</p><a class="again" href="">${t('offline.retry')}</a><h2>${t('offline.stored')}</h2>${
    items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('offline.none')}</p>`
  }</main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; script-src '${scriptHash}'; style-src 'unsafe-inline'; font-src 'self'`,
    },
  })
}
