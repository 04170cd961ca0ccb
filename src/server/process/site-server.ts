import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

const connectionLimits = {
  /** Larger headers are answered with 431. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** How often these two are looked at: they are late by as much. */
  connectionsCheckingInterval: 1_000,
  /** Longer than reverse proxies keep an idle connection (60 s): the side that reuses it closes it. */
  keepAliveTimeout: 75_000,
}

/** On a connection where nothing moves for so long nobody reads the answer, which would stay in memory. */
const stalledMs = 20_000

/** A stopping server still takes what is sent to it for so long: time for clients to learn that it closes. */
const drainMs = 500

/** node:http with limits on what a client may hold up, and with a stop that loses nothing. */
export function createSiteServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  o: { drainMs?: number; stalledMs?: number; headMs?: number } = {},
) {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isStopping = false

  const limits = { ...connectionLimits, headersTimeout: o.headMs ?? connectionLimits.headersTimeout }
  const server = createServer(limits, (request, response) => {
    const answers = connections.get(request.socket)
    answers?.add(response)
    response.once('close', () => answers?.delete(response))
    // Node then says "Connection: close": the client sends nothing more on this one.
    if (isStopping) response.shouldKeepAlive = false
    handle(request, response)
  })
  server.setTimeout(o.stalledMs ?? stalledMs)
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })

  /** Nothing asked, or only half of it, and nothing on its way out. */
  function closeIdle(): void {
    for (const [socket, answers] of connections)
      if (answers.size === 0 && socket.writableLength === 0) socket.destroySoon()
  }

  return {
    server,
    isStopping: () => isStopping,
    /**
     * For a moment everything goes on, but each answer closes its connection; then no new connection is taken, idle
     * ones are closed, and running answers are sent to their end. Resolves when the last connection is closed.
     */
    async stop(): Promise<void> {
      isStopping = true
      for (const answers of connections.values())
        for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false
      await new Promise((over) => setTimeout(over, o.drainMs ?? drainMs))
      await new Promise<void>((closed) => {
        const sweep = setInterval(closeIdle, 50)
        // Not the close of http.Server, which takes an answer still being written for an idle connection.
        NetServer.prototype.close.call(server, () => {
          clearInterval(sweep)
          closed()
        })
        closeIdle()
      })
    },
  }
}
