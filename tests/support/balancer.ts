import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http'
import { closeNow, listenOnLoopback } from './loopback.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * What any load balancer does: distributes requests in turn and, when a process is gone before it has answered, tries the
 * next one, reads only. It names the visitor in X-Forwarded-For.
 */
export async function startBalancer(targets: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let turn = 0
  const retries = { count: 0 }

  function ask(target: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(target + path, { agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      call.on('error', reject)
      call.end()
    })
  }

  const server = createServer(async (incoming, response) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-client'] ?? '198.51.100.1' }
    const first = turn++
    for (let attempt = 0; attempt < targets.length * 2; attempt++) {
      try {
        const target = targets[(first + attempt) % targets.length] as string
        const answer = await ask(target, incoming.url ?? '/', headers as IncomingHttpHeaders)
        const { 'transfer-encoding': _, ...kept } = answer.headers
        response.writeHead(answer.status, kept)
        response.end(answer.body)
        return
      } catch {
        retries.count++
      }
    }
    response.writeHead(502).end()
  })
  // A visitor's idle connection is never closed under a request that is just being sent.
  server.keepAliveTimeout = 0
  const url = await listenOnLoopback(server)
  return {
    url,
    /** How often the next process was tried because one was gone. */
    retries: () => retries.count,
    async close() {
      agent.destroy()
      await closeNow(server)
    },
  }
}

/** Visitors who ask for one page after the other until stopped; every answer is counted. */
export function startVisitors(url: string, paths: readonly string[], visitors: number) {
  const statuses = new Map<string, number>()
  let isStopped = false
  let requested = 0
  const note = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  async function visit(): Promise<void> {
    while (!isStopped) {
      const path = paths[requested++ % paths.length] as string
      try {
        const answer = await fetch(url + path, { redirect: 'manual' })
        await answer.arrayBuffer()
        note(String(answer.status))
      } catch {
        note('no answer')
      }
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visit))
  return {
    count: () => [...statuses.values()].reduce((sum, count) => sum + count, 0),
    async stop(): Promise<Record<string, number>> {
      isStopped = true
      await all
      return Object.fromEntries(statuses)
    },
  }
}
