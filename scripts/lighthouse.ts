// `npm run lighthouse`: Lighthouse (mobile preset) on the main pages in production mode, each beside a static page with
// the same HTML and styles but no script, measured in the same run. `npm run lighthouse -- /radar` measures one page.
// Lighthouse itself is fetched when this is run: it brings 70 packages that nobody else here needs.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { median } from '../bench/load.ts'
import { startProductionSite } from '../bench/production-site.ts'
import { freePort } from '../tests/support/free-port.ts'
import { listenOnLoopback } from '../tests/support/loopback.ts'
import { homeBudget, homeTotal } from '../tests/support/weigh.ts'
import { findChromium } from './chromium.mjs'

const lighthouse = 'lighthouse@13.5.0'
// The addresses in the sitemap; the plain ones name them as canonical.
const pages = ['/en', '/en/radar', '/en/alerts', '/en/forecast', '/en/location/bern']
/** The blocking time of a page swings three-fold from one round to the next. */
const rounds = 5
const targets = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcpRatio: 1.15,
  cls: 0,
}
/** The budgets of home, which tests/browser/budget.spec.ts holds; here they are seen as Lighthouse counts. */
const budget = {
  kB: homeTotal.bytes / 1000,
  scriptKB: homeBudget.script / 1000,
  requests: homeTotal.requests,
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Lighthouse's mobile phone is a desktop of 1500 or more on its own benchmark, slowed four-fold (its docs/throttling.md).
 * A slower machine is slowed by less, so that it is the same phone. How fast it is, each visit to the static page tells
 * again: a machine that others use too may halve its speed within a run.
 */
const desktopIndex = 1500
const desktopSlowdown = 4
const slowdownOf = (machineIndex: number) => desktopSlowdown * Math.min(1, machineIndex / desktopIndex)

/** What is read of Lighthouse's report. */
type Report = {
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items?: unknown[] } }
  >
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

type Measured = Record<(typeof categories)[number], number> & {
  machineIndex: number
  lcpMs: number
  cls: number
  blockingMs: number
  kB: number
  scriptKB: number
  requests: number
}

const wanted = process.argv.slice(2)
const site = await startProductionSite()
const still = await startStaticCopy(site.url)
await site.settled()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
})

const head = [
  'page',
  'performance',
  'a11y',
  'best practices',
  'SEO',
  'LCP ms, ours / static',
  'CLS',
  'blocking ms',
  'kB',
  'scripts kB',
  'requests',
]
/** Each line is said as soon as it is known: wide enough for any figure and the word behind it. */
const widths = head.map((title) => Math.max(title.length + 5, 14))
const say = (cells: readonly string[]) =>
  console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))

const machineIndexes: number[] = []
const complaints = new Set<string>()
/** Measurements that failed twice. */
const missing: string[] = []
let missed = 0
try {
  say(head)
  for (const path of wanted.length > 0 ? wanted : pages) {
    const ours: Measured[] = []
    const reference: Measured[] = []
    for (let round = 0; round < rounds; round++) {
      const bare = await measure(still.url + path, slowdownOf(machineIndexes.at(-1) ?? desktopIndex))
      if (!bare) continue
      machineIndexes.push(bare.machineIndex)
      reference.push(bare)
      const measured = await measure(site.url + path, slowdownOf(bare.machineIndex))
      if (measured) ours.push(measured)
    }
    if (ours.length === 0) {
      say([path, 'not measured'])
      continue
    }
    const of = (list: Measured[], field: keyof Measured) => median(list.map((one) => one[field]))
    const lcpRatio = of(ours, 'lcpMs') / of(reference, 'lcpMs')
    const marked = (figure: string, isMet: boolean) => {
      if (!isMet) missed += 1
      return isMet ? figure : `${figure} missed`
    }
    say([
      path,
      ...categories.map((name) => marked(String(of(ours, name)), of(ours, name) >= targets[name])),
      marked(
        `${of(ours, 'lcpMs').toFixed(0)} / ${of(reference, 'lcpMs').toFixed(0)} = ${lcpRatio.toFixed(2)}`,
        lcpRatio <= targets.lcpRatio,
      ),
      marked(of(ours, 'cls').toFixed(3), of(ours, 'cls') <= targets.cls),
      of(ours, 'blockingMs').toFixed(0),
      ...(['kB', 'scriptKB', 'requests'] as const).map((field) =>
        marked(of(ours, field).toFixed(0), path !== pages[0] || of(ours, field) <= budget[field]),
      ),
    ])
  }
} finally {
  await browser.close()
  still.close()
  await site.stop()
}

for (const complaint of complaints) console.log(complaint)
if (machineIndexes.length > 0) {
  const [slowest, fastest] = [Math.min(...machineIndexes), Math.max(...machineIndexes)]
  console.log(
    `benchmark index of this machine ${slowest.toFixed(0)} to ${fastest.toFixed(0)}: ` +
      `its processor slowed ${slowdownOf(slowest).toFixed(1)} to ${slowdownOf(fastest).toFixed(1)}-fold`,
  )
}
for (const one of missing) console.log(`missing: ${one}`)
console.log(`medians of ${rounds}; ${missed === 0 ? 'all targets met' : `${missed} targets missed`}`)
if (missing.length > 0) process.exitCode = 1

async function report(url: string, cpuSlowdown: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet', '--output=json'],
      ...[`--port=${port}`, `--only-categories=${categories}`],
      `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const found = JSON.parse(stdout) as Report
  if (found.runtimeError) throw new Error(`${url}: ${found.runtimeError.message}`)
  return found
}

/** Lighthouse itself fails now and then ("NO_NAVSTART"); null: twice. */
async function reportOf(url: string, slowdown: number): Promise<Report | null> {
  try {
    return await report(url, slowdown).catch(() => report(url, slowdown))
  } catch (error) {
    missing.push(`${url}: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

async function measure(url: string, slowdown: number): Promise<Measured | null> {
  const found = await reportOf(url, slowdown)
  if (!found) return null
  const { audits, categories: scores, environment } = found
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  for (const name of categories) {
    if (name === 'performance' || !url.startsWith(site.url)) continue
    for (const { id, weight } of scores[name]?.auditRefs ?? [])
      if (weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        complaints.add(`${name}: ${audits[id]?.title}`)
  }
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType: string
    transferSize: number
  }[]
  const scriptBytes = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    machineIndex: environment.benchmarkIndex,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    blockingMs: figure('total-blocking-time'),
    kB: figure('total-byte-weight') / 1000,
    scriptKB: scriptBytes / 1000,
    requests: requests.length,
  }
  function scoreOf(name: (typeof categories)[number]): number {
    return Math.round((scores[name]?.score ?? 0) * 100)
  }
}

/** The same HTML, styles, font and pictures from a bare server; the scripts are taken out. */
async function startStaticCopy(origin: string) {
  const kept = new Map<string, { headers: Record<string, string>; body: Buffer }>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    let answer = kept.get(path)
    if (!answer) {
      const given = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } })
      const type = given.headers.get('content-type') ?? ''
      const body = Buffer.from(await given.arrayBuffer())
      const isHtml = type.startsWith('text/html')
      const text = isHtml ? body.toString().replace(/<script[\s\S]*?<\/script>/g, '') : null
      answer = {
        headers: { 'Content-Type': type, 'Cache-Control': given.headers.get('cache-control') ?? '' },
        body: text === null ? body : Buffer.from(text),
      }
      kept.set(path, answer)
    }
    const isPacked = /woff2|png|webp/.test(answer.headers['Content-Type'] ?? '')
    response.writeHead(200, { ...answer.headers, ...(!isPacked && { 'Content-Encoding': 'gzip' }) })
    response.end(isPacked ? answer.body : gzipSync(answer.body))
  })
  return { url: await listenOnLoopback(server), close: () => server.close() }
}
