// What `npm start` and `npm test` share. Plain JavaScript: it must run on any Node ≥ 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Ends the command with a sentence instead of a stack trace. */
export function giveUp(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function npm(args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
}

const installStamp = join(root, 'node_modules', '.installed-lock-hash')

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Installs exactly what the lock file says, once per lock file. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) giveUp(`Wetterhorn needs Node 20 or newer to start; this is ${process.version}.`)
  const wanted = hashOf(['package-lock.json'])
  if (readIfThere(installStamp) === wanted) return
  console.error('Installing dependencies (npm ci) …')
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.error || result.status !== 0) {
    giveUp(
      'Installing dependencies failed. Is npm (10 or 11) on the PATH and the package registry reachable?',
    )
  }
  writeFileSync(installStamp, wanted)
}

let knownNode24 = ''

/** Node 24: the machine's own, else the one that npm's `node` package brought. */
export function node24() {
  knownNode24 ||= findNode24()
  return knownNode24
}

function findNode24() {
  const own = process.versions.node.split('.').map(Number)
  if (own[0] >= 24) return process.execPath
  const packaged = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  const version = spawnSync(packaged, ['--version'], { encoding: 'utf8' })
  if (version.status !== 0) {
    giveUp(
      'Node 24 is missing: npm’s `node` package did not bring it (its install script may be switched off).\n' +
        'Install Node 24 or newer, or run `npm rebuild node`.',
    )
  }
  return packaged
}

/** The environment for child processes: Node 24 and the project's tools come first on the PATH. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = [dirname(node24()), join(root, 'node_modules', '.bin'), process.env.PATH].join(separator)
  return { ...process.env, PATH: path, ...extra }
}

/** What server.env says. (Node's own reader is younger than the oldest Node that may run this.) */
export function serverEnvironment() {
  const lines = readFileSync(join(root, 'server.env'), 'utf8').matchAll(/^(\w+)=(.*)$/gm)
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]))
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

const buildStamp = join(root, 'build', '.source-hash')

/** Builds when a source changed since the last build. */
export async function ensureBuilt() {
  const sources = [
    ...filesUnder('src').filter((file) => !/\.test\.tsx?$/.test(file)),
    ...filesUnder('scripts'),
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
  ]
  const wanted = hashOf(sources)
  if (readIfThere(buildStamp) === wanted) return
  console.error('Building …')
  const build = spawn(node24(), ['scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: toolEnvironment(),
  })
  const [status] = await once(build, 'exit')
  if (status !== 0) giveUp('The build failed; the messages above say where.')
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, wanted)
}
