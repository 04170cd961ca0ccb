import { createServer } from 'node:http'
import { closeNow, listenOnLoopback } from './loopback.ts'

/**
 * An ad network at the wire: a script that keeps a queue like the real one, marks units as filled or unfilled and
 * leaves the kind of traces real ones leave. Unit "nothing" stays unfilled, unit "slow" takes its time, and every
 * creative is far too large for its box.
 */
const script = (origin: string) => `
  document.cookie = '__gads=ID=1; path=/; max-age=33696000'
  localStorage.setItem('google_adsense_settings', '{}')
  sessionStorage.setItem('goog_pem_mod', '1')
  const fill = () => {
    const unit = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
    if (!unit) throw new Error('no unit to fill')
    unit.dataset.adStatus = 'pending'
    setTimeout(() => {
      if (unit.dataset.adSlot !== 'nothing') {
        const picture = document.createElement('iframe')
        picture.title = 'Advertisement'
        picture.src = '${origin}/creative'
        picture.style.cssText = 'border:0;width:2000px;height:2000px'
        unit.append(picture)
      }
      unit.dataset.adStatus = unit.dataset.adSlot === 'nothing' ? 'unfilled' : 'filled'
    }, unit.dataset.adSlot === 'slow' ? 1500 : 0)
  }
  const queue = window.adsbygoogle ?? []
  window.adsbygoogle = { push: fill }
  queue.forEach(fill)
`

export type AdNetworkServer = { scriptUrl: string; origin: string; stop(): Promise<void> }

export async function startAdNetwork(): Promise<AdNetworkServer> {
  const server = createServer((request, response) => {
    const isScript = request.url?.startsWith('/ads.js')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script(origin) : '<title>ad</title><p>Buy skis')
  })
  const origin = await listenOnLoopback(server)
  return { scriptUrl: `${origin}/ads.js`, origin, stop: () => closeNow(server) }
}
