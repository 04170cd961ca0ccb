import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import { freePort } from './free-port.ts'
import { onPath } from './on-path.ts'

export type RedisServer = {
  url: string
  /** SIGKILL: connections break, everything stored is gone. */
  kill(): Promise<void>
  /** Again on the same port, empty. */
  start(): Promise<void>
  /** SIGSTOP: connections stay open, nothing answers. */
  pause(): void
  resume(): void
  /** Kills and removes every trace. */
  dispose(): Promise<void>
}

const missing = 'redis-server not found: Redis part left out (apt-get install redis-server)'

/** A describe block for a real Redis; on a machine without one it is left out, and says so. */
export function describeWithRedis(name: string, define: () => void): void {
  if (onPath('redis-server')) {
    describe(name, () => define())
    return
  }
  process.stderr.write(`\n*** ${missing} ***\n`)
  describe.skip(`${name} (${missing})`, () => define())
}

/** A real redis-server on a free port, without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const program = onPath('redis-server')
  if (!program) throw new Error(missing)
  const folder = await mkdtemp(join(tmpdir(), 'wetterhorn-redis-'))
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const options = [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    const started = spawn(program as string, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    process.once('exit', () => started.kill('SIGKILL'))
    await new Promise<void>((resolve, reject) => {
      let output = ''
      started.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes('Ready to accept connections')) resolve()
      })
      started.once('exit', () => reject(new Error(`redis-server did not start:\n${output}`)))
    })
  }

  async function kill(): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    async dispose() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
