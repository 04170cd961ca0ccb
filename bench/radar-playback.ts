/**
 * The radar page in a browser: time to the first picture and to the moving map, bytes of the whole sequence, frames drawn
 * and the script's part of them while it plays, and memory over minutes of playing. Without a graphics card Chromium
 * computes every pixel itself, so frames a second are compared with those of the same map at rest and redrawn.
 *
 *     npm run bench -- radar-playback [MINUTES]      (CHROMIUM_PATH names another Chromium)
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { withWebGl } from '../tests/support/web-gl.ts'
import { median } from './load.ts'
import { startProductionSite } from './production-site.ts'
import { childrenOf, ownMb } from './resident.ts'

const address = '/en/radar?place=zurich'
const visits = 3
const measuredMs = 15_000
const minutes = Number(process.argv[2] ?? 2)

const site = await startProductionSite()
await site.settled()
const server = await chromium.launchServer(withWebGl.launchOptions)
const browser = await chromium.connect(server.wsEndpoint())

const browserMb = () => {
  const all = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(all)]
  return all(server.process().pid ?? 0).reduce((sum, pid) => sum + ownMb(pid), 0)
}

async function open() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(site.url + address)
  const pictureMs = await page.evaluate(
    () =>
      new Promise<number>((painted) => {
        new PerformanceObserver((list) => {
          const picture = list
            .getEntries()
            .find((entry) => (entry as LargestContentfulPaint).element?.matches('.map-picture'))
          if (picture) painted(picture.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  const askedMs = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.locator('.map-stage[data-state=map]').waitFor()
  const mapMs = (await page.evaluate(() => performance.now())) - askedMs
  return { page, pictureMs, mapMs }
}

type LargestContentfulPaint = PerformanceEntry & { element: Element | null }

/** Frames the browser drew, and milliseconds of scripts and of all work of the page's main thread per frame. */
async function frames(page: Page, meanwhile: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const metrics = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
  const before = await metrics()
  const counted = page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        let drawn = 0
        const startedAt = performance.now()
        const count = (now: number) => {
          drawn += 1
          if (now - startedAt < ms) requestAnimationFrame(count)
          else done((1000 * drawn) / (now - startedAt))
        }
        requestAnimationFrame(count)
      }),
    measuredMs,
  )
  await meanwhile()
  const perSecond = await counted
  const after = await metrics()
  const perFrame = (name: string) =>
    (1000 * ((after[name] ?? 0) - (before[name] ?? 0))) / ((perSecond * measuredMs) / 1000)
  return { perSecond, scriptMs: perFrame('ScriptDuration'), taskMs: perFrame('TaskDuration') }
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

const rows: [string, string][] = []
const opened = []
for (let visit = 0; visit < visits; visit++) {
  const { page, pictureMs, mapMs } = await open()
  opened.push({ pictureMs, mapMs })
  if (visit < visits - 1) await page.context().close()
}
const [context] = browser.contexts()
const page = context?.pages()[0]
if (!page) throw new Error('no page')
rows.push([
  'first radar picture painted, after navigation',
  `${median(opened.map(({ pictureMs }) => pictureMs)).toFixed(0)} ms`,
])
rows.push([
  'moving map with its first frame, after the first click',
  `${median(opened.map(({ mapMs }) => mapMs)).toFixed(0)} ms`,
])

const answer = await fetch(`${site.url}/api/v1/radar`)
const manifest = await answer.text()
const wanted = new Set(
  (JSON.parse(manifest).data.frames as { url: string | null }[]).flatMap(({ url }) => url ?? []),
)
const sizes = () =>
  page.evaluate(
    (urls) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => urls.includes(new URL(name).pathname))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    [...wanted],
  )
while ((await sizes()).length < wanted.size) await page.waitForTimeout(500)
const bytes = (await sizes()).reduce((sum, size) => sum + size, 0)
rows.push(['pictures of the whole sequence', `${wanted.size}, ${(bytes / 1000).toFixed(0)} kB`])
rows.push(['list of them, with the motion', `${(gzipSync(manifest).length / 1000).toFixed(1)} kB`])

const playing = await frames(page, async () => {})
const rush = await frames(page, async () => {
  const until = Date.now() + measuredMs
  await page.mouse.move(640, 400)
  await page.mouse.down()
  for (let k = 0; Date.now() < until; k++)
    await page.mouse.move(640 + 150 * Math.sin(k / 10), 400 + 80 * Math.cos(k / 13))
  await page.mouse.up()
})
await page.getByRole('button', { name: 'Pause' }).click()
const resting = await frames(page, async () => {})
const shown = ({ perSecond, scriptMs, taskMs }: typeof playing) =>
  `${perSecond.toFixed(1)} frames/s; ${scriptMs.toFixed(2)} ms of scripts, ${taskMs.toFixed(2)} ms of the main thread a frame`
rows.push(['at rest', shown(resting)], ['playing', shown(playing)], ['playing and dragged', shown(rush)])

await page.getByRole('button', { name: 'Play' }).click()
for (let minute = 0; minute <= minutes; minute++) {
  if (minute > 0) await page.waitForTimeout(60_000)
  rows.push([
    `memory after ${minute} min of playing`,
    `scripts ${(await heapMb(page)).toFixed(1)} MB, all of the browser ${browserMb().toFixed(0)} MB`,
  ])
}
await browser.close()
await server.close()
await site.stop()
for (const [what, figure] of rows) console.log(`${what.padEnd(56)} ${figure}`)
