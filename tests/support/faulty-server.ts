import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { closeNow, listenOnLoopback } from './loopback.ts'

export type FaultyServer = {
  origin: string
  /** Addresses requested, in order. */
  requests: { url: string; headers: IncomingMessage['headers'] }[]
  close(): Promise<void>
}

/** A real server on loopback that misbehaves as the handler says. For tests. */
export async function startFaultyServer(
  handler: (request: IncomingMessage, response: ServerResponse, count: number) => void,
): Promise<FaultyServer> {
  const requests: FaultyServer['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    handler(request, response, requests.length)
  })
  const origin = await listenOnLoopback(server)
  return { origin, requests, close: () => closeNow(server) }
}

/** An address on loopback where nobody listens. */
export async function refusingOrigin(): Promise<string> {
  const server = createTcpServer()
  const origin = await listenOnLoopback(server)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return origin
}

/** Bytes for ever, as fast as the reader takes them. */
export function endless(response: ServerResponse): void {
  const chunk = Buffer.alloc(16 * 1024, 'a')
  const more = () => {
    while (!response.destroyed && response.write(chunk)) {}
  }
  response.on('drain', more)
  more()
}
