import type { Page } from '@playwright/test'
import { keysIn, type StorageCategory } from '../../src/app/browser/storage-entries.ts'

export type Traces = { local: string[]; session: string[]; cookies: string[] }

/** Every storage key and cookie that the browser holds for the site and everybody else. */
export async function tracesOf(page: Page): Promise<Traces> {
  const stores = await page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  return { ...stores, cookies }
}

/** What stands there without being in the site's own list under one of these categories. */
export function strangers({ local, session, cookies }: Traces, categories: StorageCategory[]): string[] {
  const allowed = (where: 'local' | 'session' | 'cookie') =>
    categories.flatMap((category) => keysIn(where, category))
  return [
    ...local.filter((key) => !allowed('local').includes(key)),
    ...session.filter((key) => !allowed('session').includes(key)),
    ...cookies.filter((key) => !allowed('cookie').includes(key)),
  ]
}

/** Addresses of all requests, from now on, that went to anybody but the site. */
export function foreignRequests(page: Page, siteUrl: string): string[] {
  const foreign: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && new URL(url).origin !== new URL(siteUrl).origin) foreign.push(url)
  })
  return foreign
}

/** Errors of the console and of scripts, from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  return problems
}

/** Layout shifts since the last call, wherever they come from. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // Every shift counts here, also those right after a click.
      for (const { value, sources } of list.getEntries() as Shift[]) {
        // An icon whose text is parsed a moment later moves by its own size: 0.00001, which nobody sees.
        if (value < 0.0001) continue
        // A text is named by its element; what is gone has none.
        const moved = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return element?.outerHTML.slice(0, 80) ?? 'removed meanwhile'
        })
        shifts.push(`${value}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts.splice(0))
}

/** The site's font is in place: where it is late and the machine lacks Arial, its arrival moves the text. */
export async function untilFontIsDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
}
