/**
 * The radar page in a browser: time to the first picture and to the moving map, bytes of the whole sequence, frames drawn
 * and the script's part of them while it plays, and memory over minutes of playing. Without a graphics card Chromium
 * computes every pixel itself, so frames a second are compared with those of the same map at rest and redrawn. Each row is
 * printed as soon as it is known; what does not come in time ends the run with what it was.
 *
 *     npm run bench -- radar-playback [MINUTES]      (CHROMIUM_PATH names another Chromium)
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { withWebGl } from '../tests/support/web-gl.ts'
import { median } from './load.ts'
import { patienceMs, startProductionSite } from './production-site.ts'
import { childrenOf, ownMb } from './resident.ts'

const address = '/en/radar?place=zurich'
const visits = 3
const measuredMs = 15_000
/** Without another picture for so long, all have come. */
const quietMs = 10_000
const minutes = Number(process.argv[2] ?? 2)

let step = 'starting the site'
/** Printed by its own line: a run that is cut off has not measured for nothing. */
const row = (what: string, figure: string) => console.log(`${what.padEnd(56)} ${figure}`)
const site = await startProductionSite()
const server = await chromium.launchServer({ ...withWebGl.launchOptions, timeout: patienceMs(30_000) })
const browser = await chromium.connect(server.wsEndpoint())

const browserMb = () => {
  const all = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(all)]
  return all(server.process().pid ?? 0).reduce((sum, pid) => sum + ownMb(pid), 0)
}

async function open() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(patienceMs(30_000))
  context.setDefaultNavigationTimeout(patienceMs(30_000))
  const page = await context.newPage()
  // A browser remembers 250 requests unless told, and the sequence with its hours has more.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
  await page.goto(site.url + address)
  step = 'waiting for the first picture to be the largest thing painted'
  const pictureMs = await page.evaluate(
    (longestMs) =>
      new Promise<number>((painted, failed) => {
        setTimeout(() => failed(new Error('the browser has told of no such paint')), longestMs)
        new PerformanceObserver((list) => {
          const picture = list
            .getEntries()
            .find((entry) => (entry as LargestContentfulPaint).element?.matches('.map-picture'))
          if (picture) painted(picture.startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
    patienceMs(20_000),
  )
  step = 'waiting for the map to move'
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

/** Bytes of all pictures of the radar that the page has fetched, once no more come. */
async function pictureBytes(page: Page): Promise<number[]> {
  const until = Date.now() + patienceMs(120_000)
  let last = { count: 0, at: Date.now() }
  while (Date.now() < until) {
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/radar\/frames\/[^/]+\.png$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    )
    if (bytes.length !== last.count) last = { count: bytes.length, at: Date.now() }
    else if (bytes.length > 0 && Date.now() - last.at > quietMs) return bytes
    await page.waitForTimeout(500)
  }
  throw new Error(`pictures still come: ${last.count} so far`)
}

async function measure(): Promise<void> {
  step = 'waiting for the demo world to be computed'
  await site.settled()
  const opened = []
  for (let visit = 0; visit < visits; visit++) {
    step = `opening the page, visit ${visit + 1} of ${visits}`
    const { page, pictureMs, mapMs } = await open()
    opened.push({ pictureMs, mapMs })
    if (visit < visits - 1) await page.context().close()
  }
  const [context] = browser.contexts()
  const page = context?.pages()[0]
  if (!page) throw new Error('no page')
  row(
    'first radar picture painted, after navigation',
    `${median(opened.map(({ pictureMs }) => pictureMs)).toFixed(0)} ms`,
  )
  row(
    'moving map with its first frame, after the first click',
    `${median(opened.map(({ mapMs }) => mapMs)).toFixed(0)} ms`,
  )

  step = 'waiting for the pictures of the sequence'
  const bytes = await pictureBytes(page)
  const all = bytes.reduce((sum, size) => sum + size, 0)
  row('pictures of the whole sequence', `${bytes.length}, ${(all / 1000).toFixed(0)} kB`)
  const manifest = await (await fetch(`${site.url}/api/v1/radar`)).text()
  row('list of them, with the motion', `${(gzipSync(manifest).length / 1000).toFixed(1)} kB`)

  const shown = ({ perSecond, scriptMs, taskMs }: Awaited<ReturnType<typeof frames>>) =>
    `${perSecond.toFixed(1)} frames/s; ${scriptMs.toFixed(2)} ms of scripts, ${taskMs.toFixed(2)} ms of the main thread a frame`
  step = 'counting frames while it plays'
  row('playing', shown(await frames(page, async () => {})))
  step = 'counting frames while it is dragged'
  const rush = await frames(page, async () => {
    const until = Date.now() + measuredMs
    await page.mouse.move(640, 400)
    await page.mouse.down()
    for (let k = 0; Date.now() < until; k++)
      await page.mouse.move(640 + 150 * Math.sin(k / 10), 400 + 80 * Math.cos(k / 13))
    await page.mouse.up()
  })
  row('playing and dragged', shown(rush))
  step = 'counting frames at rest'
  await page.getByRole('button', { name: 'Pause' }).click()
  row('at rest', shown(await frames(page, async () => {})))

  await page.getByRole('button', { name: 'Play' }).click()
  for (let minute = 0; minute <= minutes; minute++) {
    step = `playing for minute ${minute} of ${minutes}`
    if (minute > 0) await page.waitForTimeout(60_000)
    row(
      `memory after ${minute} min of playing`,
      `scripts ${(await heapMb(page)).toFixed(1)} MB, all of the browser ${browserMb().toFixed(0)} MB`,
    )
  }
}

try {
  await measure()
} catch (error) {
  console.error(`ended while ${step}: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  await site.stop()
}
