// `npm test`: static checks, unit, contract, server and browser tests; ends with one line "N passed, N failed", and what was skipped or retried.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checks } from './checks.mjs'
import { browserEnvironment } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, giveUp, node24, root, toolEnvironment } from './prepare.mjs'
import { runStep } from './run-step.mjs'

const reports = join(root, 'test-results', 'reports')

function readReport(file) {
  const path = join(reports, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Lines of a step that must not get lost although it passed; how many there are. */
function sayAgain(output, pattern) {
  const lines = output.split('\n').filter((text) => pattern.test(text))
  const different = new Set(lines.map((text) => text.trim()))
  for (const line of different) console.log(line)
  return different.size
}

/** The sites for all steps: the first pictures of the radar take half a minute of computing. */
async function startSites() {
  const child = spawn(node24(), ['tests/support/site-process.ts'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.once('exit', (code) => code && giveUp('The sites for the tests ended; the messages above say why.'))
  const [line] = await once(child.stdout, 'data')
  // It stops when its input is closed, and with this process.
  return { env: JSON.parse(String(line)), stop: () => child.stdin.end() }
}

async function vitest(name, { report, args = [], env }) {
  const json = ['--reporter=json', `--outputFile.json=${join(reports, report)}`]
  const step = await runStep({
    name,
    command: 'vitest',
    args: ['run', '--reporter=default', ...json, ...args],
    env,
  })
  sayAgain(step.output, /left out/)
  return { isOk: step.ok, files: readReport(report)?.testResults ?? [] }
}

async function unitTests({ env }) {
  const { isOk, files } = await vitest('unit, contract and server tests', { report: 'vitest.json', env })
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const passed = files.filter(({ status }) => status !== 'failed')
  if (isOk || failed.length === 0 || !process.env.CI) return countTests(files, { isOk, retried: 0 })
  // A shared machine may starve a test of its processors; a file that fails alone too is a failure. The whole file: what
  // its tests share, a server or a cache, is not what it was before the failure.
  for (const file of failed) console.log(`once more, alone: ${relative(root, file)}`)
  const alone = ['--maxWorkers=1', ...failed]
  const again = await vitest('the same alone', { report: 'vitest-again.json', args: alone, env })
  return countTests([...passed, ...again.files], { isOk: again.isOk, retried: failed.length })
}

function countTests(files, { isOk, retried }) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length
  return {
    passed: count('passed'),
    // A run that ended badly without a failed test (a crash, nothing found) is a failure too.
    failed: Math.max(count('failed'), isOk ? 0 : 1),
    skipped: count('skipped', 'pending', 'todo'),
    retried,
  }
}

function flakyTests(suite) {
  const own = suite.specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...(suite.suites ?? []).flatMap(flakyTests),
  ]
}

async function browserTests(browsers, site) {
  const step = await runStep({
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { ...browsers, ...site.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
  })
  sayAgain(step.output, /\*\*\* .* left out/)
  const report = readReport('playwright.json')
  if (!report) return { passed: 0, failed: 1, skipped: 0, retried: 0 }
  const { stats } = report
  for (const name of report.suites.flatMap(flakyTests)) console.log(`passed only at the second try: ${name}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, step.ok ? 0 : 1),
    skipped: stats.skipped,
    retried: stats.flaky,
  }
}

/**
 * Databases, browser profiles and data folders live for seconds; on a disk each write waits for it. Where Linux has room
 * for them in memory they go there.
 */
function keepTemporaryFilesInMemory() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < 4e9) return
  const folder = mkdtempSync(join(memory, 'wetterhorn-test-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const startedAt = Date.now()
ensureInstalled()
keepTemporaryFilesInMemory()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browsers = await browserEnvironment()

const results = []
async function runChecks() {
  for (const check of checks) {
    const { ok } = await runStep(check)
    results.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, retried: 0 })
  }
}
async function runUnitTests() {
  await ensureBuilt()
  const site = await startSites()
  results.push(await unitTests(site))
  return site
}
// Two cores: the checks run beside the build and the unit tests, the browser has the machine to itself.
const [site] = await Promise.all([runUnitTests(), runChecks()])
results.push(await browserTests(browsers, site))
site.stop()

const sum = (field) => results.reduce((total, result) => total + result[field], 0)
const alsoSaid = ['skipped', 'retried'].filter((field) => sum(field) > 0)
console.log(
  `took ${Math.round((Date.now() - startedAt) / 1000)} s; long forms, other languages and sizes: npm run soak`,
)
console.log(
  [
    `${sum('passed')} passed, ${sum('failed')} failed`,
    ...alsoSaid.map((field) => `${sum(field)} ${field}`),
  ].join(', '),
)
process.exit(sum('failed') === 0 ? 0 : 1)
