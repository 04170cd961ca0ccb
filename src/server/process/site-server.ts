import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

const connectionLimits = {
  /** Larger headers get 431. */
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** How often these two are checked, and how late they may be. */
  connectionsCheckingInterval: 1_000,
  /** Longer than reverse proxies keep an idle connection (60 s): the side that reuses it closes it. */
  keepAliveTimeout: 75_000,
}

/** A connection idle for this long is not reading its response, which would stay in memory. */
const stalledMs = 20_000

/**
 * How long a stopping server serves as usual, so that load balancers notice; and how long an idle connection is then
 * kept open for a request that may be on its way.
 */
const drainMs = 500

/** Under a flood, connections are always waiting. */
const longestAcceptMs = 3_000

type Connection = { answers: Set<ServerResponse>; idleSince: number }

/** node:http with limits per connection and a graceful stop. */
export function createSiteServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: { drainMs?: number; stalledMs?: number; headMs?: number } = {},
) {
  const connections = new Map<Socket, Connection>()
  const restMs = options.drainMs ?? drainMs
  let accepted = 0
  let isClosing = false

  const limits = { ...connectionLimits, headersTimeout: options.headMs ?? connectionLimits.headersTimeout }
  const server = createServer(limits, (request, response) => {
    const connection = connections.get(request.socket)
    connection?.answers.add(response)
    response.once('close', () => {
      connection?.answers.delete(response)
      if (connection) connection.idleSince = performance.now()
    })
    // Node then says "Connection: close": the client sends nothing more on this one.
    if (isClosing) response.shouldKeepAlive = false
    handle(request, response)
  })
  server.setTimeout(options.stalledMs ?? stalledMs)
  server.on('connection', (socket) => {
    accepted++
    connections.set(socket, { answers: new Set(), idleSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })

  /**
   * libuv accepts one connection in a turn of the event loop, and those still waiting would be reset: the listening
   * socket is closed only after a turn without new connections.
   */
  async function acceptAllWaiting(): Promise<void> {
    const longestAt = performance.now() + longestAcceptMs
    let before: number
    do {
      before = accepted
      await nextTurn()
    } while (accepted !== before && performance.now() < longestAt)
  }

  /** No request for a while, or only part of one, and no response being sent. */
  function closeIdle(): void {
    const idleBefore = performance.now() - restMs
    for (const [socket, { answers, idleSince }] of connections)
      if (answers.size === 0 && socket.writableLength === 0 && idleSince <= idleBefore) socket.destroySoon()
  }

  /** From now on every response closes its connection. */
  function announceClose(): void {
    isClosing = true
    for (const connection of connections.values()) {
      connection.idleSince = performance.now()
      for (const answer of connection.answers) if (!answer.headersSent) answer.shouldKeepAlive = false
    }
  }

  return {
    server,
    /**
     * Serves as usual for a moment. Then it accepts no new connection, each response closes its own, idle ones are
     * closed, and running responses are finished. Resolves when the last is closed.
     */
    async stop(): Promise<void> {
      await delay(restMs)
      await acceptAllWaiting()
      await new Promise<void>((closed) => {
        // Not in the timer's own turn: what has arrived is read after timers, before immediates.
        const sweep = setInterval(() => setImmediate(closeIdle), 50)
        // Not http.Server's close, which treats a response still being written as an idle connection.
        NetServer.prototype.close.call(server, () => {
          clearInterval(sweep)
          closed()
        })
        announceClose()
      })
    },
  }
}
