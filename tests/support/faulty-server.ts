import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

export type FaultyServer = {
  origin: string
  /** Addresses asked for, in order. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An address on loopback where nobody listens. */
export async function refusingOrigin(): Promise<string> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return `http://127.0.0.1:${port}`
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
