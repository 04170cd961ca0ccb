import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { startDisplay } from './display.ts'
import type { Engine } from './engine.ts'
import { firefoxPath } from './installed.ts'

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const display = await startDisplay()
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath as string,
    headless: false,
    env: { ...process.env, DISPLAY: display.name, MOZ_ENABLE_WAYLAND: '0' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-CH, en' },
  })
  let context: BrowserContext | undefined
  let current: Page | undefined
  const page = () => current as Page
  return {
    async begin(size) {
      await context?.close()
      context = await browser.createBrowserContext()
      current = await context.newPage()
      await current.setViewport(size)
    },
    async open(url) {
      await page().goto(url)
    },
    async back() {
      await page().goBack()
    },
    async reload() {
      await page().reload()
    },
    ask: (question, ...args) =>
      page().evaluate(question as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    pressAt: (x, y) => page().mouse.click(x, y),
    async type(text) {
      for (const letter of text) await page().keyboard.press(letter as 'a')
    },
    pressKey: (key) => page().keyboard.press(key),
    async end() {
      await browser.close()
      display.stop()
    },
  }
}
