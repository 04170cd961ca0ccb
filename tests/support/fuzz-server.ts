import fc from 'fast-check'
import { fuzzedRequest, toWire } from './fuzzed-requests.ts'
import { metricOf } from './metric-of.ts'
import { rawClient } from './raw-client.ts'
import type { ServerProcess } from './server-process.ts'

const connections = 4
const pipelined = 6

/** What the server needs: each request comes from somebody else, and only what went wrong is logged. */
export const fuzzedEnvironment = {
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
  OPERATOR_CODE: 'a-code-nobody-guesses',
}

/** Fuzzed requests against a real server process; the same seed gives the same requests. */
export async function fuzzServer(server: ServerProcess, { count, seed }: { count: number; seed: number }) {
  const port = Number(new URL(server.url).port)
  const statuses: Record<string, number> = {}
  const failures: string[] = []
  const memoryMb: number[] = []
  let done = 0
  const startedAt = Date.now()

  const memory = async () =>
    Math.round((await metricOf(server.url, 'process_resident_memory_bytes')) / 2 ** 20)

  async function work(connection: number): Promise<void> {
    const client = rawClient(port)
    for (let batch = connection; batch * pipelined < count; batch += connections) {
      const requests = fc.sample(fuzzedRequest, { seed: seed + batch, numRuns: pipelined })
      const wires = requests.map((request, n) => ({
        method: request.method,
        wire: toWire(request, batch * pipelined + n),
      }))
      const answers = await client.ask(wires)
      for (const [n, { status, head }] of answers.entries()) {
        statuses[status] = (statuses[status] ?? 0) + 1
        // Without a radar, as here, its addresses answer 503 by intent; nothing else may.
        const isRadar = requests[n]?.target.startsWith('/api/v1/radar') ?? false
        const isIntended = status === 503 && isRadar && head.includes('problem+json')
        if ((status >= 500 && !isIntended) || /^(set-cookie: a=b|location: \/?\/?\\?evil)/im.test(head))
          failures.push(`${status} to ${JSON.stringify(wires[n]?.wire.slice(0, 400))}`)
      }
      const before = done
      done += answers.length
      if (Math.floor((done * 10) / count) > Math.floor((before * 10) / count)) memoryMb.push(await memory())
    }
    client.close()
  }

  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)))
  const isAlive = server.child.exitCode === null && (await fetch(`${server.url}/healthz`)).ok
  return {
    requests: done,
    seconds: (Date.now() - startedAt) / 1000,
    statuses,
    failures,
    memoryMb,
    isAlive,
    log: server.output(),
  }
}
