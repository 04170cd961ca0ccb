// `npm run first-press`: how long presses wait on a slow phone (processor at a quarter, 150 ms, 1.6 Mbit/s), so and so long
// after the first paint of a first visit.
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { startServer } from '../tests/support/server-process.ts'
import { median } from './load.ts'
import { productionEnvironment } from './production-site.ts'

const rounds = 5
const targets = [
  { afterMs: 500, withinMs: 1500 },
  { afterMs: 2500, withinMs: 400 },
] as const

/** What is pressed, and what shows that the press was answered. */
const presses = [
  {
    name: 'decline cookies',
    path: '/en',
    control: '.consent-answers button',
    answered: () => !document.querySelector('.consent-banner')?.checkVisibility(),
  },
  {
    name: 'customise cookies',
    path: '/en',
    control: '.consent-details',
    answered: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'heading opens a search box',
    path: '/en',
    control: '.hero-heading button',
    answered: () =>
      document.querySelector('main search, main [role=combobox], #place-picker:popover-open') !== null,
  },
  {
    name: 'table of the forecast',
    path: '/en/forecast',
    control: 'nav.look-links a:not([aria-current])',
    answered: () => location.search !== '',
  },
]

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const bytesPerSecond = (1.6 * 1_000_000) / 8
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** All in the page, so that nothing but the page is measured. The answer may be another document: then its first paint counts. */
async function waitOf(page: Page, { path, control, answered }: (typeof presses)[number], afterMs: number) {
  const url = site.url + path
  await page.addInitScript({ content: `window.isAnswered = ${answered}` })
  await page.addInitScript(
    ({ control, afterMs }) => {
      const epochMs = () => performance.timeOrigin + performance.now()
      const look = () => {
        if ((window as typeof window & { isAnswered(): boolean }).isAnswered())
          Object.assign(window, { waitedMs: epochMs() - Number(sessionStorage.pressedAtEpochMs) })
        else requestAnimationFrame(look)
      }
      const press = () => {
        const element = document.querySelector<HTMLElement>(control)
        // Nobody presses what has not arrived.
        if (!element) return requestAnimationFrame(press)
        sessionStorage.pressedAtEpochMs = epochMs()
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        element.click()
        look()
      }
      new PerformanceObserver((list) => {
        const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint')
        if (!paint) return
        if (sessionStorage.pressedAtEpochMs) look()
        else setTimeout(press, paint.startTime + afterMs - performance.now())
      }).observe({ type: 'paint', buffered: true })
    },
    { control, afterMs },
  )
  const failure = page.waitForEvent('pageerror', { timeout: 60_000 }).then((error) => Promise.reject(error))
  await page.goto(url, { waitUntil: 'commit' })
  const waited = page.waitForFunction(() => (window as { waitedMs?: number }).waitedMs, null, {
    timeout: 60_000,
  })
  const handle = await Promise.race([waited, failure])
  failure.catch(() => undefined)
  return (await handle.jsonValue()) as number
}

// Without radar: its computing would be measured too.
const site = await startServer(productionEnvironment)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
let missed = 0
try {
  console.log(`| pressed | ${targets.map(({ afterMs }) => `${afterMs} ms after first paint`).join(' | ')} |`)
  console.log(`|---|${targets.map(() => '---|').join('')}`)
  for (const press of presses) {
    const cells: string[] = []
    for (const { afterMs, withinMs } of targets) {
      const waits: number[] = []
      for (let round = 0; round < rounds; round++) {
        const page = await slowPhone(browser)
        waits.push(await waitOf(page, press, afterMs))
        await page.context().close()
      }
      const isMet = median(waits) <= withinMs
      if (!isMet) missed += 1
      cells.push(`${median(waits).toFixed(0)} ms (≤ ${withinMs}${isMet ? '' : ', **missed**'})`)
    }
    console.log(`| ${press.name} | ${cells.join(' | ')} |`)
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(`medians of ${rounds}; ${missed === 0 ? 'all targets met' : `${missed} targets missed`}`)
