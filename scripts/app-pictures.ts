// Icons and screenshots of the installed app, into public/. Needs a running site: node scripts/app-pictures.ts [address]
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })

const icon = readFileSync('public/app-icon.svg', 'utf8')
const drawing = await browser.newPage()
for (const [name, size] of [
  ['app-icon-192', 192],
  ['app-icon-512', 512],
  // Where iOS looks for it, without a link.
  ['apple-touch-icon', 180],
] as const) {
  await drawing.setViewportSize({ width: size, height: size })
  await drawing.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon}`)
  await drawing.screenshot({ path: `public/${name}.png` })
}

for (const [form, width, height, deviceScaleFactor] of [
  ['narrow', 390, 844, 2],
  ['wide', 1440, 900, 1],
] as const) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.consent = JSON.stringify({ version: 1, date: new Date().toISOString(), advertising: false })
  })
  await page.goto(`${site}/en/location/zurich`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.screenshot({ path: `public/app-screenshot-${form}.jpg`, type: 'jpeg', quality: 70 })
}
await browser.close()
