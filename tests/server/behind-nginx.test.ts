import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { freePort } from '../support/free-port.ts'
import { hasNginx, startNginx } from '../support/nginx.ts'
import { monitoring, type ServerProcess, startServer } from '../support/server-process.ts'
import { isSoak } from '../support/soak.ts'

const code = 'matterhorn-4478'
/** What visitors of a running site ask for, most of it in the cache. */
const paths = ['/en', '/de/forecast', '/fr/alerts', '/it/location/lugano', '/healthz', '/en/about']
const perSecond = 200
const rounds = 3
const visitors = 40

const newAsset = '/assets/of-the-next-release.js'

/** The same build with one more asset, in a folder to run it from. */
function releaseWithNewAsset(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wetterhorn-release-'))
  mkdirSync(join(folder, 'build'))
  for (const part of ['node', 'server', 'data'])
    symlinkSync(resolve('build', part), join(folder, 'build', part))
  cpSync('build/client', join(folder, 'build/client'), { recursive: true })
  writeFileSync(join(folder, 'build/client', newAsset), 'export {}')
  return folder
}

describe.runIf(hasNginx)('behind nginx as documented', () => {
  let ports: number[]
  let folders: string[]
  let servers: ServerProcess[]
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let agent: Agent

  const start = (index: number) =>
    startServer(
      {
        PORT: String(ports[index]),
        PUBLIC_ORIGIN: 'https://weather.example.ch',
        TRUSTED_PROXIES: '1',
        OPERATOR_CODE: code,
        LOG_LEVEL: 'warn',
      },
      { folder: folders[index] as string },
    )

  function ask(
    path: string,
    options: { method?: string; headers?: OutgoingHttpHeaders; body?: string; visitor?: number } = {},
  ): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: nginx.httpsPort,
          path,
          agent,
          method: options.method ?? 'GET',
          // Addresses of this machine, each somebody else for nginx and for the shares of clients.
          localAddress: `127.0.1.${1 + (options.visitor ?? 0)}`,
          headers: { Host: 'weather.example.ch', ...options.headers },
        },
        async (answer) => {
          let text = ''
          for await (const chunk of answer) text += chunk
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        },
      )
      call.on('error', reject)
      call.end(options.body)
    })
  }

  beforeAll(async () => {
    agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false })
    ports = [await freePort(), await freePort()]
    folders = ['.', releaseWithNewAsset()]
    servers = await Promise.all([start(0), start(1)])
    nginx = await startNginx(servers.map(({ url }) => url))
  })
  afterAll(async () => {
    agent?.destroy()
    await nginx?.close()
    await Promise.all(servers?.map((server) => server.stop()) ?? [])
    if (folders?.[1]) rmSync(folders[1], { recursive: true })
  })

  it('plain http is sent to https, and pages come over it with HSTS', async () => {
    const plain = await fetch(`http://127.0.0.1:${nginx.httpPort}/en/about?x=1`, { redirect: 'manual' })
    expect(plain.status).toBe(301)
    expect(plain.headers.get('location')).toBe('https://weather.example.ch/en/about?x=1')
    const page = await ask('/en')
    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(page.text).toContain('https://weather.example.ch/en')
  })

  it('nobody who comes through it is “this machine”, whatever headers say', async () => {
    const body = JSON.stringify({ key: 'DEMO_KEY' })
    const put = (headers: OutgoingHttpHeaders) =>
      ask('/api/v1/key', { method: 'PUT', headers: { 'Content-Type': 'application/json', ...headers }, body })
    for (const headers of [
      {},
      { Host: '127.0.0.1' },
      { Host: `127.0.0.1:${ports[0]}`, 'X-Forwarded-For': '127.0.0.1' },
      { Origin: 'https://weather.example.ch', 'Sec-Fetch-Site': 'same-origin' },
      { Forwarded: 'for=127.0.0.1', 'X-Real-IP': '127.0.0.1' },
    ])
      expect((await put(headers)).status, JSON.stringify(headers)).toBe(401)
    expect((await put({ 'X-Operator-Code': code })).status).toBe(200)
    for (const path of ['/metrics', '/%6detrics', '/readyz'])
      expect((await ask(path)).status, path).not.toBe(200)
    expect((await ask('/readyz', { headers: monitoring })).status).toBe(200)
  })

  it('while two releases run, each file of either is found, and one of neither is not', async () => {
    const statuses = async (path: string) => {
      const answers = []
      for (let turn = 0; turn < 4; turn++) answers.push((await ask(path)).status)
      return answers
    }
    expect(await statuses(newAsset)).toEqual([200, 200, 200, 200])
    expect(await statuses('/assets/of-no-release.js')).toEqual([404, 404, 404, 404])
  })

  it.runIf(isSoak)(
    'no request fails while both processes are restarted in turn',
    { timeout: 480_000 },
    async () => {
      const failed: string[] = []
      const running = new Set<Promise<void>>()
      let requested = 0
      let answered = 0
      const one = async () => {
        const visitor = requested++ % visitors
        const path = paths[requested % paths.length] as string
        const outcome = await ask(path, { visitor }).then(
          ({ status }) => String(status),
          (error: NodeJS.ErrnoException) => error.code ?? error.message,
        )
        answered++
        if (outcome !== '200') failed.push(`${path} ${outcome}`)
      }
      const startedAt = performance.now()
      const timer = setInterval(() => {
        // As many as are due by now: a timer of a busy machine comes late.
        while (requested < ((performance.now() - startedAt) / 1000) * perSecond) {
          const call = one()
          running.add(call)
          call.finally(() => running.delete(call))
        }
      }, 5)
      const aSecondOfAnswers = async () => {
        const enough = answered + perSecond
        await eventually(() => expect(answered).toBeGreaterThan(enough))
      }
      for (let round = 0; round < rounds; round++)
        for (const index of servers.keys()) {
          await aSecondOfAnswers()
          expect(await servers[index]?.stop()).toBe(0)
          servers[index] = await start(index)
        }
      await aSecondOfAnswers()
      clearInterval(timer)
      const seconds = (performance.now() - startedAt) / 1000
      await Promise.all(running)
      process.stdout.write(
        `rolling restart behind nginx: ${requested} requests in ${seconds.toFixed(0)} s, ${failed.length} failed\n`,
      )
      const causes = nginx
        .errors()
        .split('\n')
        .filter((line) => !line.includes('Connection refused'))
      expect(failed, causes.slice(-10).join('\n')).toEqual([])
    },
  )
})
