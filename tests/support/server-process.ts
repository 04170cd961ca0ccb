import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { freePort } from './free-port.ts'

/** A real server process of the built site, on a free port, with a data folder of its own. */
export type ServerProcess = {
  url: string
  dataDir: string
  child: ChildProcess
  /** All it wrote so far. */
  output(): string
  /** Asks it to stop and resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** A mid-November morning with weather in it: every run sees the same demo world. */
export const demoTime = '2026-11-15T09:10:00Z'

/** Opens /metrics and /readyz where a server does not take the test for somebody on its machine. */
export const monitoring = { Authorization: 'Bearer a-token-for-the-tests' }

/** Hundreds of starts of the same program: compiled once. Inside what a new installation throws away. */
const compileCache = resolve('node_modules/.cache/compiled')

/**
 * Making the radar's pictures and the local forecasts takes seconds of computing: only servers of tests about them reach
 * MeteoSwiss. The others show the demo world through the second choice, MET Norway.
 */
const radarOutOfReach = {
  OPERA_BASE_URL: 'http://127.0.0.1:9',
  METEOSWISS_BASE_URL: 'http://127.0.0.1:9',
}

/** Of the form that OpenWeather gives out. */
export const someKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

export const saveKey = (
  { url }: { url: string },
  { key = someKey, headers = {} }: { key?: string; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(`${url}/api/v1/key`, {
    method: 'PUT',
    body: JSON.stringify({ key }),
    headers: { 'Content-Type': 'application/json', ...headers },
  })

export async function startServer(
  env: Record<string, string> = {},
  { hasRadar = false, folder = '.' } = {},
): Promise<ServerProcess> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'wetterhorn-'))
  const child = spawn(process.execPath, ['build/node/main.js'], {
    cwd: folder,
    env: {
      ...parseEnv(readFileSync('server.env', 'utf8')),
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SEED: '7',
      DEMO_TIME: demoTime,
      LOG_LEVEL: 'info',
      MONITORING_TOKEN: 'a-token-for-the-tests',
      // One client sends everything here; its limits are tested in fair-shares.test.ts.
      COSTLY_ANSWERS_PER_MINUTE: '100000',
      // With a key of OpenWeather nothing is fetched beside the weather itself.
      LOCAL_FORECASTS: 'open-data',
      // A starved machine is slow, not wrong: a page that came without its weather would be about that.
      SOURCE_PATIENCE_MS: '10000',
      NODE_COMPILE_CACHE: compileCache,
      ...(hasRadar ? {} : radarOutOfReach),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      output += chunk
      if (output.includes('listens on')) resolve()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    // Not at its exit: what it wrote last may still be on its way.
    child.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const code = await exited
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
